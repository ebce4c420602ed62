/// Exercise `debugging/leak-report`: two visits to a screen.
///
/// You suspect that a screen leaks. `visit` opens it, uses it and goes back; `count` returns how many
/// objects are alive, as `Resources.total` does. Return by how many objects a visit increases the
/// count, once everything that is loaded only once has been loaded:
///
///     count            100  ────────  147  ────────  150
///                            visit          visit
///     leakReport                                3
///
/// - Make two visits, no more: a visit takes time.
/// - If fewer objects are alive in the end, the result is negative.
///
/// Chapter 12, section 4.
///
/// - Check it: `swift run course check debugging/leak-report`,
///   or `swift test --package-path Exercises --filter LeakReport`
/// - A hint: `swift run course hint debugging/leak-report`
func leakReport(count: () -> Int, visit: () -> Void) -> Int {
  -1  // Replace this line.
}
