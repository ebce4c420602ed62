// `URLComponents` takes the address apart.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Returns a filter for the log: true for a request to one of `hosts` that carries no secret.
func shouldLog(_ hosts: [String]) -> (URLRequest) -> Bool {
  { request in
    guard let url = request.url,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil
    else { return false }
    return hosts.contains { $0.caseInsensitiveCompare(host) == .orderedSame }
      && ["Authorization", "Cookie"].allSatisfy { request.value(forHTTPHeaderField: $0) == nil }
  }
}
