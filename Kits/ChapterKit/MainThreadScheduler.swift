import RxLite

/// The counterpart of `MainScheduler` for listings. Work for now runs at once on the main thread; from any
/// other thread it is sent there. Work for later waits on the listing's clock.
///
/// NB: A virtual clock moves while the listing sleeps, on the thread that sleeps: the main one.
final class MainThreadScheduler: SchedulerType {
  private let clockwork: any SchedulerType
  private let main = MainScheduler()

  init(clockwork: any SchedulerType) { self.clockwork = clockwork }

  var now: RxTime { clockwork.now }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    main.schedule(state, action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    clockwork.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    clockwork.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
