import ExerciseJudge
import Foundation
import Synchronization
import Wording

extension Trainer {
  /// `course verify`: whether the course is sound, for whoever works on it.
  func verify(isStrict: Bool, seals: Bool) throws -> ExitStatus {
    if seals {
      let count = try Seals.renew(in: course.folder)
      console.write(Line("\(count) test files are sealed as they are now."))
      return .done
    }
    try prepare()
    let start = ContinuousClock.now
    let verification = try Verification(
      of: course.folder, judge: judge, isStrict: isStrict, until: interruption)
    let marks = Mutex<[String: Line.Part]>([:])
    let (failed, remarked) = (Line.Part("✗ ", .bad), Line.Part("! ", .strong))
    let found = verification.run(until: interruption) { [console] progress in
      console.passing(
        "\(progress.done) of \(progress.total)  \(progress.check): \(progress.subject)")
      for objection in progress.objections {
        console.passing("")
        console.write(Line.lines(objection.sentence, objection.isRemark ? .dim : .bad))
        marks.withLock {
          if $0[progress.check] != failed {
            $0[progress.check] = objection.isRemark ? remarked : failed
          }
        }
      }
    }
    if interruption.isCancelled { throw Interruption() }
    console.passing("")
    for check in verification.checks {
      let mark = marks.withLock { $0[check.name] }
      console.write(Line([mark ?? .init("✓ ", .good), .init(check.name)]))
    }
    if found.contains(where: \.isRemark) {
      console.write(Line("! is a remark; with --strict, as in CI, it is a failure.", .dim))
    }
    console.write(Line("\((ContinuousClock.now - start).inSeconds)", .dim))
    return found.contains { !$0.isRemark } ? .no : .done
  }
}
