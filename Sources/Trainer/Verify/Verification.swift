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

/// Whether the course is sound: a check for its maintainers.
///
/// Every stub fails, every solution passes, every wrong answer is rejected with the words that help,
/// and all that belongs to an exercise is in its place.
struct Verification: Sendable {
  struct Step: Sendable {
    /// What must hold for the whole course: `every solution passes`.
    let check: String
    /// What is looked at: `observables/my-range`.
    let subject: String
    let problems: @Sendable () throws -> [Problem]
  }

  let steps: [Step]
  private let cancellation: Cancellation

  /// - Parameters:
  ///   - judge: Judges the answers; without it, only files are looked at.
  ///   - ids: The exercises whose answers are judged; all of them, if there are none.
  ///   - isStrict: Whether a file that a learner has worked on is a failure and not a remark.
  init(
    of folder: CourseFolder, judge: Judge? = nil, only ids: [String] = [], isStrict: Bool = false,
    until cancellation: Cancellation = Cancellation()
  ) throws {
    let catalog = Catalog(root: folder.url)
    let chosen = try ids.isEmpty ? catalog.exercises : ids.map { try catalog.exercise($0) }
    self.cancellation = cancellation
    steps =
      FileChecks(folder: folder, catalog: catalog, isStrict: isStrict).steps
      + (judge.map { Self.answers(of: chosen, $0, until: cancellation) } ?? [])
  }

  /// Makes all checks, with as many at a time as keep the processors busy.
  ///
  /// - Parameter progress: Is called after each step, one call after the other.
  /// - Returns: What is wrong, in the order of the checks.
  @discardableResult
  func run(progress: @escaping @Sendable (_ done: Int, Step, [Problem]) -> Void = { _, _, _ in })
    -> [Problem]
  {
    let state = Mutex((next: 0, done: 0, found: steps.map { _ in [Problem]() }))
    @Sendable func work() {
      while !cancellation.isCancelled {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < steps.count else { return }
        let step = steps[index]
        let problems: [Problem]
        do { problems = try step.problems() } catch {
          problems = [Problem(sentence: "\(step.subject): \(error)")]
        }
        state.withLock { state in
          state.found[index] = problems
          state.done += 1
          progress(state.done, step, problems)
        }
      }
    }
    // Most of the time an answer waits: for the compiler, or for its tests.
    let workers = DispatchGroup()
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
      workers.enter()
      Thread.detachNewThread {
        work()
        workers.leave()
      }
    }
    workers.wait()
    return state.withLock { $0.found.flatMap { $0 } }
  }

  /// Makes all checks, and says what came of each.
  func run(on console: Console) throws -> ExitStatus {
    let start = ContinuousClock.now
    let found = Mutex<[String: [Problem]]>([:])
    let problems = run { [total = steps.count] done, step, problems in
      console.passing("\(done) of \(total)  \(step.check): \(step.subject)")
      found.withLock { $0[step.check, default: []] += problems }
      for problem in problems {
        console.passing("")
        console.write(Line.lines(problem.sentence, problem.isRemark ? .dim : .bad))
      }
    }
    if cancellation.isCancelled { throw Interruption() }
    console.passing("")
    var names: [String] = []
    for step in steps where !names.contains(step.check) {
      names.append(step.check)
      let own = found.withLock { $0[step.check] } ?? []
      let mark: Line.Part =
        own.isEmpty
        ? .init("✓ ", .good)
        : own.allSatisfy(\.isRemark) ? .init("! ", .strong) : .init("✗ ", .bad)
      console.write(Line([mark, .init(step.check)]))
    }
    if problems.contains(where: \.isRemark) {
      console.write(Line("! is a remark; with --strict, as in CI, it is a failure.", .dim))
    }
    console.write(Line((ContinuousClock.now - start).inSeconds, .dim))
    return problems.contains { !$0.isRemark } ? .no : .done
  }

  // MARK: - Answers

  private static func answers(
    of exercises: [Exercise], _ judge: Judge, until cancellation: Cancellation
  ) -> [Step] {
    func step(
      _ check: String, _ exercise: Exercise, _ answer: URL, _ name: String = "",
      _ problem: @escaping @Sendable (Verdict) throws -> String?
    ) -> Step {
      let subject = exercise.id + (name.isEmpty ? "" : ", \(name)")
      return Step(check: check, subject: subject) {
        guard let verdict = judge.judge(exercise, answer: answer, until: cancellation) else {
          return []
        }
        return try problem(verdict).map { [Problem(sentence: "\(subject): \($0)")] } ?? []
      }
    }
    return exercises.map { exercise in
      step("every stub fails by a finding", exercise, exercise.stub) {
        try problem(withStub: exercise, $0)
      }
    }
      + exercises.map { exercise in
        step("every solution passes", exercise, exercise.solution) {
          $0 == .solved ? nil : "its solution should pass, but \(inWords($0))"
        }
      }
      + exercises.flatMap { exercise in
        exercise.rightAnswers.map { answer in
          step("every other right answer passes", exercise, answer.file, answer.name) {
            $0 == .solved ? nil : "it should pass, but \(inWords($0))"
          }
        }
      }
      + exercises.flatMap { exercise in
        exercise.wrongAnswers.map { answer in
          step(
            "every wrong answer is rejected with its message", exercise, answer.file, answer.name
          ) { answer.problem(with: $0) }
        }
      }
  }

  private static func problem(withStub exercise: Exercise, _ verdict: Verdict) throws -> String? {
    guard case .failed(let report) = verdict, report.ending == nil else {
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
      report.failures.first.map { "it fails: “\($0.test)”\n\($0.finding)" }
        ?? "its run ended too early: \(report.ending.map { "\($0.cause)" } ?? "")\n\(report.printed)"
    case .doesNotCompile(let errors):
      "it doesn't compile: " + (errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? "")
    case .couldNotJudge(let reason): "it could not be judged: \(reason)"
    }
  }
}
