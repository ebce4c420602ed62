/// What the operators have in common that listen to a source and to an alarm clock, and may send at
/// either: one lock, the alarm, and the way out.
///
/// The handlers, of the source's events and of the alarm, run with the lock held. So they may change
/// the operator's state and send, and the thread of the source and that of the alarm wait for each
/// other (rule 2).
final class Clockwork<Result>: Disposable {
  private let downstream: AnyObserver<Result>
  private let seat: Seat
  private let upstream = Seat()
  private let alarm: Alarm
  private let lock = RecursiveLock()

  /// NB: An alarm can ring on one thread while it is set anew on another. This tells that it is late.
  private var alarmNumber = 0
  private var isOver = false

  init(on scheduler: any SchedulerType, _ downstream: AnyObserver<Result>, _ seat: Seat) {
    alarm = Alarm(on: scheduler)
    self.downstream = downstream
    self.seat = seat
  }

  /// The time.
  var now: RxTime { alarm.now }

  /// Sends an event. Only for handlers.
  func send(_ event: Event<Result>) {
    guard !isOver, seat.exitIsOpen else { return }
    isOver = event.isStopEvent
    downstream.on(event)
  }

  /// Sends an ending, which is the same for elements of any type. Only for handlers.
  func sendEnding<Element>(_ event: Event<Element>) {
    if event.isStopEvent { send(event.error.map { .error($0) } ?? .completed) }
  }

  /// Has `ring` called once `dueTime` has passed, unless the alarm is set anew before. Only for
  /// handlers, and before `listen`.
  func setAlarm(after dueTime: RxTimeInterval, _ ring: @escaping () -> Void) {
    alarmNumber += 1
    alarm.set(after: dueTime) { [self, number = alarmNumber] in
      lock.withLock { if number == alarmNumber, !isOver { ring() } }
    }
  }

  /// Subscribes to the source.
  func listen<Element>(
    to source: Observable<Element>, _ handle: @escaping (Event<Element>) -> Void
  ) {
    source.run(
      AnyObserver { [self] event in
        lock.withLock { if !isOver { handle(event) } }
        if event.isStopEvent { upstream.dispose() }
      }, upstream)
  }

  /// Stops the source and the alarm.
  func dispose() {
    upstream.dispose()
    alarm.dispose()
  }
}

extension ObservableType {
  /// An operator that listens to this source and to an alarm clock: `begin` is called for each run,
  /// and makes the handler of the source's events.
  ///
  /// - Memory: what the handler keeps, and one timer.
  func timed<Result>(
    on scheduler: any SchedulerType,
    _ begin: @escaping (Clockwork<Result>) -> (Event<Element>) -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { downstream, seat in
      let clock = Clockwork(on: scheduler, downstream, seat)
      clock.listen(to: source, begin(clock))
      seat.attach(clock)
    }
  }
}
