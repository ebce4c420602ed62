import ChapterKit
import Foundation

/// The server and its client, for a program that must do the same in each run: the program decides when a
/// piece of a video is sent, and waits until it has arrived.
final class VideoWeb {
  let server: VideoServer
  let service: VideoService

  init(_ films: [Film] = Film.all) {
    server = VideoServer(films, pace: .gated)
    service = VideoService(server.url)
  }

  /// Lets the next piece of a video arrive.
  ///
  /// - Returns: Whether it had been requested.
  @discardableResult
  func pass(_ id: String) -> Bool {
    wait()
    let hasPassed = server.letPiecePass(of: id)
    wait()
    return hasPassed
  }

  /// Whether a piece of a video has been requested, and waits to be sent.
  func isRequested(_ id: String) -> Bool {
    wait()
    return server.heldPaths.contains("/videos/\(id)")
  }

  /// Waits until all answers have arrived, except for those that the server holds back, and until the main
  /// thread has nothing left to do.
  func wait() {
    runMainQueue(until: { service.pathsInFlight.sorted() == server.heldPaths.sorted() })
    runMainQueue()
  }
}

/// Runs the work of the main thread until a condition holds.
func runMainQueue(until isMet: () -> Bool) {
  let limit = Date(timeIntervalSinceNow: 60)
  repeat {
    runMainQueue()
    if isMet() { return }
    Thread.sleep(forTimeInterval: 0.0005)
  } while Date() < limit
  fatalError("What the program waits for has not happened within a minute.")
}
