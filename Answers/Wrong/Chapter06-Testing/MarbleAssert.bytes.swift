// A byte is not a character: an ö takes two.
// Rejected with: Each character is one column, however many bytes it takes.
func marbleDifference(expected: String, actual: String) -> String? {
  let (one, other) = (Array(expected.utf8), Array(actual.utf8))
  let silence = UInt8(ascii: "-")
  let arrows = (0..<max(one.count, other.count)).map { index in
    let expected = index < one.count ? one[index] : silence
    let actual = index < other.count ? other[index] : silence
    return expected == actual ? " " : "↑"
  }
  guard let last = arrows.lastIndex(of: "↑") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(arrows[...last].joined())
    """
}
