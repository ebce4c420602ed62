import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

/// One answer of each kind that the course's tests reject, judged and told.
@Suite(.long) struct `A wrong answer of the course` {
  @Test(arguments: [
    ("disposing/auto-dispose", "ends-with-a-completion", "    actual  0, 0"),
    ("disposing/auto-dispose", "keeps-the-source-going", "    actual  ^-------------!"),
    ("sharing/my-replay", "keeps-the-first-ones", "    actual  1"),
    ("testing/find-leaks", "disposes-when-all-is-over", "  expected  nothing"),
    ("disposing/house-screen", "last-warning-only", "    actual  frost"),
    ("observables/marble", "bar-ignored", "    actual  a at 61"),
    ("testing/hot-or-cold", "always-cold", "  expected  hot"),
  ])
  func `is told in lines that fit`(id: String, mistake: String, line: String) async throws {
    let exercise = try #require(Exercise.all(in: Self.root).first(where: { $0.id == id }))
    let answer = try #require(exercise.wrongAnswers.first { $0.name == mistake }).file
    let judge = Judge(
      buildFolder: try #require(BuildFolder.ofThisProgram()), packageRoot: Self.root)
    let verdict = try judge.judge(exercise, answer: answer)
    let page = VerdictPage(
      outcome: Outcome(verdict: verdict), exercise: exercise, folder: CourseFolder(Self.root))
    let lines = page.lines(width: 80).map(\.plain)
    #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
    for width in [40, 80, 200] {
      #expect(page.lines(width: width).allSatisfy { $0.width <= width })
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
}
