import RxLite
import RxLiteTest

/// Exercise `testing/record-until`: record a sequence, and dispose the subscription at a given tick.
///
/// A test of an endless sequence, such as `interval`, has to dispose it, or `start()` never returns. And
/// the tick of the disposal belongs to the test: a source that still runs when the screen is gone is a
/// leak, and `subscriptions` shows it.
///
/// Subscribe at tick 0, dispose at tick `end`, let the clock run, and return the observer. It has
/// recorded what the source sent before `end`, errors and completion included, and nothing else: a
/// disposal sends no event.
///
///     source           --1--2--3--4--5--
///       record(until: 10)
///     subscription     ^---------!
///     recorded         --1--2--3--------
///
/// The source is subscribed to once, and its `subscriptions` are `[(0: 10)]`. If it completes or fails
/// before `end`, the subscription ends there. The clock stands at 0 when you are called. No test has an
/// event at tick `end` itself, and it doesn't matter how far the clock runs after `end`.
///
/// You will learn to schedule a disposal. Chapter 6, section 4: the listings `by-hand`
/// and `too-late-for-the-clock`.
///
/// - Check it: `swift run course check testing/record-until`,
///   or `swift test --package-path Exercises --filter RecordUntil`
/// - A hint: `swift run course hint testing/record-until`
extension TestScheduler {
  func record<Element>(
    _ source: Observable<Element>, until end: TestTime
  ) -> TestableObserver<Element> {
    createObserver(Element.self)  // Replace this line.
  }
}
