// The silence at the end is cut off before the comparison, and is missing in what is shown.
// Rejected with: For "-1-2---" and "-1-3--"
func marbleDifference(expected: String, actual: String) -> String? {
  let (expected, actual) = (trimmed(expected), trimmed(actual))
  let columns = 0..<max(expected.count, actual.count)
  let carets = columns.map { column in
    let isSame = expected.dropFirst(column).first == actual.dropFirst(column).first
    let isSilent = [expected, actual].contains { $0.dropFirst(column).first == "-" }
    return isSame || isSilent && column >= min(expected.count, actual.count) ? " " : "^"
  }
  guard let last = carets.lastIndex(of: "^") else { return nil }
  return "expected  \(expected)\n  actual  \(actual)\n          \(carets[...last].joined())"
}

private func trimmed(_ diagram: String) -> String {
  String(diagram.reversed().drop { $0 == "-" }.reversed())
}
