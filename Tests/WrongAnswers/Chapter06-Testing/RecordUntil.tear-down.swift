// First the test, then the tidying up, as in the text's `tearDown`. But what is scheduled after
// `start()` has returned waits for a clock that nobody starts again.
// Rejected with: the source was subscribed at 0 and never disposed
import RxLite
import RxLiteTest

extension TestScheduler {
  func record<Element>(
    _ source: Observable<Element>, until end: TestTime
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    scheduleAt(0) { subscription.disposable = source.subscribe(observer) }
    start()
    scheduleAt(end) { subscription.dispose() }
    return observer
  }
}
