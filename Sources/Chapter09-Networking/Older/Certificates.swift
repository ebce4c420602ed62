import ChapterKit
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Decide = (URLSession, URLAuthenticationChallenge) -> (
  URLSession.AuthChallengeDisposition, URLCredential?
)

/// The part of Alamofire that the text uses: a session whose delegate asks a closure.
private final class SessionManager {
  let session = URLSession(configuration: .ephemeral)
  let delegate = SessionDelegate()
}

private final class SessionDelegate: NSObject, URLSessionDelegate {
  nonisolated(unsafe) var sessionDidReceiveChallenge: Decide?

  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let (disposition, credential) =
      sessionDidReceiveChallenge?(session, challenge) ?? (.performDefaultHandling, nil)
    completionHandler(disposition, credential)
  }
}

/// The value of NSURLAuthenticationMethodServerTrust, which Foundation has on Apple's platforms only.
private let serverTrust = "NSURLAuthenticationMethodServerTrust"

private func configureAlamofireManager(_ manager: SessionManager) {
  manager.delegate.sessionDidReceiveChallenge = { session, challenge in
    var disposition: URLSession.AuthChallengeDisposition = .performDefaultHandling
    var credential: URLCredential?

    if challenge.protectionSpace.authenticationMethod == serverTrust {
      disposition = .useCredential
      // On Apple's platforms: URLCredential(trust: challenge.protectionSpace.serverTrust!)
      credential = URLCredential(user: "anybody", password: "", persistence: .none)
    } else {
      if challenge.previousFailureCount > 0 {
        disposition = .cancelAuthenticationChallenge
      } else {
        credential = manager.session.configuration.urlCredentialStorage?
          .defaultCredential(for: challenge.protectionSpace)
        if credential != nil {
          disposition = .useCredential
        }
      }
    }
    return (disposition, credential)
  }
}

/// What the system does for a server whose App Transport Security is configured like this.
private struct AppTransportSecurity {
  private let settings: [String: Any]

  init(_ infoPlist: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(infoPlist.utf8), format: nil)
    settings = (list as? [String: Any])?["NSAppTransportSecurity"] as? [String: Any] ?? [:]
  }

  func allowsHTTP(to host: String) -> Bool {
    if settings["NSAllowsArbitraryLoads"] as? Bool == true { return true }
    let domains = settings["NSExceptionDomains"] as? [String: [String: Bool]] ?? [:]
    return domains.contains { domain, exception in
      let isIncluded = exception["NSIncludesSubdomains"] == true && host.hasSuffix("." + domain)
      return (host == domain || isIncluded)
        && exception["NSExceptionAllowsInsecureHTTPLoads"] == true
    }
  }
}

func certificates() {
  listing("transport-security", "hosts that may be asked without https", shows: "D6") {
    let infoPlist = """
      <plist version="1.0"><dict>
      <key>NSAppTransportSecurity</key> <dict>
        <key>NSAllowsArbitraryLoads</key> <false/>
        <key>NSExceptionDomains</key> <dict>
          <key>120.25.206.78</key> <dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/>
            <key>NSExceptionRequiresForwardSecrecy</key> <false/>
            <key>NSIncludesSubdomains</key> <true/>
          </dict>
          <key>www.popiano.org</key> <dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/>
            <key>NSExceptionRequiresForwardSecrecy</key> <false/>
            <key>NSIncludesSubdomains</key> <true/>
          </dict>
        </dict>
      </dict>
      </dict></plist>
      """
    let security = try! AppTransportSecurity(infoPlist)
    for host in ["120.25.206.78", "www.popiano.org", "img.www.popiano.org", "popiano.org"] {
      print("http://\(host): \(security.allowsHTTP(to: host) ? "loaded" : "refused")")
    }
  }

  listing("certificates", "what is answered to a server's challenge", shows: "D6") {
    let manager = SessionManager()

    func challenge(_ method: String, failures: Int = 0) -> URLAuthenticationChallenge {
      return URLAuthenticationChallenge(
        protectionSpace: URLProtectionSpace(
          host: "example.org", port: 443, protocol: "https", realm: nil,
          authenticationMethod: method),
        proposedCredential: nil, previousFailureCount: failures, failureResponse: nil, error: nil,
        sender: NobodyAsks())
    }

    func answer(_ challenge: URLAuthenticationChallenge) -> String {
      var answer = ""
      manager.delegate.urlSession(manager.session, didReceive: challenge) {
        disposition, credential in
        answer =
          switch disposition {
          case .useCredential: "use the credential of \(credential?.user ?? "nobody")"
          case .performDefaultHandling: "leave it to the system"
          default: "cancel"
          }
      }
      return answer
    }

    print("no closure:")
    print("  a certificate: \(answer(challenge(serverTrust)))")
    configureAlamofireManager(manager)
    print("the text's closure:")
    print("  a certificate, genuine or forged: \(answer(challenge(serverTrust)))")
    let password = NSURLAuthenticationMethodHTTPBasic
    print("  a password: \(answer(challenge(password)))")
    print("  a password, once more: \(answer(challenge(password, failures: 1)))")
  }
}

/// A challenge must have a sender. This one is never called.
private final class NobodyAsks: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
