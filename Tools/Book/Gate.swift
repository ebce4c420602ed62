import ConsoleKit
import Foundation
import Synchronization

/// Decides which requests the book answers. Each request comes here first, whatever it asks for.
///
/// The book runs code with the rights of its reader. So it answers the reader's own pages and nobody else:
/// no other site that is open in the same browser, no name that somebody has pointed at this machine, and no
/// other program that guesses the port.
final class Gate: Sendable {
  /// A secret of this start. It is in the address that the terminal shows.
  let token = Gate.secret()
  /// A secret that opens the book once. It is given to the program that opens a browser, whose arguments other
  /// users of the machine can list.
  let pass = Gate.secret()
  private let isPassUsed = Mutex(false)

  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What the gate says to a request.
  enum Verdict {
    case open
    case closed(LoopbackResponse)
  }

  func verdict(on request: LoopbackRequest, port: Int) -> Verdict {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard hosts.contains(request.headers["host"] ?? "") else {
      return no(421, "This is not the address of the book.")
    }
    guard ["GET", "POST"].contains(request.method) else {
      return no(405, "The book knows GET and POST.")
    }
    let isPost = request.method == "POST"
    if let refusal = strangers(request, hosts, isPost: isPost) { return refusal }
    let cookie = "course-\(port)"
    if !isPost, request.path == "/", let given = request.query["token"] {
      guard isToken(given) || isPass(given) else { return unknown }
      // The address that stays in the browser's history is without the secret.
      var response = LoopbackResponse.redirect(to: "/")
      response.headers["Set-Cookie"] = "\(cookie)=\(token); HttpOnly; SameSite=Strict; Path=/"
      return .closed(response)
    }
    let cookies = (request.headers["cookie"] ?? "").split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard cookies.contains(where: { $0.first == cookie && isToken($0.last ?? "") }) else {
      return unknown
    }
    if isPost {
      guard request.headers["content-type"] == "application/json",
        request.headers["x-course"] == "1"
      else { return no(415, "The book takes JSON from its own pages.") }
    }
    return .open
  }

  /// Refuses what another site has sent. A browser says where a request comes from; a request that can have an
  /// effect must say it.
  private func strangers(_ request: LoopbackRequest, _ hosts: [String], isPost: Bool) -> Verdict? {
    let refusal = no(403, "The book answers its own pages.")
    if let site = request.headers["sec-fetch-site"] {
      return site == "same-origin" || !isPost && site == "none" ? nil : refusal
    }
    if let origin = request.headers["origin"] {
      return hosts.contains(where: { origin == "http://\($0)" }) ? nil : refusal
    }
    return isPost ? refusal : nil
  }

  private func isToken(_ guess: String) -> Bool { Self.isEqual(guess, token) }

  private func isPass(_ guess: String) -> Bool {
    guard Self.isEqual(guess, pass) else { return false }
    return isPassUsed.withLock { isUsed in
      defer { isUsed = true }
      return !isUsed
    }
  }

  /// It takes as long for a guess that is nearly right as for any other.
  private static func isEqual(_ guess: String, _ secret: String) -> Bool {
    let (one, other) = (Array(secret.utf8), Array(guess.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private var unknown: Verdict {
    no(403, "Open the address that `swift run course book` shows in the terminal.")
  }

  private func no(_ status: Int, _ sentence: String) -> Verdict {
    .closed(.text(sentence + "\n", status: status))
  }
}
