import RxLite
import RxLiteTest

/// Exercise `testing/marble-assert`: build the test that is drawn, and that points at what differs.
///
/// The drawings of section 8 are the course's own. With RxSwift there are only lists of events, unless you
/// bring some forty lines along. Here you write them.
///
/// `source` draws a cold source. The column is the tick: the first character stands at tick 0.
/// A `-` is silence, `|` the completion, `X` an error, and each other character is an element with that text.
/// Whatever the error, it is drawn as an `X`.
///
/// Make a clock on which work that is due now takes no tick (section 7). Apply `operation` to the source and
/// the clock, once. Subscribe to the result at tick 0, and dispose at tick 100, since it may never end.
///
/// Draw what you have recorded in the same way. That is the *actual* diagram, and its last column is the
/// last event. Return `nil` if it means the same as `expected`. Otherwise return three lines: the expected
/// diagram as it was given, below it the actual one, and below that an `↑` under each column in which they
/// differ. (`^` is taken: it means *subscribed*.)
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ↑   ↑
///
/// After its last column a diagram is silent: `-1-` means the same as `-1`. The labels take ten columns, as
/// above. The text ends with the last `↑`: no blanks and no line break come after it. In the tests no two events
/// share a tick, nothing happens at tick 100, and each element of the result is one character.
///
/// You will learn what a test that is drawn does, and what makes a failure helpful. Chapter 6, section 8: the
/// listing `marbles-differ`; section 7: `work-takes-a-tick`.
///
/// - Check it: `swift run course check testing/marble-assert`,
///   or `swift test --package-path Exercises --filter MarbleAssert`
/// - A hint: `swift run course hint testing/marble-assert`
func marbleDifference(
  source: String, expected: String,
  operation: @escaping (Observable<String>, TestScheduler) -> Observable<String>
) -> String? {
  "they differ"  // Replace this line.
}
