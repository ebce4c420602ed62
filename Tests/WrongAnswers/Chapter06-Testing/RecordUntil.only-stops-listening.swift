// The clock goes on to `end` and no further, so nothing later is recorded. The subscription is still
// there, and goes on with the clock, if anybody lets it.
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
    advanceTo(end)
    return observer
  }
}
