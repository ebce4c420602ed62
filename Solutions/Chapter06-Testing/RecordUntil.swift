import RxLite
import RxLiteTest

extension TestScheduler {
  /// Records a sequence from tick 0 on, and leaves it at tick `end`.
  ///
  ///     source           --1--2--3--4--5--
  ///       record(until: 10)
  ///                      ^---------!
  ///                      --1--2--3-
  ///
  /// Both ends of the subscription are scheduled before the clock starts. What is scheduled after
  /// `start()` has returned waits for a clock that nobody starts again.
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
