import ExerciseJudge
import Foundation

/// Whether the course is sound: for whoever works on it.
///
/// Every stub fails, every solution passes, every wrong answer is rejected with the words that help,
/// and all that belongs to an exercise is in its place.
public struct Verification: Sendable {
  public let checks: [Check]
  private let cancellation: Cancellation?

  /// - Parameters:
  ///   - judge: judges two answers at a time; that takes most of the time.
  ///   - ids: the exercises whose answers are judged; all of them, if there are none.
  ///   - strict: whether a file that a learner has worked on is a failure and not a remark. A fresh
  ///     clone has none.
  ///   - cancellation: calls the run off; then its findings are not to be relied on.
  public init(
    of folder: CourseFolder, judge: Judge, only ids: [String] = [], strict: Bool = false,
    until cancellation: Cancellation? = nil
  ) throws {
    self.cancellation = cancellation
    let catalog = try Catalog(root: folder.url)
    let chosen = try ids.isEmpty ? catalog.exercises : ids.map { try catalog.exercise($0) }
    checks =
      CourseFiles(folder: folder, catalog: catalog, isStrict: strict).checks
      + CourseAnswers(
        judge: judge, folder: folder, exercises: chosen, cancellation: cancellation
      ).checks
  }

  /// The checks that look at files alone, and take no time.
  public init(filesOf folder: CourseFolder) throws {
    cancellation = nil
    checks =
      CourseFiles(folder: folder, catalog: try Catalog(root: folder.url), isStrict: false).checks
  }

  /// How far a run is.
  public struct Progress: Sendable {
    /// How many steps are done, and how many there are.
    public let done, total: Int
    /// The check that the last step belongs to, and what it looked at.
    public let check, subject: String
    /// What that step has found.
    public let findings: [Finding]
  }

  /// Makes all checks, two steps at a time.
  ///
  /// - Parameter progress: is called after each step, one call after the other.
  /// - Returns: what was found, in the order of the checks.
  @discardableResult
  public func run(progress: (Progress) -> Void = { _ in }) async -> [Finding] {
    let steps = checks.flatMap { check in check.steps.map { (check: check.name, step: $0) } }
    var found: [[Finding]] = steps.map { _ in [] }
    await withTaskGroup(of: (Int, [Finding]).self) { group in
      var waiting = steps.indices.makeIterator()
      func addNext() {
        guard cancellation?.isCancelled != true, let index = waiting.next() else { return }
        let step = steps[index].step
        group.addTask { (index, await step.findings()) }
      }
      addNext()
      addNext()
      var done = 0
      for await (index, findings) in group {
        addNext()
        found[index] = findings
        done += 1
        progress(
          Progress(
            done: done, total: steps.count, check: steps[index].check,
            subject: steps[index].step.subject, findings: findings))
      }
    }
    return found.flatMap { $0 }
  }
}
