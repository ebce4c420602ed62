import RxLite

/// A scheduler that calls a closure before each piece of work, and can drop all work that waits.
final class WatchedScheduler: SchedulerType {
  private let inner: any SchedulerType
  private let beforeWork: () -> Void
  private let witness: MarbleWitness?
  private let waiting = CompositeDisposable()

  /// - Parameter witness: Attributes each piece of work to a subscription.
  init(
    _ inner: any SchedulerType, witness: MarbleWitness? = nil,
    beforeWork: @escaping () -> Void = {}
  ) {
    self.inner = inner
    self.witness = witness
    self.beforeWork = beforeWork
  }

  var now: RxTime { inner.now }

  func stop() { waiting.dispose() }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    watch(inner.schedule(state, action: watched(action)))
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    watch(inner.scheduleRelative(state, dueTime: dueTime, action: watched(action)))
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    watch(
      inner.schedulePeriodic(
        state, startAfter: startAfter, period: period, action: watched(action)))
  }

  private func watched<State, Result>(
    _ action: @escaping (State) -> Result
  ) -> (State) -> Result {
    let action = witness?.carrying(action) ?? action
    return { [beforeWork] state in
      beforeWork()
      return action(state)
    }
  }

  private func watch(_ work: any Disposable) -> any Disposable {
    guard let key = waiting.insert(work) else { return Disposables.create() }
    return Disposables.create { [waiting] in waiting.remove(for: key) }
  }
}
