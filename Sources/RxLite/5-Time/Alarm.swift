/// An alarm clock: rings once, unless it is set anew or disposed before.
final class Alarm: Disposable {
  private let scheduler: any SchedulerType
  private let waiting = SerialDisposable()

  init(on scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// The time.
  var now: RxTime { scheduler.now }

  /// Has `ring` called once `dueTime` has passed. The call that was waiting before is given up.
  func set(after dueTime: RxTimeInterval, _ ring: @escaping () -> Void) {
    guard !waiting.isDisposed else { return }
    let call = SingleAssignmentDisposable()
    waiting.disposable = call
    call.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) {
        ring()
        return Disposables.create()
      })
  }

  func dispose() { waiting.dispose() }
}
