import Foundation
import Synchronization

/// A gate that one thread waits at until another opens it, for good.
///
/// Whoever waits on the main thread runs its run loop meanwhile: what opens the gate may be scheduled
/// just there.
final class Gate: Sendable {
  private let opened = Atomic<Bool>(false)
  private let signal = DispatchSemaphore(value: 0)

  var isOpen: Bool { opened.load(ordering: .acquiring) }

  func open() {
    guard !opened.exchange(true, ordering: .acquiringAndReleasing) else { return }
    signal.signal()
    // Wakes the run loop, if that is what waits.
    DispatchQueue.main.async {}
  }

  /// Waits.
  ///
  /// - Returns: whether the gate has been opened in time.
  func wait(until deadline: DispatchTime) -> Bool {
    guard Thread.isMainThread else { return signal.wait(timeout: deadline) == .success }
    while !isOpen, DispatchTime.now() < deadline {
      // Within work of the main queue the run loop doesn't hear the queue, and may have nothing to
      // wait for; so it is asked anew after a moment, or given a moment to rest.
      let moment = 0.01
      let runs = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: moment))
      if !runs { _ = signal.wait(timeout: min(deadline, .now() + moment)) }
    }
    return isOpen
  }
}
