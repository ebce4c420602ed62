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
      func sendCollected() {
        let sent = collected
        collected = []
        clock.send(.next(sent))
        clock.setAlarm(after: timeSpan, sendCollected)
      }
      clock.setAlarm(after: timeSpan, sendCollected)
      return { event in
        switch event {
        case .next(let element):
          collected.append(element)
          if collected.count == count { sendCollected() }
        case .error(let error): clock.send(.error(error))
        case .completed:
          clock.send(.next(collected))
          clock.send(.completed)
        }
      }
    }
  }

  /// Sends a sequence at once, which passes the source's elements on; and another in its place when
  /// it has had `count` of them or `timeSpan` has passed, whichever comes first.
  ///
  /// See ``buffer(timeSpan:count:scheduler:)``: a window is a buffer whose elements don't wait. A window that is being listened to keeps the source going, even when nobody listens to the
  /// sequence of windows any more.
  ///
  /// - Ends: with its source, and the last window before it in the same way.
  /// - Memory: the window that is open.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Observable { downstream, seat in
      let clock = Clockwork(on: scheduler, downstream, seat)
      let subscription = RefCountDisposable(disposable: clock)
      var window = PublishSubject<Element>()
      var size = 0
      func open() {
        window = PublishSubject()
        size = 0
        clock.send(.next(window.keeping(subscription)))
        clock.setAlarm(after: timeSpan, next)
      }
      func next() {
        window.onCompleted()
        open()
      }
      open()
      clock.listen(to: source) { event in
        window.on(event)
        switch event {
        case .next:
          size += 1
          if size == count { next() }
        case .error(let error): clock.send(.error(error))
        case .completed: clock.send(.completed)
        }
      }
      seat.attach(subscription)
    }
  }
}

extension Observable {
  /// This sequence, each of whose subscriptions borrows from `shared`.
  fileprivate func keeping(_ shared: RefCountDisposable) -> Observable<Element> {
    Observable { [self] downstream, seat in
      let borrowed = shared.retain()
      let upstream = Seat()
      run(downstream, upstream)
      seat.attach(Disposables.create(borrowed, upstream))
    }
  }
}
