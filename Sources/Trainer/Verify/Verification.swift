import ExerciseJudge
import Foundation
import Synchronization
import Wording

/// Something that is not as it should be.
struct Problem: Sendable, Equatable {
  /// What is wrong, and where; of several lines, if it quotes.
  let sentence: String
  /// A remark is no failure: a learner has worked on an exercise, say.
  var isRemark = false
}

/// One thing that must hold for the whole course.
struct Check: Sendable {
  /// What must hold: `every solution passes`.
  let name: String
  let steps: [Step]

  struct Step: Sendable {
    /// What is looked at: `observables/my-range`.
    let subject: String
    let problems: @Sendable () throws -> [Problem]
  }
}

/// Whether the course is sound: a check for its maintainers.
///
/// Every stub fails, every solution passes, every wrong answer is rejected with the words that help,
/// and all that belongs to an exercise is in its place.
struct Verification: Sendable {
  let checks: [Check]

  /// - Parameters:
  ///   - judge: Judges the answers, two at a time; without it, only files are looked at.
  ///   - ids: The exercises whose answers are judged; all of them, if there are none.
  ///   - isStrict: Whether a file that a learner has worked on is a failure and not a remark.
  init(
    of folder: CourseFolder, judge: Judge? = nil, only ids: [String] = [], isStrict: Bool = false,
    until cancellation: Cancellation? = nil
  ) throws {
    let catalog = try Catalog(root: folder.url)
    let chosen = try ids.isEmpty ? catalog.exercises : ids.map { try catalog.exercise($0) }
    let files = FileChecks(folder: folder, catalog: catalog, isStrict: isStrict).checks
    checks = files + (judge.map { Self.answers(of: chosen, $0, until: cancellation) } ?? [])
  }

  /// How far a run is.
  struct Progress: Sendable {
    let done, total: Int
    /// The check that the last step belongs to, what it looked at, and what was wrong.
    let check, subject: String
    let problems: [Problem]
  }

  /// Makes all checks, two steps at a time: each judgement keeps a core busy.
  ///
  /// - Parameter progress: Is called after each step, one call after the other.
  /// - Returns: What is wrong, in the order of the checks.
  @discardableResult
  func run(
    until cancellation: Cancellation? = nil,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> [Problem] {
    let steps = checks.flatMap { check in check.steps.map { (check: check.name, step: $0) } }
    let state = Mutex((next: 0, done: 0, found: steps.map { _ in [Problem]() }))
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while cancellation?.isCancelled != true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < steps.count else { return }
        let (check, step) = steps[index]
        let problems: [Problem]
        do { problems = try step.problems() } catch {
          problems = [Problem(sentence: "\(step.subject): \(error)")]
        }
        state.withLock { state in
          state.found[index] = problems
          state.done += 1
          progress(
            Progress(
              done: state.done, total: steps.count, check: check, subject: step.subject,
              problems: problems))
        }
      }
    }
    return state.withLock { $0.found.flatMap { $0 } }
  }

  // MARK: - Answers

  private static func answers(
    of exercises: [Exercise], _ judge: Judge, until cancellation: Cancellation?
  ) -> [Check] {
    func step(
      _ exercise: Exercise, _ answer: URL, _ name: String = "",
      _ problem: @escaping @Sendable (Verdict) throws -> String?
    ) -> Check.Step {
      let subject = exercise.id + (name.isEmpty ? "" : ", \(name)")
      return Check.Step(subject: subject) {
        guard let verdict = judge.judge(exercise, answer: answer, until: cancellation) else {
          return []
        }
        return try problem(verdict).map { [Problem(sentence: "\(subject): \($0)")] } ?? []
      }
    }
    return [
      Check(
        name: "every stub fails by a finding",
        steps: exercises.map { exercise in
          step(exercise, exercise.stub) { try problem(withStub: exercise, $0) }
        }),
      Check(
        name: "every solution passes",
        steps: exercises.map { exercise in
          step(exercise, exercise.solution) {
            $0 == .solved ? nil : "its solution should pass, but \(inWords($0))"
          }
        }),
      Check(
        name: "every other right answer passes",
        steps: exercises.flatMap { exercise in
          exercise.rightAnswers.map { answer in
            step(exercise, answer.file, answer.name) {
              $0 == .solved ? nil : "it should pass, but \(inWords($0))"
            }
          }
        }),
      Check(
        name: "every wrong answer is rejected with its message",
        steps: exercises.flatMap { exercise in
          exercise.wrongAnswers.map { answer in
            step(exercise, answer.file, answer.name) { answer.rejection?.problem(with: $0) }
          }
        }),
    ]
  }

  private static func problem(withStub exercise: Exercise, _ verdict: Verdict) throws -> String? {
    guard case .failed(let report) = verdict else {
      return "its stub should fail by a finding, but \(inWords(verdict))"
    }
    if let silent = report.failures.first(where: { $0.finding.description.isEmpty }) {
      return "its stub fails the test “\(silent.test)” without a word."
    }
    let stub = try String(contentsOf: exercise.stub, encoding: .utf8)
    return stub.contains("// Replace this") || stub.contains("// Write this")
      ? nil
      : "its stub has neither `// Replace this` nor `// Write this` where there is work to do."
  }

  /// A verdict in a few words, for a maintainer.
  private static func inWords(_ verdict: Verdict) -> String {
    switch verdict {
    case .solved: "it passes."
    case .failed(let report):
      "it fails: " + (report.failures.first.map { "“\($0.test)”\n\($0.finding)" } ?? "")
    case .doesNotCompile(let errors):
      "it doesn't compile: " + (errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? "")
    case .trapped(let trap): "its run ended too early: \(trap.cause).\n\(trap.printed)"
    case .timedOut(let limit, _): "it had not ended after \(limit.inSeconds)."
    case .couldNotJudge(let reason): "it could not be judged: \(reason)"
    }
  }
}
