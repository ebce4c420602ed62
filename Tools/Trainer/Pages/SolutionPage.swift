import ExerciseJudge
import Foundation
import Wording

/// The course's answer and the learner's: side by side if there is room, otherwise one below the other.
/// Code that only one of them has is marked. Other accepted answers follow.
struct SolutionPage {
  let lesson: Lesson
  let folder: CourseFolder
  let width: Int

  var lines: [Line] {
    guard let solution = text(of: lesson.exercise.solution) else {
      return [Line("The solution is missing: \(folder.path(lesson.exercise.solution)).", .bad)]
    }
    let yours = (lesson.answer ?? "").components(separatedBy: "\n")
    let ours = solution.components(separatedBy: "\n")
    let left = column("Yours", lesson.exercise.source, yours, beside: ours, .bad)
    let right = column("The course's", lesson.exercise.solution, ours, beside: yours, .good)
    let legend = [Line("▏ marks code that only one of them has.", .dim), Line()]
    let half = (width - 3) / 2
    guard half >= 70 else {
      return legend + (right + [Line()] + left).map { $0.cut(to: width) } + others
    }
    return legend
      + (0..<max(left.count, right.count)).map { row in
        let mine = (row < left.count ? left[row] : Line()).cut(to: half)
        return mine + Line(String(repeating: " ", count: half - mine.width) + " │ ", .dim)
          + (row < right.count ? right[row].cut(to: half) : Line())
      } + others
  }

  private var others: [Line] {
    lesson.exercise.rightAnswers.flatMap { answer in
      [Line(), title("Another answer", answer.file)]
        + Line(answer.head.joined(separator: " ")).wrapped(to: min(width, 100))
        + Line.lines((try? lesson.exercise.text(of: answer)) ?? "").indented(by: 1)
        .map { $0.cut(to: width) }
    }
  }

  private func title(_ title: String, _ file: URL) -> Line {
    "\(title, .strong)  \(folder.path(file), .dim)"
  }

  private func column(
    _ name: String, _ file: URL, _ rows: [String], beside others: [String], _ tone: Tone
  ) -> [Line] {
    let own = rows.indices.filter { rows[$0].isCode }
    let difference = own.map { rows[$0] }.difference(from: others.filter(\.isCode))
    var marked: Set<Int> = []
    for case .insert(let offset, _, _) in difference { marked.insert(own[offset]) }
    return [title(name, file)]
      + rows.enumerated().map { number, row in
        marked.contains(number) ? "\("▏", tone)\(row)" : " \(row, row.isCode ? .plain : .dim)"
      }
  }
}

extension String {
  /// Whether the line is neither blank nor a comment.
  fileprivate var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
