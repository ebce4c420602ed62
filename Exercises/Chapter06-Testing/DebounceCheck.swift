import RxLite
import RxLiteTest

/// Exercise `testing/debounce-check`: write the test that tells a right `debounce` from wrong ones.
///
/// A test that has never failed may be one that can't. So testers plant mistakes in the code on purpose,
/// and see whether the test finds them. The changed versions are called *mutants*, and a test that lets
/// one live is not good enough.
///
/// `debounce` emits an element when no other has followed for `dueTime`: the last of each burst. If an
/// element is still waiting when its source completes, it is emitted then, before the completion.
///
///     source   --1-2-3-------4---|
///       debounce(.seconds(3))
///              ---------3-------4|
///
/// You receive a function that claims to be `debounce`. Run it on a `TestScheduler` of your own, as often
/// as you like, and return whether it is right. You will be given right ones, made in different ways, and
/// six mutants: an impatient one, two late ones, a forgetful one, a stubborn one and an endless one.
///
/// Don't send an element exactly `dueTime` after the one before: then a right `debounce` may emit the earlier
/// one or drop it.
///
/// You will learn to choose the events of a test. Chapter 6, section 6: what does a test that compares only
/// elements miss? Section 3: `start { }`.
///
/// - Check it: `swift run course check testing/debounce-check`,
///   or `swift test --package-path Exercises --filter DebounceCheck`
/// - A hint: `swift run course hint testing/debounce-check`
func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  true  // Replace this line.
}

/// A function that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
