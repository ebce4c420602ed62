import ExerciseJudge
import Foundation
import Wording

/// The pages about an exercise.
extension Lesson {
  func taskPage(in folder: CourseFolder) -> [Line] {
    [
      "\(id, .strong)  \("about \(minutes) minutes", .dim)",
      Line(folder.path(exercise.source), .dim), Line(),
    ] + task.map { Line($0) } + readingPage(in: folder)
  }

  /// Where the sections are to which the task sends the reader.
  func readingPage(in folder: CourseFolder) -> [Line] {
    let path = "Sources/\(exercise.chapter)/README.md"
    guard exists(folder.url.appending(path: path).path) else { return [] }
    return [Line(), Line("The lesson: \(path)", .dim)]
  }

  /// Returns the first hints, each indented.
  func hintsPage(_ count: Int) -> [Line] {
    hints.prefix(count).enumerated().map { number, hint in
      let text = Prose(hint.components(separatedBy: "\n"))
      return [Line("Hint \(number + 1) of \(hints.count)", .strong)]
        + text.lines.map { Line($0) }.indented(by: 2)
    }.joined(by: "")
  }

  func verdictPage(
    _ outcome: Outcome, in folder: CourseFolder, after delay: Duration? = nil
  ) -> VerdictPage {
    VerdictPage(
      outcome: outcome, exercise: exercise, folder: folder, reasons: reasons, delay: delay)
  }

  /// Why the answer is right, for a solved exercise.
  private var reasons: [Line] {
    let spoilers = spoilersInAnswer.map { "`\($0)`" }.joined(separator: " and ")
    let remark = """
      Your answer uses \(spoilers), which already does what the exercise is about. It counts; without \
      it you would see how it is done.
      """
    return (entry.why.isEmpty ? [] : ["\(entry.why)"])
      + (entry.anotherWay.isEmpty ? [] : ["\("Another way:", .strong) \(entry.anotherWay)"])
      + (spoilers.isEmpty ? [] : ["\(remark, .dim)"])
  }
}
