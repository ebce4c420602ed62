import ConsoleKit
import Foundation

/// The server of the videos, on this machine.
///
/// | path | answer |
/// | --- | --- |
/// | `/videos` | the list, as JSON |
/// | `/videos/*` | a video, or the part of it that `Range` asks for |
final class VideoServer: Sendable {
  private let answers: VideoAnswers
  private let server: LoopbackServer

  /// Starts the server, on a port that is free. It stops with this object.
  init(_ films: [Film] = Film.all, pace: VideoAnswers.Pace = .immediate) {
    let answers = VideoAnswers(films, pace: pace)
    do {
      server = try LoopbackServer(
        LoopbackRoute("/videos") { _ in answers.list() },
        LoopbackRoute("/videos/*") { request, reply in answers.answer(request, reply) })
    } catch {
      fatalError("The server could not start on 127.0.0.1: \(error)")
    }
    self.answers = answers
  }

  deinit { server.stop() }

  /// The server's address, without a path.
  var url: URL { server.url("/") }

  /// The requests that have come, a line each.
  var log: String { server.requests.map { "\($0)" }.joined(separator: "\n") }

  /// The paths of the requests that have no answer yet.
  var waitingPaths: [String] { server.requests.filter { $0.outcome == .waiting }.map(\.path) }

  /// Changes what the server lists.
  func list(_ films: [Film]) { answers.list(films) }

  /// Lets the next answer for a video break off in the middle.
  func breakOff(_ id: String) { answers.breakOff("/videos/\(id)") }

  /// Whether each answer breaks off, those that wait included.
  var isOffline: Bool {
    get { answers.isOffline }
    set { answers.isOffline = newValue }
  }

  /// Answers the request for a piece of a video that waits, and returns when the answer is sent.
  ///
  /// - Returns: Whether one waits.
  func letPiecePass(of id: String) -> Bool {
    let path = "/videos/\(id)"
    let answered: @Sendable ([LoopbackEntry]) -> Int = { entries in
      entries.count { $0.path == path && $0.outcome != .waiting }
    }
    let requests = server.requests.filter { $0.path == path }
    let before = answered(requests)
    guard before < requests.count else { return false }
    // A request stands in the log a moment before it is held.
    while answers.arrivals(path) < requests.count { Thread.sleep(forTimeInterval: 0.0002) }
    return answers.release(path) && server.wait { answered($0) > before }
  }
}
