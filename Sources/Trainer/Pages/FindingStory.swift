import ExerciseJudge
import Wording

/// A finding, told to the learner: the verdict, and whether it counts.
struct FindingStory {
  private let finding: Finding
  private let lesson: Lesson
  private let folder: CourseFolder
  private let delay: Duration?

  /// - Parameter delay: how long after the save the verdict was in.
  init(_ finding: Finding, of lesson: Lesson, in folder: CourseFolder, after delay: Duration? = nil)
  {
    self.finding = finding
    self.lesson = lesson
    self.folder = folder
    self.delay = delay
  }

  /// In one line, for a list.
  var headline: Line {
    finding.verdict == .solved && !finding.testsAreTheCourses
      ? Line("The tests are not those of the course.", .bad)
      : VerdictStory(finding.verdict, of: lesson.exercise, in: folder).headline
  }

  func lines(width: Int) -> [Line] {
    seal + VerdictStory(finding.verdict, of: lesson.exercise, in: folder).lines(width: width) + time
  }

  private var seal: [Line] {
    guard !finding.testsAreTheCourses else { return [] }
    let tests = folder.path(lesson.exercise.tests)
    return [
      Line("The tests are not those of the course: \(tests) has been changed.", .bad),
      Line("What they say does not count. `git checkout -- \(tests)` puts them back."),
      Line(),
    ]
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
