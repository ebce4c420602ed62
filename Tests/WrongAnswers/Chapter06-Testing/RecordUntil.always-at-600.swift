// Each test that one has read says 600, and so it was written down.
// Rejected with: the source was subscribed at 0 and disposed at 600
import RxLite
import RxLiteTest

extension TestScheduler {
  func record<Element>(
    _ source: Observable<Element>, until end: TestTime
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    let subscription = source.subscribe(observer)
    scheduleAt(600) { subscription.dispose() }
    start()
    return observer
  }
}
