import ExerciseJudge
import Foundation
import Wording

/// The course's answer and the learner's: side by side where there is room, else one below the other.
/// Code that only one of them has bears a mark.
struct SolutionPage {
  private let lesson: Lesson
  private let course: CourseFolder
  private let width: Int

  init(_ lesson: Lesson, course: CourseFolder, width: Int) {
    (self.lesson, self.course, self.width) = (lesson, course, width)
  }

  var lines: [Line] {
    guard let solution = text(of: lesson.exercise.solution) else {
      return [Line("The solution is missing: \(course.path(lesson.exercise.solution)).", .bad)]
    }
    let (yours, ours) = (rows(lesson.answer ?? ""), rows(solution))
    let left = column("Yours", lesson.exercise.source, yours, beside: ours, .bad)
    let right = column("The course's", lesson.exercise.solution, ours, beside: yours, .good)
    let legend = [Line("▏ stands before code that only one of them has.", .dim), Line()]
    let half = (width - 3) / 2
    guard half >= 70 else {
      return legend + (right + [Line()] + left).map { $0.cut(to: width) } + others
    }
    return legend
      + (0..<max(left.count, right.count)).map { row in
        let mine = (row < left.count ? left[row] : Line()).cut(to: half)
        let blanks = String(repeating: " ", count: half - mine.width)
        return mine + Line(blanks + " │ ", .dim)
          + (row < right.count ? right[row].cut(to: half) : Line())
      } + others
  }

  /// The other answers that are accepted.
  private var others: [Line] {
    lesson.exercise.rightAnswers.flatMap { answer in
      let code = (try? lesson.exercise.text(of: answer)) ?? ""
      return [Line(), Line([.init("Another answer  ", .strong), .init(course.path(answer.file), .dim)])]
        + Line(answer.head.joined(separator: " ")).wrapped(to: min(width, 100))
        + rows(code).map { Line(" " + $0).cut(to: width) }
    }
  }

  private func column(
    _ title: String, _ file: URL, _ rows: [String], beside others: [String], _ tone: Tone
  ) -> [Line] {
    let code = { (rows: [String]) in rows.enumerated().filter { $0.element.isCode } }
    let (own, theirs) = (code(rows), code(others))
    var marked: Set<Int> = []
    for case .insert(let offset, _, _) in own.map(\.element).difference(from: theirs.map(\.element))
    {
      marked.insert(own[offset].offset)
    }
    return [Line([.init(title, .strong), .init("  \(course.path(file))", .dim)])]
      + rows.enumerated().map { number, row in
        marked.contains(number)
          ? Line([.init("▏", tone), .init(row)])
          : Line([.init(" "), .init(row, row.isCode ? .plain : .dim)])
      }
  }

  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  /// Neither blank nor a comment.
  fileprivate var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
