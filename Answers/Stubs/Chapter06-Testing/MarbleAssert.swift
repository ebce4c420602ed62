/// Exercise `testing/marble-assert`: show where two marble diagrams differ.
///
/// "`-1---2-3-|` is not equal to `-1-1-2---|`": the reader of this has to find the difference. A message
/// that points at it saves that time in each failing test.
///
/// Return `nil` if both diagrams mean the same. Otherwise return three lines: the expected one, below it
/// the actual one, and below that an `↑` under each column in which they differ. (`^` is taken: it means
/// *subscribed*.)
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ↑   ↑
///
/// Each character is one column, whatever it is, and a `-` is silence. After its last column a diagram is
/// silent: `-1-` means the same as `-1`. Show both as they were given. The labels take ten columns, as
/// above. The text ends with the last `↑`: no blanks and no line break come after it.
///
/// You will learn what makes a failure helpful. Chapter 6, section 7: the listing `marbles-differ`.
///
/// - Check it: `swift run course check testing/marble-assert`,
///   or `swift test --package-path Exercises --filter MarbleAssert`
/// - A hint: `swift run course hint testing/marble-assert`
func marbleDifference(expected: String, actual: String) -> String? {
  "they differ"  // Replace this line.
}
