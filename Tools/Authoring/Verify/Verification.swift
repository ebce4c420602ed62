import ExerciseJudge
import Foundation
import Synchronization
import Trainer
import Wording

extension Trainer {
  /// `course verify`.
  func verify(_ arguments: Arguments) throws -> ExitStatus {
    let chosen = try arguments.names.flatMap { try course.lessons([$0]) }
    if arguments.flags.contains("--seal") {
      guard chosen.isEmpty else {
        throw CommandError.misused("`course verify --seal` seals all tests; it takes no names.")
      }
      let count = try TestChecksums.renew(in: folder)
      console.write("\(count) test files have the checksums that they should have now.")
      return .done
    }
    let isStrict = arguments.flags.contains("--strict")
    return try Verification(
      of: folder, judge: judge, only: chosen.map(\.id), isStrict: isStrict, until: interruption
    ).run(on: console)
  }
}

/// A finding of the verification.
struct Problem: Sendable, Equatable {
  /// What should hold.
  let check: String
  /// What is wrong, and where. A quotation may take several lines.
  let sentence: String
  /// Whether it is a remark and no failure: a learner has worked on an exercise, for example.
  var isRemark = false
}

/// Checks the course for its maintainers.
///
/// Every stub fails, every solution passes, every wrong answer is rejected with a message that helps, and all
/// parts of an exercise are in their places.
struct Verification: Sendable {
  struct Step: Sendable {
    /// What must hold for the whole course: `every solution passes`.
    let check: String
    /// What is checked: `observables/my-range`.
    let subject: String
    var isRemark = false
    /// Returns what is wrong, in sentences.
    let problems: @Sendable () throws -> [String]
  }

  let steps: [Step]
  private let cancellation: Cancellation

  /// - Parameters:
  ///   - judge: Judges the answers; without it, only files are checked.
  ///   - ids: The exercises whose answers are judged; all of them, if there are none.
  ///   - isStrict: Whether a file that a learner has worked on is a failure and not a remark.
  init(
    of folder: CourseFolder, judge: Judge? = nil, only ids: [String] = [], isStrict: Bool = false,
    until cancellation: Cancellation = Cancellation()
  ) {
    let exercises = Exercise.all(in: folder.url)
    let chosen = exercises.filter { ids.isEmpty || ids.contains($0.id) }
    self.cancellation = cancellation
    steps =
      FileChecks(folder: folder, exercises: exercises, isStrict: isStrict).steps
      + (judge.map { Self.answers(of: chosen, $0, until: cancellation) } ?? [])
  }

  /// Makes all checks, with as many at a time as keep the processors busy.
  ///
  /// - Parameter progress: Called after each step, one call after the other.
  /// - Returns: What is wrong, in the order of the checks.
  @discardableResult
  func run(progress: @escaping @Sendable (_ done: Int, Step, [Problem]) -> Void = { _, _, _ in })
    -> [Problem]
  {
    let state = Mutex((done: 0, found: steps.map { _ in [Problem]() }))
    let queue = OperationQueue()
    // Most of the time an answer waits for a compiler or for its tests.
    queue.maxConcurrentOperationCount = 4 * ProcessInfo.processInfo.activeProcessorCount
    for (index, step) in steps.enumerated() {
      queue.addOperation { [cancellation] in
        guard !cancellation.isCancelled, let problems = Self.problems(of: step) else { return }
        state.withLock { state in
          state.found[index] = problems
          state.done += 1
          progress(state.done, step, problems)
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return state.withLock { $0.found.flatMap { $0 } }
  }

  /// - Returns: `nil` if it was cancelled.
  private static func problems(of step: Step) -> [Problem]? {
    do {
      return try step.problems().map {
        Problem(check: step.check, sentence: $0, isRemark: step.isRemark)
      }
    } catch is CancellationError {
      return nil
    } catch { return [Problem(check: step.check, sentence: "\(step.subject): \(error)")] }
  }

  /// Makes all checks, and reports the result of each.
  func run(on console: Console) throws -> ExitStatus {
    let start = ContinuousClock.now
    let problems = run { [total = steps.count] done, step, problems in
      console.passing("\(done) of \(total)  \(step.check): \(step.subject)")
      for problem in problems {
        console.passing("")
        console.write(Line.lines(problem.sentence, problem.isRemark ? .dim : .bad))
      }
    }
    if cancellation.isCancelled { throw CancellationError() }
    console.passing("")
    var names: [String] = []
    for step in steps where !names.contains(step.check) {
      names.append(step.check)
      let own = problems.filter { $0.check == step.check }
      let remark: Line = own.allSatisfy(\.isRemark) ? "\("! ", .strong)" : "\("✗ ", .bad)"
      console.write((own.isEmpty ? "\("✓ ", .good)" : remark) + "\(step.check)")
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
    func steps(
      _ check: String, _ answers: (Exercise) -> [Answer],
      _ problem: @escaping @Sendable (Exercise, Answer, Verdict) throws -> String?
    ) -> [Step] {
      let all = exercises.flatMap { exercise in
        answers(exercise).enumerated().map { (turn: $0, exercise: exercise, answer: $1) }
      }
      // The exercises take turns, so that the processors have work while answers run into the time limit.
      return all.sorted { $0.turn < $1.turn }.map { _, exercise, answer in
        let subject = exercise.id + (answer.name.isEmpty ? "" : ", \(answer.name)")
        return Step(check: check, subject: subject) {
          let verdict = try judge.judge(
            exercise, answer: answer.file, wanted: answer.rejections, until: cancellation)
          return try problem(exercise, answer, verdict).map { ["\(subject): \($0)"] } ?? []
        }
      }
    }
    // The verdict as a learner would see it.
    @Sendable func problem(_ exercise: Exercise, _ wish: String, _ verdict: Verdict) -> String {
      "\(wish), but:\n\(verdict.text(on: exercise, in: CourseFolder(judge.packageRoot)))"
    }
    func passing(_ check: String, _ wish: String, _ answers: (Exercise) -> [Answer]) -> [Step] {
      steps(check, answers) { $2.isSolved ? nil : problem($0, wish, $2) }
    }
    return steps("every stub fails by a finding", { [Answer(name: "", file: $0.stub)] }) {
      guard let report = $2.report, report.ending == nil else {
        return problem($0, "its stub should fail by a finding", $2)
      }
      if let silent = report.failures.first(where: { $0.finding.description.isEmpty }) {
        return "its stub fails the test “\(silent.test)” without a message."
      }
      let stub = try String(contentsOf: $0.stub, encoding: .utf8)
      return stub.contains("// Replace this") || stub.contains("// Write this")
        ? nil
        : "its stub has neither `// Replace this` nor `// Write this` where there is work to do."
    }
      + passing("every solution passes", "its solution should pass") {
        [Answer(name: "", file: $0.solution)]
      }
      + passing("every other right answer passes", "it should pass", \.rightAnswers)
      + steps("every wrong answer is rejected with its message", \.wrongAnswers) {
        switch $2 {
        case .failed(let report): $1.problem(with: report)
        case .solved: "the tests accept it."
        case .doesNotCompile, .couldNotJudge: problem($0, "the tests should reject it", $2)
        }
      }
  }
}
