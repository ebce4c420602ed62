extension ObservableType {
  /// Collects elements, and emits them together when there are `count` of them or `timeSpan` has
  /// passed, whichever comes first.
  ///
  ///     --1-2--3---4|
  ///       buffer(timeSpan: .seconds(5), count: 2).map { $0.joined() }
  ///     ----12---3--(4,|)
  ///
  /// After each array the count and the time start again. An array may be empty. With a `count`
  /// that is never reached, such as 0, only the time decides.
  ///
  /// - Ends: With its source. The collected elements are emitted before the completion.
  /// - Memory: The collected elements.
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
      join.locked(wait)
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

  /// Emits a sequence of the source's elements at once, and replaces it by another when it has
  /// received `count` of them or `timeSpan` has passed, whichever comes first.
  ///
  ///     --1-2--3---4|
  ///       window(timeSpan: .seconds(5), count: 2).map { _ in "w" }
  ///     w---w----w--|
  ///
  /// Here a window is drawn as `w`; the first of the three emits 1 and 2. A window is a buffer
  /// whose elements don't wait: see ``buffer(timeSpan:count:scheduler:)``. A subscription to a
  /// window keeps the source running, even after the subscription to the sequence of windows has
  /// been disposed.
  ///
  /// - Ends: With its source. The last window ends before it, in the same way.
  /// - Memory: The open window.
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
      join.locked {
        open()
        wait()
      }
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
          }
          if event.isStopEvent { upstream.dispose() }
        }, attachedTo: upstream)
      return references
    }
  }
}
