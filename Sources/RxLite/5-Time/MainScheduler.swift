import Dispatch
import Foundation
import Synchronization

/// Runs work on the main thread.
///
/// `instance` runs it at once if it is on the main thread already and nothing waits there.
/// `asyncInstance` always waits for the main queue to come round.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// The scheduler of the main thread.
  public static let instance = MainScheduler()

  /// The same, but never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: DispatchQueue.main)

  private let waiting = Waiting()

  /// The scheduler of the main thread. ``instance`` does for all.
  public init() { super.init(serialQueue: DispatchQueue.main) }

  /// Stops the program if it is not on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if !Thread.isMainThread {
      refuse(
        errorMessage
          ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to "
          + "schedule work on main thread.")
    }
  }

  /// Stops the program if it is not on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage ?? "Running on background thread.")
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isFirst = waiting.count.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    if isFirst, Thread.isMainThread {
      defer { waiting.count.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let work = ScheduledWork { action(state) }
    configuration.queue.async { [self] in
      work.run()
      waiting.count.subtract(1, ordering: .acquiringAndReleasing)
    }
    return work
  }
}

/// How much work waits on the main queue.
///
/// NB: An object of its own. Swift 6.3's optimizer crashes over an `Atomic` in a subclass when it takes
/// the `deinit` into another module.
private final class Waiting {
  let count = Atomic<Int>(0)
}
