import ExerciseJudge
import Foundation

/// The checks that need verdicts: on stubs, solutions and wrong answers.
struct CourseAnswers: Sendable {
  let judge: Judge
  let exercises: [Exercise]
  let cancellation: Cancellation?

  var checks: [Check] {
    [
      Check(
        name: "every stub fails by an assertion",
        steps: exercises.map { exercise in
          step(exercise.id, exercise, exercise.stub, stubObjection)
        }),
      Check(
        name: "every solution passes",
        steps: exercises.map { exercise in
          step(exercise.id, exercise, exercise.solution) { verdict, _ in
            verdict == .solved ? nil : "its solution should pass, but \(told(verdict))"
          }
        }),
      Check(
        name: "every other right answer passes",
        steps: exercises.flatMap { exercise in
          exercise.rightAnswers.map { right in
            step("\(exercise.id), \(right.name)", exercise, right.file) { verdict, _ in
              verdict == .solved ? nil : "it should pass, but \(told(verdict))"
            }
          }
        }),
      Check(
        name: "every wrong answer is rejected with its message",
        steps: exercises.flatMap { exercise in
          exercise.wrongAnswers.map { wrong in
            step("\(exercise.id), \(wrong.name)", exercise, wrong.file) { verdict, _ in
              wrong.rejection?.objection(to: verdict)
            }
          }
        }),
    ]
  }

  private func step(
    _ subject: String, _ exercise: Exercise, _ answer: URL,
    _ objection: @escaping @Sendable (Verdict, Exercise) throws -> String?
  ) -> Check.Step {
    Check.Step(subject: subject) {
      guard let verdict = judge.judge(exercise, answer: answer, until: cancellation) else {
        return []
      }
      return try objection(verdict, exercise).map { [Objection(sentence: "\(subject): \($0)")] }
        ?? []
    }
  }

  private func stubObjection(_ verdict: Verdict, _ exercise: Exercise) throws -> String? {
    guard case .failed(let report) = verdict else {
      return "its stub should fail by an assertion, but \(told(verdict))"
    }
    if let silent = report.failures.first(where: { $0.finding.description.isEmpty }) {
      return "its stub fails the test “\(silent.test)” without a word."
    }
    let stub = try String(contentsOf: exercise.stub, encoding: .utf8)
    return stub.contains("// Replace this") || stub.contains("// Write this")
      ? nil
      : "its stub has neither `// Replace this` nor `// Write this` where there is work to do."
  }

  /// A verdict in a few words, for whoever knows the exercise.
  private func told(_ verdict: Verdict) -> String {
    switch verdict {
    case .solved: "it passes."
    case .failed(let report):
      "it fails: "
        + (report.failures.first.map { "“\($0.test)”\n\($0.finding)" } ?? "")
    case .doesNotCompile(let errors):
      "it doesn't compile: "
        + (errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? "")
    case .trapped(let trap): "its run ended too early: \(trap.cause).\n\(trap.printed)"
    case .timedOut(let limit, _): "it had not ended after \(limit.inSeconds)."
    case .couldNotJudge(let reason): "it could not be judged: \(reason)"
    }
  }
}
