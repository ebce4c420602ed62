import ExerciseJudge
import Foundation
import Wording

/// The course's answer and the learner's: side by side if there is room, otherwise one below the other.
/// Code that only one of them has is marked. The comment with the task is left out, and a line that is too
/// wide is continued on the next, so that the code can be read whole. Other accepted answers follow.
struct SolutionPage {
  let lesson: Lesson
  let folder: CourseFolder
  let width: Int

  var lines: [Line] {
    guard let solution = text(of: lesson.exercise.solution) else {
      return [Line("The solution is missing: \(folder.path(lesson.exercise.solution)).", .bad)]
    }
    let half = (width - 3) / 2
    let isBeside = half >= 70
    let yours = (lesson.answer ?? "").linesOfCode
    let ours = solution.linesOfCode
    let room = isBeside ? half : width
    let left = column("Yours", lesson.exercise.source, yours, beside: ours, .bad, room)
    let right = column("The course's", lesson.exercise.solution, ours, beside: yours, .good, room)
    let legend = [Line("▏ marks code that only one of them has.", .dim), Line()]
    guard isBeside else { return legend + right + [Line()] + left + others }
    return legend
      + (0..<max(left.count, right.count)).map { row in
        let mine = row < left.count ? left[row] : Line()
        return mine + Line(String(repeating: " ", count: half - mine.width) + " │ ", .dim)
          + (row < right.count ? right[row] : Line())
      } + others
  }

  private var others: [Line] {
    lesson.exercise.rightAnswers.flatMap { answer in
      [Line(), title("Another answer", answer.file)]
        + Line(answer.head.joined(separator: " ")).wrapped(to: min(width, 100))
        + ((try? lesson.exercise.text(of: answer)) ?? "").linesOfCode
        .flatMap { Line($0).wrapped(to: width - 1) }.indented(by: 1)
    }
  }

  private func title(_ title: String, _ file: URL) -> Line {
    "\(title, .strong)  \(folder.path(file), .dim)"
  }

  private func column(
    _ name: String, _ file: URL, _ rows: [String], beside others: [String], _ tone: Tone,
    _ width: Int
  ) -> [Line] {
    let own = rows.indices.filter { rows[$0].isCode }
    let difference = own.map { rows[$0] }.difference(from: others.filter(\.isCode))
    var marked: Set<Int> = []
    for case .insert(let offset, _, _) in difference { marked.insert(own[offset]) }
    return [title(name, file).cut(to: width)]
      + rows.enumerated().flatMap { number, row in
        Line(row, row.isCode ? .plain : .dim).wrapped(to: width - 1).map { part in
          (marked.contains(number) ? Line("▏", tone) : Line(" ")) + part
        }
      }
  }
}

extension String {
  /// The lines without those of a documentation comment at the left margin, such as the task.
  fileprivate var linesOfCode: [String] {
    replacing("\r\n", with: "\n").components(separatedBy: "\n").filter { !$0.hasPrefix("///") }
  }

  /// Whether the line is neither blank nor a comment.
  fileprivate var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
