import ExerciseJudge
import Foundation
import Synchronization
import Wording

extension Trainer {
  /// `course verify`: whether the course is sound.
  func verify(isStrict: Bool, renewsChecksums: Bool) throws -> ExitStatus {
    if renewsChecksums {
      let count = try TestChecksums.renew(in: course.folder)
      console.write(Line("\(count) test files have the checksums that they should have now."))
      return .done
    }
    try prepare()
    let start = ContinuousClock.now
    let verification = try Verification(
      of: course.folder, judge: judge, isStrict: isStrict, until: interruption)
    let found = Mutex<[String: [Problem]]>([:])
    let problems = verification.run(until: interruption) { [console] step in
      console.passing("\(step.done) of \(step.total)  \(step.check): \(step.subject)")
      found.withLock { $0[step.check, default: []] += step.problems }
      for problem in step.problems {
        console.passing("")
        console.write(Line.lines(problem.sentence, problem.isRemark ? .dim : .bad))
      }
    }
    if interruption.isCancelled { throw Interruption() }
    console.passing("")
    for check in verification.checks {
      let problems = found.withLock { $0[check.name] } ?? []
      let mark: Line.Part =
        problems.isEmpty
        ? .init("✓ ", .good)
        : problems.allSatisfy(\.isRemark) ? .init("! ", .strong) : .init("✗ ", .bad)
      console.write(Line([mark, .init(check.name)]))
    }
    if problems.contains(where: \.isRemark) {
      console.write(Line("! is a remark; with --strict, as in CI, it is a failure.", .dim))
    }
    console.write(Line("\((ContinuousClock.now - start).inSeconds)", .dim))
    return problems.contains { !$0.isRemark } ? .no : .done
  }
}
