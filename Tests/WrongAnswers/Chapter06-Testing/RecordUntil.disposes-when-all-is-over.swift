// The subscription is disposed, with certainty: after `start()` has returned. By then the source has
// sent all it had, and the clock stands at its last event.
// Rejected with: the source was subscribed at 0 and disposed at 700
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
    subscription.dispose()
    return observer
  }
}
