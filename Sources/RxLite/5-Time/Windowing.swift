extension ObservableType {
  /// Collects elements, and sends them together when there are `count` of them or `timeSpan` has
  /// passed, whichever comes first.
  ///
  ///     --1-2--3---4|
  ///       buffer(timeSpan: .seconds(5), count: 2).map { $0.joined() }
  ///     ----12---3--(4,|)
  ///
  /// Each time it starts to wait afresh, and what is sent may be empty. A `count` that is never
  /// reached, such as 0, leaves it to the time alone.
  ///
  /// - Ends: with its source; before the completion, what has been collected is sent.
  /// - Memory: the elements collected.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    timed(on: scheduler) { clock in
      var collected: [Element] = []
      let portions = Portions(clock, timeSpan, count) {
        let sent = collected
        collected = []
        clock.send(.next(sent))
      }
      portions.begin()
      return { event in
        if case .next(let element) = event {
          collected.append(element)
          return portions.add()
        }
        if event.isCompleted { clock.send(.next(collected)) }
        clock.sendEnding(event)
      }
    }
  }

  /// Sends a sequence at once, which passes the source's elements on; and another in its place when
  /// it has had `count` of them or `timeSpan` has passed, whichever comes first.
  ///
  ///     --1-2--3---4|
  ///       window(timeSpan: .seconds(5), count: 2).map { _ in "w" }
  ///     w---w----w--|
  ///
  /// Here a window is drawn as `w`; the first of the three sends 1 and 2. A window is a buffer whose
  /// elements don't wait: see ``buffer(timeSpan:count:scheduler:)``. One that is being listened to keeps
  /// the source going, even when nobody listens to the sequence of windows any more.
  ///
  /// - Ends: with its source, and the last window before it in the same way.
  /// - Memory: the window that is open.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Observable { downstream, seat in
      let clock = Clockwork(on: scheduler, downstream, seat)
      let claims = RefCountDisposable(disposable: clock)
      var window = PublishSubject<Element>()
      func open() {
        window = PublishSubject()
        clock.send(.next(window.claiming(claims)))
      }
      let portions = Portions(clock, timeSpan, count) {
        window.onCompleted()
        open()
      }
      open()
      portions.begin()
      clock.listen(to: source) { event in
        window.on(event)
        event.isStopEvent ? clock.sendEnding(event) : portions.add()
      }
      seat.attach(claims)
    }
  }
}

/// Counts what comes in portions: one is over when it has `count` elements or `timeSpan` has passed.
private final class Portions<Result> {
  private let clock: Clockwork<Result>
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let finish: () -> Void
  private var size = 0

  init(
    _ clock: Clockwork<Result>, _ timeSpan: RxTimeInterval, _ count: Int,
    finish: @escaping () -> Void
  ) {
    self.clock = clock
    self.timeSpan = timeSpan
    self.count = count
    self.finish = finish
  }

  /// The time of a portion begins.
  func begin() { clock.setAlarm(after: timeSpan, turn) }

  /// The portion has one element more.
  func add() {
    size += 1
    if size == count { turn() }
  }

  private func turn() {
    size = 0
    finish()
    begin()
  }
}
