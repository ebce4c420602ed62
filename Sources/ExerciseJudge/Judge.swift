import Foundation
import RxLiteTest
import Synchronization

/// Judges one answer to one exercise, without a `swift build`.
///
/// The answer is compiled alone, against the libraries that are already built, then its tests
/// against it: two modules, as in the learner's own package, so that what the judge accepts
/// `swift test` accepts too. The tests run in a child process that can neither hang nor flood us.
///
/// Each judgement works in a folder of its own and leaves nothing behind there, so any number may
/// run at once. What serves the next one as well is kept in a workshop beside the built libraries.
public struct Judge: Sendable {
  public var buildFolder: BuildFolder
  /// Paths are shown as seen from here.
  public var packageRoot: URL
  /// What exercises and their tests may import, in the order in which they are linked.
  public var libraries = ["RxLite", "RxLiteTest", "ConsoleKit"]
  /// Where what was made is kept, beside what SwiftPM builds.
  var cacheName = "ExerciseCache"
  /// What the linker of the libraries is told besides.
  var libraryFlags: [String] = []
  /// The program that runs what was compiled; `nil` for the one that runs tests.
  var runnerSource: String?
  public var timeLimit = Duration.seconds(10)
  public var compileTimeLimit = Duration.seconds(120)
  public var memoryLimitInMegabytes = 1024
  /// How much of what an answer prints is kept.
  public var outputLimitInBytes = 64 << 10
  /// Where each judgement makes, and removes, its folder.
  public var temporaryFolder = FileManager.default.temporaryDirectory
  /// Called, on the thread that judges, when the verdict will take some seconds more than usual:
  /// the libraries have to be made ready for the exercises, which happens once.
  public var onPreparing: (@Sendable () -> Void)?

  public init(buildFolder: BuildFolder, packageRoot: URL) {
    self.buildFolder = buildFolder
    self.packageRoot = packageRoot
  }

  /// Makes ahead what the first judgement would otherwise have to make: some seconds of work in a
  /// fresh clone, none later on.
  ///
  /// - Returns: why it can't be made; `nil` when all is ready, or when it was cancelled.
  public func prepare(until cancellation: Cancellation? = nil) -> String? {
    let verdict = attempt {
      do { _ = try cache(until: cancellation) } catch let failure as Compiler.Failure {
        throw explained(failure)
      }
      return nil
    }
    return switch verdict {
    case nil: nil
    case .couldNotJudge(let reason): reason
    case let other?: "\(other)"
    }
  }

  /// Blocks the calling thread until the verdict is in.
  public func judge(_ exercise: Exercise, answer: URL) -> Verdict {
    // Without a cancellation there is always a verdict.
    judge(exercise, answer: answer, until: nil)!
  }

  /// Blocks the calling thread until the verdict is in, or until it is cancelled: then there is
  /// none, and what was started is killed.
  public func judge(
    _ exercise: Exercise, answer: URL, until cancellation: Cancellation?
  ) -> Verdict? {
    attempt {
      try withTemporaryFolder(in: temporaryFolder) { folder in
        let program = try compile(answer, exercise, in: folder, until: cancellation)
        return try run(program, exercise, in: folder, until: cancellation)
      }
    }
  }

  /// A verdict that is in before the tests have run, or none because it is no longer wanted.
  struct Early: Error {
    let verdict: Verdict?
    /// Whether it may look different with an empty cache.
    var mayBeTheCache = false
  }

  private func attempt(_ work: () throws -> Verdict?) -> Verdict? {
    do {
      do { return try work() } catch let early as Early
        where early.mayBeTheCache && clearCacheOnce()
      {
        return try work()
      }
    } catch let early as Early {
      return early.verdict
    } catch {
      return .couldNotJudge(error.sentence)
    }
  }

  private static let hasCleared = Mutex(false)

  /// For when the compiler fails and nobody knows why: nothing that was made before is used again.
  private func clearCacheOnce() -> Bool {
    if Self.hasCleared.withLock({ has in
      defer { has = true }; return has
    }) {
      return false
    }
    BuildCache.renew(self)
    return true
  }

  private func run(
    _ program: Program, _ exercise: Exercise, in folder: URL, until cancellation: Cancellation?
  ) throws -> Verdict? {
    let events = folder.appending(path: "events.json")
    var environment = ProcessInfo.processInfo.environment
    // Without these, the child of a test run takes itself for a part of it.
    environment = environment.filter { !$0.key.hasPrefix("XCTest") }
    let crash = folder.appending(path: "crash.txt")
    environment.merge(Backtrace.environment(writingTo: crash, with: Toolchain.current)) { $1 }
    environment["LLVM_PROFILE_FILE"] = "/dev/null"
    let findings = folder.appending(path: "findings.json")
    environment["FINDINGS"] = findings.path
    var cause = Moment.Cause.wait
    let start = ContinuousClock.now
    let child = try Child.run(
      program.url.path,
      [
        "--testing-library", "swift-testing",
        // One at a time, so that it is certain which test hangs or traps.
        "--no-parallel",
        // Silence on the console: what remains there is the learner's.
        "--verbosity", "\(Int.min)",
        "--event-stream-version", "0", "--event-stream-output-path", events.path,
      ],
      environment: environment, timeLimit: timeLimit, outputLimit: outputLimitInBytes,
      until: cancellation
    ) { process in cause = Inspection(process, since: start, writingTo: crash).cause }
    var log = TestLog(events: events, findings: findings)
    log.add(printed: child.output, warnings: program.warnings)
    let backtrace = Backtrace(crash, answer: program.answer)
    if child.ending == .timeLimit { log.report.stoppedAt = backtrace.line }
    return verdict(on: child, log, cause, backtrace, exercise)
  }

  private func verdict(
    on child: Child, _ log: TestLog, _ cause: Moment.Cause, _ crash: Backtrace,
    _ exercise: Exercise
  ) -> Verdict? {
    func trapped(_ cause: Trap.Cause) -> Verdict {
      .trapped(
        Trap(
          cause: cause, printed: log.report.printed, test: log.running, line: crash.line,
          reason: crash.reason, report: log.report))
    }
    switch child.ending {
    case .cancelled:
      return nil
    case .timeLimit:
      let cause = cause == .wait && child.load > 0.05 ? .loop : cause
      return .timedOut(after: timeLimit, .running(test: log.running, log.report, cause))
    case .signal(let number):
      return trapped(.signal(number))
    case .exit(RunnerSource.memoryExit) where !log.isWhole:
      return trapped(.memory(megabytes: memoryLimitInMegabytes))
    case .exit(let code) where !log.isWhole:
      return trapped(.exit(code))
    case .exit where !log.report.failures.isEmpty:
      return .failed(log.report)
    case .exit where log.report.passed.isEmpty:
      return .couldNotJudge(
        "No test ran in \(relative(exercise.tests.path, to: packageRoot)); "
          + "put the file back as the course has it.")
    case .exit(0):
      return .solved
    case .exit(let code):
      return trapped(.exit(code))
    }
  }
}
