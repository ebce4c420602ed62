/// Returns where two marble diagrams differ: `nil` if they mean the same; otherwise expected above actual,
/// and an `↑` below each column in which they differ.
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ↑   ↑
///
/// Silence first makes both equally long: a `|` that one of them lacks is a difference, a `-` is none.
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
