import ChapterKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#else
  import Foundation
#endif

/// A server's challenge before it answers, and what is known about it.
struct Challenge {
  /// Whether the server shows its certificate. Otherwise it asks for a name and a password.
  let isServerTrust: Bool
  /// Whether the system trusts the certificate.
  var isTrusted = false
  /// Whether a name and a password are stored for this server.
  var isPasswordStored = false
  var previousFailureCount = 0
}

func certificates() {
  listing("certificates", "a decision as a pure function, wrong and right", shows: "D6") {
    func trustEverybody(_ challenge: Challenge) -> URLSession.AuthChallengeDisposition {
      if challenge.isServerTrust { return .useCredential }
      if challenge.previousFailureCount > 0 { return .cancelAuthenticationChallenge }
      return challenge.isPasswordStored ? .useCredential : .performDefaultHandling
    }

    func leaveTrustToTheSystem(_ challenge: Challenge) -> URLSession.AuthChallengeDisposition {
      if challenge.isServerTrust { return .performDefaultHandling }
      return trustEverybody(challenge)
    }

    func isConnected(
      _ challenge: Challenge,
      by decide: (Challenge) -> URLSession.AuthChallengeDisposition
    ) -> String {
      switch decide(challenge) {
      case .useCredential: "connected"
      case .performDefaultHandling: challenge.isTrusted ? "connected" : "refused"
      default: "refused"
      }
    }

    let genuine = Challenge(isServerTrust: true, isTrusted: true)
    let forged = Challenge(isServerTrust: true, isTrusted: false)
    for (name, challenge) in [("genuine", genuine), ("forged", forged)] {
      print("\(name) certificate, trust everybody: \(isConnected(challenge, by: trustEverybody))")
      print(
        "\(name) certificate, ask the system:  \(isConnected(challenge, by: leaveTrustToTheSystem))"
      )
    }
  }
}
