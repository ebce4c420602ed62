import RxLite
import RxLiteTest

/// Exercise `testing/record-until`: record a sequence, and leave it at a given tick.
///
/// Subscribe at tick 0, dispose at tick `end`, let the clock run, and return the observer.
///
///     source           --1--2--3--4--5--
///       record(until: 10)
///                      ^---------!
///                      --1--2--3-
///
/// The source must see it too: its `subscriptions` are to say `(0: 10)`. A sequence that has
/// ended before is not to be bothered again.
///
/// Chapter 6, section 4: `tear-down-never-runs`. Section 5 has a shorthand; do it by hand first.
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
