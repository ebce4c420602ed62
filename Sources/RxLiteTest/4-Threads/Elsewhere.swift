import Foundation
import Synchronization

/// Notices what arrives on another thread than the one on which it was created.
final class Elsewhere {
  private let home = pthread_self()
  private let count = Atomic(0)
  private let arrival = DispatchSemaphore(value: 0)

  /// - Returns: Whether the current thread is another one.
  func notices() -> Bool {
    if pthread_equal(pthread_self(), home) != 0 { return false }
    count.add(1, ordering: .acquiringAndReleasing)
    arrival.signal()
    return true
  }

  /// Whether something has arrived on another thread so far.
  var hasNoticed: Bool { count.load(ordering: .acquiring) > 0 }

  /// Whether something arrives on another thread, now that it is missing here.
  ///
  /// The check has failed already: this only lets its message say where the events go. It ends when one
  /// arrives; after the first time that none does, nobody waits that long again.
  func willNotice() -> Bool {
    let seconds = Self.patience.withLock { $0 }
    if hasNoticed || arrival.wait(timeout: .now() + seconds) == .success { return true }
    Self.patience.withLock { $0 = 0.02 }
    return false
  }

  private static let patience = Mutex(0.5)
}
