// `zip` ends with the shorter of the two. What the other one has after that is not looked at, and a
// completion that never came goes unnoticed.
// Rejected with: For "-1-2-|" and "-1-2"
func marbleDifference(expected: String, actual: String) -> String? {
  let carets = zip(expected, actual).map { $0 == $1 ? " " : "^" }
  guard let last = carets.lastIndex(of: "^") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(carets[...last].joined())
    """
}
