// The first difference is marked, and the others are left for the next run, and the one after that.
// Rejected with: For "-1---2-3-|" and "-1-1-2---|"
func marbleDifference(expected: String, actual: String) -> String? {
  let length = max(expected.count, actual.count)
  func columns(_ diagram: String) -> String {
    diagram + String(repeating: "-", count: length - diagram.count)
  }
  let carets = zip(columns(expected), columns(actual)).map { $0 == $1 ? " " : "^" }
  guard let first = carets.firstIndex(of: "^") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(carets[...first].joined())
    """
}
