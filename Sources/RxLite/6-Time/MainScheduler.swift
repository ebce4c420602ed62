import Dispatch
import Synchronization

/// Runs work on the main thread.
///
/// `instance` runs work at once if it is called on the main thread and no other work is waiting
/// there. `asyncInstance` always schedules work on the main queue. Use ``ConcurrentMainScheduler``
/// for `subscribe(on:)`, which needs no order.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// The shared scheduler of the main thread.
  public static let instance = MainScheduler()

  /// A scheduler of the main thread that never runs work at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: DispatchQueue.main)

  private let waiting = PendingCount()

  /// Creates a scheduler of the main thread. ``instance`` is enough for most purposes.
  public init() { super.init(serialQueue: DispatchQueue.main) }

  /// Stops the program if it is not on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if !DispatchQueue.isMain {
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

  override func runsAtOnce(_ work: () -> Void) -> Bool {
    let isFirst = waiting.count.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    defer { waiting.count.subtract(1, ordering: .acquiringAndReleasing) }
    guard isFirst, DispatchQueue.isMain else { return false }
    work()
    return true
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    var result: (any Disposable)?
    if runsAtOnce({ result = action(state) }), let result { return result }
    waiting.count.add(1, ordering: .acquiringAndReleasing)
    let work = ScheduledWork { action(state) }
    configuration.queue.async { [self] in
      work.run()
      waiting.count.subtract(1, ordering: .acquiringAndReleasing)
    }
    return work
  }
}

/// The amount of work that waits on the main queue.
///
/// NB: It is an object because Swift 6.3's optimizer crashes over an `Atomic` in a subclass when it
/// inlines the `deinit` into another module.
private final class PendingCount {
  let count = Atomic<Int>(0)
}

extension DispatchQueue {
  /// Whether this code runs on the main queue.
  ///
  /// NB: This differs from `Thread.isMainThread`: on Linux an asynchronous `main` runs the main
  /// queue on another thread.
  package static var isMain: Bool { getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
