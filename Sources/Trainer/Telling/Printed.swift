import Foundation
import Wording

/// What the learner's code printed: its beginning.
struct Printed {
  let text: String
  private static let mostLines = 10

  init(_ text: String) { self.text = text.printable }

  func lines(width: Int) -> [Line] {
    let lines = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    if lines.allSatisfy({ $0.trimmingCharacters(in: .whitespaces).isEmpty }) { return [] }
    let more = lines.count - Self.mostLines
    let shown = lines.prefix(more > 1 ? Self.mostLines : lines.count)
    return [Line("Your code printed:", .dim)]
      + shown.map { Line($0, .dim).indented(by: 2).cut(to: width) }
      + (more > 1 ? [Line("  … and \(more) more lines", .dim)] : [])
  }
}
