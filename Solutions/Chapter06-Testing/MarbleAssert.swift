/// Returns where two marble diagrams differ: `nil` if they mean the same; otherwise expected above actual,
/// and an `↑` below each column in which they differ.
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ↑   ↑
///
/// The shorter one is first padded with silence: a missing `|` is a difference, a missing `-` is not.
func marbleDifference(expected: String, actual: String) -> String? {
  let length = max(expected.count, actual.count)
  func columns(_ diagram: String) -> String {
    diagram + String(repeating: "-", count: length - diagram.count)
  }
  let arrows = zip(columns(expected), columns(actual)).map { $0 == $1 ? " " : "↑" }
  guard let last = arrows.lastIndex(of: "↑") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(arrows[...last].joined())
    """
}
