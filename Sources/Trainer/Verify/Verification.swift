import ExerciseJudge
import Foundation
import Synchronization

/// Something that is not as it should be.
public struct Objection: Sendable, Equatable {
  /// What is wrong, and where; of several lines, if it quotes.
  public let sentence: String
  /// A remark is no failure: a learner has worked on an exercise, say.
  public var isRemark = false
}

/// One thing that must hold for the whole course.
public struct Check: Sendable {
  /// What must hold: `every solution passes`.
  public let name: String
  let steps: [Step]

  struct Step: Sendable {
    /// What is looked at: `observables/my-range`.
    let subject: String
    let objections: @Sendable () throws -> [Objection]
  }
}

/// Whether the course is sound: for whoever works on it.
///
/// Every stub fails, every solution passes, every wrong answer is rejected with the words that help,
/// and all that belongs to an exercise is in its place.
public struct Verification: Sendable {
  public let checks: [Check]

  /// - Parameters:
  ///   - judge: Judges the answers, two at a time; without it, only files are looked at.
  ///   - ids: The exercises whose answers are judged; all of them, if there are none.
  ///   - isStrict: Whether a file that a learner has worked on is a failure and not a remark. A fresh
  ///     clone has none.
  public init(
    of folder: CourseFolder, judge: Judge? = nil, only ids: [String] = [], isStrict: Bool = false,
    until cancellation: Cancellation? = nil
  ) throws {
    let catalog = try Catalog(root: folder.url)
    let chosen = try ids.isEmpty ? catalog.exercises : ids.map { try catalog.exercise($0) }
    let answers = judge.map {
      CourseAnswers(judge: $0, exercises: chosen, cancellation: cancellation).checks
    }
    checks =
      CourseFiles(folder: folder, catalog: catalog, isStrict: isStrict).checks + (answers ?? [])
  }

  /// How far a run is.
  public struct Progress: Sendable {
    public let done, total: Int
    /// The check that the last step belongs to, what it looked at, and what was wrong.
    public let check, subject: String
    public let objections: [Objection]
  }

  /// Makes all checks, two steps at a time: each judgement keeps a core busy.
  ///
  /// - Parameter progress: Is called after each step, one call after the other.
  /// - Returns: What is wrong, in the order of the checks.
  @discardableResult
  public func run(
    until cancellation: Cancellation? = nil,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> [Objection] {
    let steps = checks.flatMap { check in check.steps.map { (check: check.name, step: $0) } }
    let state = Mutex((next: 0, done: 0, found: steps.map { _ in [Objection]() }))
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while cancellation?.isCancelled != true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < steps.count else { return }
        let (check, step) = steps[index]
        let objections: [Objection]
        do { objections = try step.objections() } catch {
          objections = [Objection(sentence: "\(step.subject): \(error)")]
        }
        state.withLock { state in
          state.found[index] = objections
          state.done += 1
          progress(
            Progress(
              done: state.done, total: steps.count, check: check, subject: step.subject,
              objections: objections))
        }
      }
    }
    return state.withLock { $0.found.flatMap { $0 } }
  }
}
