import RxLite
import RxLiteTest

/// Exercise `testing/debounce-check`: write the test that tells a right `debounce` from wrong ones.
///
/// `debounce` sends an element once no other has come for `dueTime`: the last of each burst. An
/// element that still waits when its source completes is sent then, before the completion.
///
///     source   --1-2-3-------4---|
///       debounce(.seconds(3))
///              ---------3-------4|
///
/// You get a `debounce`. Try it on a clock of your own, and return whether it is right. Besides right
/// ones, your check will be shown three wrong ones: an impatient one, a late one and a forgetful one;
/// and a stubborn one, for checks that look at nothing but the times. Such changed versions are called
/// mutants, and a test that lets one live is not good enough.
///
/// Chapter 6, section 3: what does a test miss that compares elements alone? Section 5: `start { }`.
///
/// - Check it: `swift run course check testing/debounce-check`,
///   or `swift test --package-path Exercises --filter DebounceCheck`
/// - A hint: `swift run course hint testing/debounce-check`
func debounceCheck(_ debounce: @escaping Debounce) -> Bool {
  true  // Replace this line.
}

/// Something that claims to be `debounce`.
typealias Debounce = (
  _ source: Observable<Int>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
) -> Observable<Int>
