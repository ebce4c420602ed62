// Two strings that are not equal need not say different things: silence at the end has no meaning.
// Rejected with: For "-1-2" and "-1-2---"
func marbleDifference(expected: String, actual: String) -> String? {
  guard expected != actual else { return nil }
  let length = max(expected.count, actual.count)
  func columns(_ diagram: String) -> String {
    diagram + String(repeating: "-", count: length - diagram.count)
  }
  let carets = zip(columns(expected), columns(actual)).map { $0 == $1 ? " " : "^" }
  let last = carets.lastIndex(of: "^") ?? 0
  return """
    expected  \(expected)
      actual  \(actual)
              \(carets[...last].joined())
    """
}
