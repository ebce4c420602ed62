import Foundation
import Synchronization

/// Work that goes on in a thread of its own.
final class Meanwhile<Success: Sendable>: Sendable {
  private let outcome = Mutex<Result<Success, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws -> Success) {
    Thread.detachNewThread { [self] in
      let result = Result { try work() }
      outcome.withLock { $0 = result }
      done.signal()
    }
  }

  /// Waits for the end; throws what the work has thrown.
  func result() throws -> Success {
    done.wait()
    done.signal()
    return try outcome.withLock { $0 }!.get()
  }
}
