import RxLite

extension TestScheduler {
  /// Creates a sequence at one tick, subscribes at a second, disposes the subscription at a third,
  /// and runs all scheduled work.
  ///
  /// - Returns: The observer, with all events that it has received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    var source: Observable<Element>?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) {
      if let source { subscription.disposable = source.subscribe(observer) }
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Creates the sequence at 100, subscribes at 200, and disposes at `disposed`.
  ///
  /// - Returns: The observer, with all events that it has received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// Creates the sequence at 100, subscribes at 200, and disposes at 1000.
  ///
  ///     let result = scheduler.start { Observable.just(1).delay(.seconds(5), scheduler: scheduler) }
  ///
  /// - Returns: The observer, with all events that it has received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
