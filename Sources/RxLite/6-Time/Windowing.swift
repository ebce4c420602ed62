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
    let source = asObservable()
    return .join((elements: [Element](), size: 0)) { join in
      let alarm = Alarm(on: scheduler)
      func sendPortion() {
        let elements = join.state.elements
        join.state = ([], 0)
        join.send(elements)
        wait()
      }
      func wait() { alarm.set(after: timeSpan, for: join, sendPortion) }
      wait()
      let upstream = join.subscribe(to: source, disposes: .atEnd) { element in
        join.state.elements.append(element)
        join.state.size += 1
        if join.state.size == count { sendPortion() }
      } onCompleted: {
        join.send(join.state.elements)
        join.end(with: .completed)
      }
      return Pair(alarm, upstream)
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
    return .join((window: PublishSubject<Element>(), size: 0)) { join in
      let alarm = Alarm(on: scheduler)
      let upstream = Subscription()
      let references = RefCountDisposable(disposable: Pair(alarm, upstream))
      func open() {
        join.state = (PublishSubject(), 0)
        join.send(join.state.window.retaining(references))
      }
      func turn() {
        join.state.window.onCompleted()
        open()
        wait()
      }
      func wait() { alarm.set(after: timeSpan, for: join, turn) }
      open()
      wait()
      source.start(
        AnyObserver { event in
          join.locked {
            join.state.window.on(event)
            switch event {
            case .next:
              join.state.size += 1
              if join.state.size == count { turn() }
            case .error(let error): throw error
            case .completed: join.end(with: .completed)
            }
            if event.isStopEvent { upstream.dispose() }
          }
        }, as: upstream)
      return references
    }
  }
}
