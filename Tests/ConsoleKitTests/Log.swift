import Foundation
import RxLite
import Synchronization

/// Remembers what happens, from any thread.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func add(_ line: String) { storage.withLock { $0.append(line) } }

  /// An observer that writes down each event.
  func observer<Element>(
    _ name: String = "", of: Element.Type = Element.self
  ) -> AnyObserver<Element> {
    AnyObserver { self.add("\(name)\($0)") }
  }
}

/// Runs what may wait on a thread of its own, so that no other test waits with it.
func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { done in
    Thread { done.resume(with: Swift.Result(catching: body)) }.start()
  }
}
