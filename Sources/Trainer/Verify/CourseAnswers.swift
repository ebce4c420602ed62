import ExerciseJudge
import Foundation

/// The checks that need verdicts: on stubs, solutions and wrong answers.
struct CourseAnswers: Sendable {
  let judge: Judge
  let folder: CourseFolder
  let exercises: [Exercise]
  let cancellation: Cancellation?

  var checks: [Check] {
    [
      Check("every stub fails by an assertion", steps { try await objections(toStubOf: $0) }),
      Check("every solution passes", steps { await objections(toSolutionOf: $0) }),
      Check(
        "every wrong answer is rejected with its message",
        exercises.flatMap { exercise in
          exercise.wrongAnswers.map { wrong in
            Check.Step(subject: "\(exercise.id), \(wrong.name)") {
              await objections(to: wrong, exercise)
            }
          }
        }),
    ]
  }

  private func steps(_ objections: @escaping @Sendable (Exercise) async throws -> [String])
    -> [Check.Step]
  {
    exercises.map { exercise in
      Check.Step(subject: exercise.id) {
        do {
          return try await objections(exercise).map { Finding("\(exercise.id): \($0)") }
        } catch {
          return [Finding("\(exercise.id): \(error)")]
        }
      }
    }
  }

  private func objections(toStubOf exercise: Exercise) async throws -> [String] {
    let verdict = await verdict(of: judge, on: exercise, answer: exercise.stub)
    guard case .failed(let report) = verdict else {
      return ["its stub should fail by an assertion, but \(told(verdict))"]
    }
    var objections = report.failures.filter { $0.message.isEmpty || $0.message == $0.expectation }
      .map { "its stub fails the test “\($0.test)” without a word." }
    let text = try String(contentsOf: exercise.stub, encoding: .utf8)
    if !["// Replace this", "// Write this"].contains(where: { text.contains($0) }) {
      objections.append(
        "its stub has neither `// Replace this` nor `// Write this` where there is work to do.")
    }
    return objections
  }

  private func objections(toSolutionOf exercise: Exercise) async -> [String] {
    let verdict = await verdict(of: judge, on: exercise, answer: exercise.solution)
    return verdict == .solved ? [] : ["its solution should pass, but \(told(verdict))"]
  }

  private func objections(to wrong: WrongAnswer, _ exercise: Exercise) async -> [Finding] {
    // That the head says nothing is a complaint of the catalog's.
    guard let rejection = wrong.rejection else { return [] }
    var judge = judge
    // An answer that never ends need not be waited for as long as one that might.
    if rejection == .timeLimit { judge.timeLimit = .seconds(3) }
    let verdict = await verdict(of: judge, on: exercise, answer: wrong.file)
    return (rejection.objection(to: verdict).map { [$0] } ?? []).map {
      Finding("\(exercise.id), wrong answer \(wrong.name): \($0)")
    }
  }

  private func verdict(of judge: Judge, on exercise: Exercise, answer: URL) async -> Verdict {
    await judge.verdict(on: exercise, answer: answer, until: cancellation)
      ?? .couldNotJudge("it was called off.")
  }

  /// A verdict in a few words, for whoever knows the exercise.
  private func told(_ verdict: Verdict) -> String {
    switch verdict {
    case .solved:
      return "it passes."
    case .failed(let report):
      let first = report.failures.first.map { ": “\($0.test)”\n\($0.message)" }
      return "it fails\(first ?? ".")"
    case .doesNotCompile(let errors):
      let first = errors.first.map { ": \($0.path):\($0.line): \($0.message)" }
      return "it doesn't compile\(first ?? ".")"
    case .trapped(let trap):
      return "its run ended too early (\(trap.cause)\(during(trap.test))).\n\(trap.printed)"
    case .timedOut(let limit, .compiling):
      return "compiling it took more than \(limit.components.seconds) s."
    case .timedOut(let limit, .running(let test)):
      return "it had not ended after \(limit.components.seconds) s\(during(test))."
    case .couldNotJudge(let reason):
      return "nobody can tell: \(reason)"
    }
  }

  private func during(_ test: String?) -> String { test.map { " in the test “\($0)”" } ?? "" }
}
