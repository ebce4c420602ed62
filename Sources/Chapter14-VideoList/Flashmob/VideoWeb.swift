import ChapterKit
import Foundation

/// The server, and a service that asks it, for a program that must do the same in each run: it says when
/// a piece of a video is sent, and waits until it has arrived.
final class VideoWeb {
  let server: VideoServer
  let service: VideoService

  init(_ films: [Film] = Film.all) {
    server = VideoServer(films, pace: .gated)
    service = VideoService(server.url)
  }

  /// Lets the next piece of a video arrive.
  ///
  /// - Returns: Whether it has been asked for.
  @discardableResult
  func pass(_ id: String) -> Bool {
    wait()
    let hasPassed = server.letPiecePass(of: id)
    wait()
    return hasPassed
  }

  /// Waits until all answers have arrived but those that the server holds back, and until nothing is
  /// left for the main thread to do.
  func wait() {
    runMainQueue(until: { service.pathsInFlight.sorted() == server.heldPaths.sorted() })
    runMainQueue()
  }
}

/// Lets the main thread do what it has to do until a condition holds.
func runMainQueue(until isMet: () -> Bool) {
  let limit = Date(timeIntervalSinceNow: 60)
  repeat {
    runMainQueue()
    if isMet() { return }
    Thread.sleep(forTimeInterval: 0.0005)
  } while Date() < limit
  fatalError("What the program waits for has not happened within a minute.")
}
