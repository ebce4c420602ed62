import RxLite
import RxLiteTest

extension TestScheduler {
  /// Records a sequence from tick 0 on, and disposes the subscription at tick `end`.
  ///
  ///     source           --1--2--3--4--5--
  ///       record(until: 10)
  ///     subscription     ^---------!
  ///     recorded         --1--2--3--------
  ///
  /// Both the subscription and its disposal are scheduled before the clock starts. What is scheduled after
  /// `start()` has returned happens only if something moves the clock again.
  func record<Element>(
    _ source: Observable<Element>, until end: TestTime
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    scheduleAt(0) { subscription.disposable = source.subscribe(observer) }
    scheduleAt(end) { subscription.dispose() }
    start()
    return observer
  }
}
