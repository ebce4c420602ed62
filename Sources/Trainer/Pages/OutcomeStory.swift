import ExerciseJudge
import Wording

/// An outcome, told to the learner: the verdict, and whether it counts.
struct OutcomeStory {
  private let outcome: Outcome
  private let lesson: Lesson
  private let folder: CourseFolder
  private let delay: Duration?

  /// - Parameter delay: how long after the save the verdict was in.
  init(_ outcome: Outcome, of lesson: Lesson, in folder: CourseFolder, after delay: Duration? = nil)
  {
    self.outcome = outcome
    self.lesson = lesson
    self.folder = folder
    self.delay = delay
  }

  /// In one line, for a list.
  var headline: Line {
    outcome.verdict == .solved && outcome.objection != nil
      ? Line([.init("✗ ", .bad), .init("The tests pass, but they are not the course's.")])
      : VerdictStory(outcome.verdict, of: lesson.exercise, in: folder).headline
  }

  func lines(width: Int) -> [Line] {
    seal + verdict(width) + time
  }

  private var seal: [Line] {
    outcome.objection.map { [Line("What the tests say does not count: \($0)", .bad), Line()] } ?? []
  }

  private func verdict(_ width: Int) -> [Line] {
    outcome.verdict == .solved && outcome.objection != nil
      ? [headline]
      : VerdictStory(outcome.verdict, of: lesson.exercise, in: folder).lines(width: width)
  }

  private var time: [Line] {
    delay.map { [Line(), Line("\($0.inSeconds) after the save", .dim)] } ?? []
  }
}

extension Duration {
  /// `0.31 s`
  var inSeconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst()) s"
  }
}
