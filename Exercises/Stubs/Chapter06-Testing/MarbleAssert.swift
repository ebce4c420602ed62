/// Exercise `testing/marble-assert`: say where two marble diagrams differ.
///
/// Return `nil` if they say the same. Otherwise return three lines: what was expected, below it what
/// came, and below that a `^` under each column in which the two differ.
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ^   ^
///
/// Each character is one column, and a `-` is silence. After its last column a diagram is silent, so
/// `-1-` says the same as `-1`. Show both as they were given, and no blanks after the last `^`.
///
/// Chapter 6, section 6: the listing `marbles-differ`.
///
/// - Check it: `swift run course check testing/marble-assert`,
///   or `swift test --package-path Exercises --filter MarbleAssert`
/// - A hint: `swift run course hint testing/marble-assert`
func marbleDifference(expected: String, actual: String) -> String? {
  "they differ"  // Replace this line.
}
