import Foundation
import Synchronization

/// Blocks one thread until another opens the latch, which then stays open.
///
/// On the main thread, the run loop runs meanwhile: the work that opens the latch may be scheduled
/// there.
final class Latch: Sendable {
  private let opened = Atomic<Bool>(false)
  private let signal = DispatchSemaphore(value: 0)

  var isOpen: Bool { opened.load(ordering: .acquiring) }

  func open() {
    guard !opened.exchange(true, ordering: .acquiringAndReleasing) else { return }
    signal.signal()
    // Wakes the run loop, if that is waiting.
    DispatchQueue.main.async {}
  }

  /// Waits until the latch is open or the deadline has passed.
  ///
  /// - Returns: Whether the latch was opened in time.
  func wait(until deadline: DispatchTime) -> Bool {
    guard Thread.isMainThread else { return signal.wait(timeout: deadline) == .success }
    while !isOpen, DispatchTime.now() < deadline {
      // Inside work of the main queue, the run loop doesn't serve that queue, and may have nothing to
      // wait for. So it runs for a moment at a time, or the thread sleeps for a moment.
      let moment = 0.01
      let runs = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: moment))
      if !runs { _ = signal.wait(timeout: min(deadline, .now() + moment)) }
    }
    return isOpen
  }
}
