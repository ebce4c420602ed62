import Dispatch
import ExerciseJudge
import Foundation
import Wording

/// `course verify`: whether the course is sound, for whoever works on it.
struct Verifying {
  private let folder: CourseFolder
  private let judge: Judge
  private let console: Console

  init(_ folder: CourseFolder, _ judge: Judge, _ console: Console) {
    self.folder = folder
    self.judge = judge
    self.console = console
  }

  func run(isStrict: Bool, seals: Bool, until interruption: Cancellation) throws -> ExitStatus {
    if seals {
      let count = try Seals.renew(in: folder)
      console.write(Line("\(count) test files are sealed as they are now."))
      return .done
    }
    let start = ContinuousClock.now
    let verification = try Verification(
      of: folder, judge: judge, strict: isStrict, until: interruption)
    var sound: [String: Bool] = [:]
    let found = waitFor {
      await verification.run { progress in
        if interruption.isCancelled { return }
        console.passing(
          "\(progress.done) of \(progress.total)  \(progress.check): \(progress.subject)")
        for finding in progress.findings { tell(finding) }
        if progress.findings.contains(where: { !$0.isRemark }) { sound[progress.check] = false }
      }
    }
    if interruption.isCancelled { throw Interruption() }
    console.passing("")
    for check in verification.checks {
      let isSound = sound[check.name] ?? true
      console.write(Line([isSound ? .init("✓ ", .good) : .init("✗ ", .bad), .init(check.name)]))
    }
    console.write(Line("\((ContinuousClock.now - start).inSeconds)", .dim))
    return found.contains { !$0.isRemark } ? .no : .done
  }

  private func tell(_ finding: Finding) {
    console.passing("")
    console.write(Line.lines(finding.sentence, finding.isRemark ? .dim : .bad))
  }

  /// A command runs on the main thread, which nobody else needs here.
  private func waitFor<Result>(_ work: @escaping () async -> Result) -> Result {
    var result: Result?
    let done = DispatchSemaphore(value: 0)
    Task {
      result = await work()
      done.signal()
    }
    done.wait()
    return result!
  }
}
