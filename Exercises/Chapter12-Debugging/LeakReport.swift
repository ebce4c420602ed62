/// Exercise `debugging/leak-report`: visit a screen until you know whether it leaks.
///
/// A nightly test visits each screen of an app, and fails if one of them leaks. Two visits aren't always
/// enough for that: a cache may fill for a while. So visit the screen until two visits in a row have added
/// the same number of objects, and return that number. `visit` opens the screen, uses it and goes back;
/// `count` returns how many objects are alive, as `Resources.total` does. Here the first two visits have
/// also loaded what is kept, and the screen leaks three objects each time:
///
///     visits              1     2     3     4
///     count        100   147   152   155   158
///     added               47     5     3     3
///     leakReport                             3
///
/// - A screen that adds nothing leaks nothing: the result is 0. If fewer objects are alive after each visit,
///   the result is negative.
/// - A visit takes time. Make none after you know the result.
/// - If after ten visits no two in a row have added the same number, return `nil`: nobody can tell.
///
/// Chapter 12, section 6.
///
/// - Check it: `swift run course check debugging/leak-report`,
///   or `swift test --package-path Exercises --filter LeakReport`
/// - A hint: `swift run course hint debugging/leak-report`
func leakReport(count: () -> Int, visit: () -> Void) -> Int? {
  -1  // Replace this line.
}
