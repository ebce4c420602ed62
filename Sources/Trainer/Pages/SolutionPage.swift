import ExerciseJudge
import Foundation
import Wording

/// The course's answer beside the learner's: side by side where there is room, else one below the
/// other. What only one of them has bears a mark.
struct SolutionPage {
  private let lesson: Lesson
  private let course: CourseFolder
  private let width: Int

  init(_ lesson: Lesson, course: CourseFolder, width: Int) {
    self.lesson = lesson
    self.course = course
    self.width = width
  }

  var lines: [Line] {
    guard let solution = text(of: lesson.exercise.solution) else {
      return [Line("The solution is missing: \(course.path(lesson.exercise.solution)).", .bad)]
    }
    let (yours, ours) = (rows(lesson.answer ?? ""), rows(solution))
    let change = ours.difference(from: yours)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let half = (width - 3) / 2
    let left = column("Yours", lesson.exercise.source, yours, removed, .bad)
    let right = column("The course's", lesson.exercise.solution, ours, inserted, .good)
    let legend = [Line("▏ stands before what only one of them has.", .dim), Line()]
    guard half >= 70 else { return legend + right + [Line()] + left }
    return legend
      + (0..<max(left.count, right.count)).map { row in
        let mine = (row < left.count ? left[row] : Line()).cut(to: half)
        let blanks = String(repeating: " ", count: half - mine.width)
        return mine + Line(blanks + " │ ", .dim)
          + (row < right.count ? right[row].cut(to: half) : Line())
      }
  }

  private func column(
    _ title: String, _ file: URL, _ rows: [String], _ own: Set<Int>, _ tone: Tone
  ) -> [Line] {
    [Line([.init(title, .strong), .init("  \(course.path(file))", .dim)])]
      + rows.enumerated().map { number, row in
        own.contains(number) ? Line([.init("▏", tone), .init(row)]) : Line(" " + row)
      }
  }

  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
