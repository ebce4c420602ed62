import Foundation

/// Judges one answer to one exercise, without a `swift build`.
///
/// The answer is compiled alone, against the libraries that are already built, then its tests
/// against it: two modules, as in the learner's own package, so that what the judge accepts
/// `swift test` accepts too. The tests run in a child process that can neither hang nor flood us.
///
/// Each judgement works in a folder of its own and leaves nothing behind, so any number may run at
/// once.
public struct Judge: Sendable {
  public var buildFolder: BuildFolder
  /// Paths are shown as seen from here.
  public var packageRoot: URL
  /// What exercises and their tests may import, in the order in which they are linked.
  public var libraries = ["RxLite", "RxLiteTest"]
  public var timeLimit = Duration.seconds(20)
  public var compileTimeLimit = Duration.seconds(120)
  public var memoryLimitInMegabytes = 1024
  /// How much of what an answer prints is kept.
  public var outputLimitInBytes = 64 << 10
  /// Where each judgement makes, and removes, its folder.
  public var temporaryFolder = FileManager.default.temporaryDirectory

  public init(buildFolder: BuildFolder, packageRoot: URL) {
    self.buildFolder = buildFolder
    self.packageRoot = packageRoot
  }

  /// Blocks the calling thread until the verdict is in.
  public func judge(_ exercise: Exercise, answer: URL) -> Verdict {
    do {
      return try inFolderOfItsOwn { folder in
        let program = try compile(answer, exercise, in: folder)
        return try run(program, exercise, in: folder)
      }
    } catch let verdict as Early {
      return verdict.verdict
    } catch {
      return .couldNotJudge("\(error)")
    }
  }

  /// A verdict that is in before the tests have run.
  struct Early: Error {
    let verdict: Verdict
  }

  private func inFolderOfItsOwn<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = temporaryFolder.appending(path: "exercise-judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  private func run(_ program: URL, _ exercise: Exercise, in folder: URL) throws -> Verdict {
    let events = folder.appending(path: "events.json")
    var environment = ProcessInfo.processInfo.environment
    // Without these, the child of a test run takes itself for a part of it.
    environment = environment.filter { !$0.key.hasPrefix("XCTest") }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["LLVM_PROFILE_FILE"] = "/dev/null"
    let child = try Child.run(
      program.path,
      [
        "--testing-library", "swift-testing",
        // One at a time, so that it is certain which test hangs or traps.
        "--no-parallel",
        // Silence on the console: what remains there is the learner's.
        "--verbosity", "\(Int.min)",
        "--event-stream-version", "0", "--event-stream-output-path", events.path,
      ],
      environment: environment, timeLimit: timeLimit, outputLimit: outputLimitInBytes)
    var log = TestLog(events)
    log.add(printed: child.output)
    return verdict(on: child, log, exercise)
  }

  private func verdict(on child: Child, _ log: TestLog, _ exercise: Exercise) -> Verdict {
    func trapped(_ cause: Trap.Cause) -> Verdict {
      .trapped(Trap(cause: cause, printed: log.report.printed, test: log.running))
    }
    switch child.ending {
    case .timeLimit:
      return .timedOut(after: timeLimit, .running(test: log.running))
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
