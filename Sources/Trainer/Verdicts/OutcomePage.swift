import ExerciseJudge
import Wording

/// An outcome, for the learner: the verdict, whether it counts, and why the answer is right.
struct OutcomePage {
  let outcome: Outcome
  let lesson: Lesson
  let folder: CourseFolder
  /// How long after the save the verdict was in.
  var delay: Duration?

  private var page: VerdictPage {
    VerdictPage(verdict: outcome.verdict, exercise: lesson.exercise, folder: folder)
  }

  /// In one line, for a list.
  var headline: Line {
    outcome.verdict == .solved && outcome.problem != nil
      ? Line([.init("✗ ", .bad), .init("The tests pass, but they are not the course's.")])
      : page.headline
  }

  func lines(width: Int) -> [Line] {
    let problem = outcome.problem.map {
      Line("The verdict does not count: \($0)", .bad).wrapped(to: width)
    }
    return [
      problem ?? [],
      outcome.verdict == .solved ? [headline] : page.lines(width: width),
      outcome.isSolved ? why.flatMap { $0.wrapped(to: width) } : [],
      delay.map { [Line("\($0.inSeconds) after the save", .dim)] } ?? [],
    ].joined(by: "")
  }

  private var why: [Line] {
    let entry = lesson.entry
    let spoilers = lesson.spoilersInAnswer.map { "`\($0)`" }.joined(separator: " and ")
    let remark = """
      Your answer uses \(spoilers), which already does what the exercise is about. It counts; without \
      it you would see how it is done.
      """
    return (entry.why.isEmpty ? [] : [Line(entry.why)])
      + (entry.anotherWay.isEmpty
        ? [] : [Line([.init("Another way: ", .strong), .init(entry.anotherWay)])])
      + (spoilers.isEmpty ? [] : [Line(remark, .dim)])
  }
}
