import Foundation
import Synchronization

/// Work that goes on in a thread of its own.
final class Meanwhile: Sendable {
  private let outcome = Mutex<Result<Void, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws -> Void) {
    Thread.detachNewThread { [self] in
      let result = Result { try work() }
      outcome.withLock { $0 = result }
      done.signal()
    }
  }

  func wait() {
    done.wait()
    done.signal()
  }

  /// Waits for the end; throws what the work has thrown.
  func result() throws {
    wait()
    try outcome.withLock { $0 }?.get()
  }
}
