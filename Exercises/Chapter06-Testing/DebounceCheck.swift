import RxLite
import RxLiteTest

/// Exercise `testing/debounce-check`: write the test that tells a right `debounce` from wrong ones, with three
/// elements.
///
/// A test that has never failed may be one that can't. So testers plant mistakes in the code on purpose,
/// and see whether the test finds them. The changed versions are called *mutants*, and a test that lets
/// one live is not good enough.
///
/// `debounce` emits an element when no other has followed for `dueTime`. If an element is still waiting when its
/// source completes, it is emitted then, before the completion:
///
///     source   -1|
///       debounce(.seconds(3))
///              --(1,|)
///
/// You receive a function that claims to be `debounce`. Return whether it is right.
///
/// - You will be given right ones, made in different ways, and seven mutants, with one fault each. The check shows
///   which mutants live, and what they do.
/// - Run the function as often as you like, with a new `TestScheduler` for each run. In all runs together, your
///   sources send three elements at most. Completions don't count.
/// - Don't send an element exactly `dueTime` after another, and let no source fail: in these two cases right ones
///   differ.
///
/// You will learn to choose the events of a test, so that it is small and nothing escapes it. Chapter 6, section 6:
/// what does a test that compares only elements miss? Section 3: `start { }`.
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
