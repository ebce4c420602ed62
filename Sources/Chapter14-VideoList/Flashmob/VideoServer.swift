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

  /// Starts the server, on a port that is free. It stops when this object is released.
  init(_ films: [Film] = Film.all, pace: VideoAnswers.Pace = .immediate) {
    let answers = VideoAnswers(films, pace: pace)
    do {
      server = try LoopbackServer(
        LoopbackRoute("/videos") { answers.list(from: Int($0.query["index"] ?? "") ?? 0) },
        LoopbackRoute("/videos/*") { request, reply in answers.answer(request, reply) })
    } catch {
      fatalError("The server could not start on 127.0.0.1: \(error)")
    }
    self.answers = answers
  }

  deinit { server.stop() }

  /// The server's address, without a path.
  var url: URL { server.url("/") }

  /// The requests so far, one line each.
  var log: String { server.requests.map { "\($0)" }.joined(separator: "\n") }

  /// The requested parts of videos, one line each.
  var ranges: String { answers.ranges.joined(separator: "\n") }

  /// The paths of the requests that the server holds back: a path for each of them.
  var heldPaths: [String] {
    let requests = server.requests
    return Set(requests.map(\.path)).flatMap { path in
      heldNumbers(of: path, in: requests).map { _ in path }
    }
  }

  /// Returns the numbers, among the requests for this path, of those that are held back.
  ///
  /// A request is in the log a moment before it is held back, and one that has been cancelled is held back
  /// until the server has noticed.
  private func heldNumbers(of path: String, in requests: [LoopbackEntry]) -> [Int] {
    let held = answers.heldNumbers(of: path)
    return requests.filter { $0.path == path }.enumerated()
      .filter { index, request in request.outcome == .waiting && held.contains(index + 1) }
      .map { index, _ in index + 1 }
  }

  /// Changes the server's list.
  func list(_ films: [Film]) { answers.list(films) }

  /// Makes the next answer for a video break off in the middle.
  func breakOff(_ id: String) { answers.breakOff("/videos/\(id)") }

  /// Whether all answers break off, including those that wait.
  var isOffline: Bool {
    get { answers.isOffline }
    set { answers.isOffline = newValue }
  }

  /// Answers the first request for a piece of a video that is held back, and returns when the answer has been
  /// sent.
  ///
  /// - Returns: Whether there is one.
  func letPiecePass(of id: String) -> Bool {
    let path = "/videos/\(id)"
    guard let number = heldNumbers(of: path, in: server.requests).first,
      answers.release(path, number: number)
    else { return false }
    return server.wait { $0.filter { $0.path == path }[number - 1].outcome != .waiting }
  }
}
