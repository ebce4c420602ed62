import Foundation
import Synchronization

/// Notices what arrives on a thread other than the one on which it was created.
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

  /// Waits for something to arrive on another thread, since it hasn't arrived here.
  ///
  /// The check has failed already: this only lets its message say where the events go. After the first
  /// wait in vain, later waits are shorter.
  ///
  /// - Returns: Whether something arrived.
  func willNotice() -> Bool {
    let seconds = Self.patience.withLock { $0 }
    if hasNoticed || arrival.wait(timeout: .now() + seconds) == .success { return true }
    Self.patience.withLock { $0 = 0.02 }
    return false
  }

  private static let patience = Mutex(0.5)
}
