import ExerciseJudge
import Wording

/// An outcome, told to the learner: the verdict, whether it counts, and why the answer is right.
struct OutcomeStory {
  private let outcome: Outcome
  private let lesson: Lesson
  private let story: VerdictStory
  private let delay: Duration?

  /// - Parameter delay: How long after the save the verdict was in.
  init(_ outcome: Outcome, of lesson: Lesson, in folder: CourseFolder, after delay: Duration? = nil)
  {
    (self.outcome, self.lesson, self.delay) = (outcome, lesson, delay)
    story = VerdictStory(outcome.verdict, of: lesson.exercise, in: folder)
  }

  /// In one line, for a list.
  var headline: Line {
    outcome.verdict == .solved && outcome.objection != nil
      ? Line([.init("✗ ", .bad), .init("The tests pass, but they are not the course's.")])
      : story.headline
  }

  func lines(width: Int) -> [Line] {
    let objection = outcome.objection.map {
      Line("The verdict does not count: \($0)", .bad).wrapped(to: width)
    }
    return [
      objection ?? [],
      outcome.verdict == .solved ? [headline] : story.lines(width: width),
      outcome.isSolved ? why.flatMap { $0.wrapped(to: width) } : [],
      delay.map { [Line("\($0.inSeconds) after the save", .dim)] } ?? [],
    ].joined(by: "")
  }

  private var why: [Line] {
    let spoilers = lesson.spoilersInAnswer.map { "`\($0)`" }
    let remark = """
      Your answer uses \(spoilers.joined(separator: " and ")), which already does what the exercise \
      is about. It counts; without it you would see how it is done.
      """
    return (lesson.entry.why.isEmpty ? [] : [Line(lesson.entry.why)])
      + (lesson.entry.anotherWay.isEmpty
        ? [] : [Line([.init("Another way: ", .strong), .init(lesson.entry.anotherWay)])])
      + (spoilers.isEmpty ? [] : [Line(remark, .dim)])
  }
}
