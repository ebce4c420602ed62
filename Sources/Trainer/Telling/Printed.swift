import ExerciseJudge
import Foundation
import Wording

/// What the learner's code printed: its beginning.
struct Printed {
  let text: String
  private static let mostLines = 10

  init(_ text: String) { self.text = text.printable }

  func lines(width: Int) -> [Line] {
    let all = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    let lines = all.filter { $0 != Child.omission }
    if lines.allSatisfy({ $0.trimmingCharacters(in: .whitespaces).isEmpty }) { return [] }
    // Nobody has counted what was left out.
    let atLeast = lines.count < all.count ? "at least " : ""
    let more = lines.count - Self.mostLines
    let shown = lines.prefix(more > 1 ? Self.mostLines : lines.count)
    return [Line("Your code printed:", .dim)]
      + shown.map { Line($0, .dim).indented(by: 2).cut(to: width) }
      + (more > 1 ? [Line("  … and \(atLeast)\(more) more lines", .dim)] : [])
  }
}
