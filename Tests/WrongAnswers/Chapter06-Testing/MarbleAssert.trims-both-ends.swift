// Silence at the end says nothing, so it is trimmed away before the two are compared. But trimming takes
// it away at the beginning, too, and there it is time.
// Rejected with: For "--1-" and "-1-", marbleDifference returns nil.
import Foundation

func marbleDifference(expected: String, actual: String) -> String? {
  let silence = CharacterSet(charactersIn: "-")
  if expected.trimmingCharacters(in: silence) == actual.trimmingCharacters(in: silence) {
    return nil
  }
  let length = max(expected.count, actual.count)
  func columns(_ diagram: String) -> String {
    diagram.padding(toLength: length, withPad: "-", startingAt: 0)
  }
  let carets = zip(columns(expected), columns(actual)).map { $0 == $1 ? " " : "^" }
  guard let last = carets.lastIndex(of: "^") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(carets[...last].joined())
    """
}
