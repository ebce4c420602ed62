import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Returns a filter for the log: true for a request to one of `hosts` that carries no secret.
func shouldLog(_ hosts: [String]) -> (URLRequest) -> Bool {
  let known = Set(hosts.map { $0.lowercased() })
  return { request in
    guard let url = request.url, let host = url.host, known.contains(host.lowercased()) else {
      return false
    }
    if url.user != nil || url.password != nil { return false }
    let names = (request.allHTTPHeaderFields ?? [:]).keys.map { $0.lowercased() }
    return !names.contains("authorization") && !names.contains("cookie")
  }
}
