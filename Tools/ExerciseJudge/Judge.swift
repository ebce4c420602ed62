import Foundation
import RxLiteTest

/// Judges one answer to one exercise, without a `swift build`.
///
/// The answer is compiled alone, against the libraries that are already built, then its tests
/// against it: two modules, as in the learner's own package, so that what the judge accepts
/// `swift test` accepts too. The tests run in a child process with limits on its time and its output.
///
/// Each judgement works in a folder of its own and leaves nothing behind there, so any number may
/// run at once. The compiled tests are kept, beside the built libraries.
public struct Judge: Sendable {
  public var buildFolder: BuildFolder
  /// The folder to which shown paths are relative.
  public var packageRoot: URL
  /// The libraries that exercises and their tests may import.
  public static let libraries = ["RxLite", "RxLiteTest", "ConsoleKit", "ConsoleKitNetworking"]
  public var timeLimit = Duration.seconds(10)
  public var compileTimeLimit = Duration.seconds(120)
  public var memoryLimitInMegabytes = 1024
  var toolchain = Toolchain.current
  /// The folder of the compiled tests.
  var keptTests: URL
  /// The folder in which each judgement creates, and removes, its own folder.
  public var temporaryFolder = FileManager.default.temporaryDirectory

  public init(buildFolder: BuildFolder, packageRoot: URL) {
    (self.buildFolder, self.packageRoot) = (buildFolder, packageRoot)
    keptTests = buildFolder.url.appending(path: "ExerciseCache/Tests")
  }

  /// Why no answer can be judged now: the compiler or a library is missing.
  public var problem: String? {
    do { _ = try maker(until: nil) } catch { return error.sentence }
    return nil
  }

  private func maker(until cancellation: Cancellation?) throws -> BundleMaker {
    var maker = try BundleMaker(
      buildFolder, libraries: Self.libraries, toolchain: toolchain, until: cancellation)
    maker.timeLimit = compileTimeLimit
    return maker
  }

  /// Blocks the calling thread until there is a verdict, or until the judgement is cancelled, which kills
  /// its processes.
  ///
  /// - Parameter wanted: Texts of one line. As soon as the findings have all of them, no other test runs.
  /// - Throws: A `CancellationError` if it was cancelled, and nothing else.
  public func judge(
    _ exercise: Exercise, answer: URL, wanted: [String] = [],
    until cancellation: Cancellation? = nil
  ) throws -> Verdict {
    do {
      for file in [answer, exercise.tests] where !exists(file.path) {
        let cure =
          file == exercise.source ? " `swift run course reset \(exercise.id)` brings it back." : ""
        return .couldNotJudge("There is no file \(relative(file.path, to: packageRoot)).\(cure)")
      }
      let maker = try maker(until: cancellation)
      return try withTemporaryFolder(in: temporaryFolder) { folder in
        try Judgement(
          judge: self, exercise: exercise, answer: answer, wanted: wanted, folder: folder,
          maker: maker
        ).verdict()
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      return .couldNotJudge(error.sentence)
    }
  }
}

/// One judgement, and its files.
private struct Judgement {
  let judge: Judge
  let exercise: Exercise
  let answer: URL
  let wanted: [String]
  let folder: URL
  let maker: BundleMaker

  /// A copy of the answer as it was when the judgement began. It has the same file name, which is part of
  /// the names of private declarations, and so of the interface.
  private var copy: URL { folder.appending(path: exercise.source.lastPathComponent) }
  private var interface: URL { folder.appending(path: "\(exercise.module).swiftmodule") }

  func verdict() throws -> Verdict {
    let bundle = folder.appending(path: "bundle")
    let warnings: [Diagnostic]
    do {
      let object = folder.appending(path: "Answer.o")
      try exercise.contents(of: answer).write(to: copy)
      // One call of the compiler makes the answer's object and its interface.
      let remarks = try maker.compile(
        [copy], module: exercise.module, into: object,
        [
          "-parse-as-library", "-emit-module", "-emit-module-path", interface.path,
          "-no-emit-module-separately-wmo",
        ])
      warnings = diagnostics("warning", in: remarks)
      try maker.link([object, try compileTests()], into: bundle)
    } catch let error as BundleMaker.CompilerError {
      // An error in the answer or its tests is the learner's; all others are the course's.
      let errors = diagnostics("error", in: error.text)
      guard errors.isEmpty else { return .doesNotCompile(errors) }
      return .couldNotJudge(
        "The compiler failed, but not because of the answer:\n\(error.text)")
    }
    return try run(bundle, warnings)
  }

  private func diagnostics(_ severity: String, in text: String) -> [Diagnostic] {
    Diagnostic.all(
      severity, in: text.replacing(copy.path, with: answer.path), [answer, exercise.tests],
      root: judge.packageRoot)
  }

  /// Compiles the tests against the interface of the answer, or uses the object that was compiled against
  /// an equal interface earlier: an answer's interface rarely changes from save to save.
  private func compileTests() throws -> URL {
    let text = try Data(contentsOf: exercise.tests)
    let key = checksum(of: [
      Data((exercise.tests.path + judge.buildFolder.stamp).utf8), text,
      try Data(contentsOf: interface),
    ])
    let cache = judge.keptTests
    let kept = cache.appending(path: "\(key).o")
    let object = folder.appending(path: "Tests.o")
    // A copy: another judgement may remove the kept one, if it is old, before this one links it.
    if (try? FileManager.default.copyItem(at: kept, to: object)) != nil { return object }
    let main = folder.appending(path: "Main.swift")
    try """
    import Testing
    @main struct Main { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
    """.write(to: main, atomically: false, encoding: .utf8)
    try maker.compile(
      [exercise.tests, main], module: "\(exercise.module)Tests", into: object,
      ["-parse-as-library", "-suppress-warnings", "-I", folder.path] + BundleMaker.programFlags)
    // The learner may edit the file at any moment.
    guard try Data(contentsOf: exercise.tests) == text else { return object }
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for old in allFiles(below: cache, ["o"]) {
      if let mark = FileMark(old.path), mark.age > .seconds(86_400) { unlink(old.path) }
    }
    // It is written atomically, since another judgement may look for it.
    try Data(contentsOf: object).write(to: kept, options: .atomic)
    return object
  }

  private func run(_ bundle: URL, _ warnings: [Diagnostic]) throws -> Verdict {
    let events = folder.appending(path: "events.json")
    let findings = folder.appending(path: "findings.json")
    let (output, ending) = try maker.run(
      bundle,
      [
        "--testing-library", "swift-testing",
        // One at a time, so that it is certain which test hangs or traps.
        "--no-parallel",
        // Without messages on the console: what remains there is the learner's output.
        "--verbosity", "\(Int.min)",
        "--event-stream-version", "0", "--event-stream-output-path", events.path,
      ], of: copy,
      environment: [
        "FINDINGS": findings.path, "FINDINGS_WANTED": wanted.joined(separator: "\n"),
      ],
      timeLimit: judge.timeLimit, megabytes: judge.memoryLimitInMegabytes)
    let log = TestLog(events: events, findings: findings)
    var report = log.report
    (report.printed, report.warnings) = (TestLog.cleaned(output), warnings)
    switch ending.cause {
    case .exit(Finding.allFound) where !wanted.isEmpty: return .failed(report)
    case .exit where log.isWhole && !report.failures.isEmpty: return .failed(report)
    case .exit where log.isWhole && report.passed.isEmpty:
      return .couldNotJudge(
        "No test ran in \(relative(exercise.tests.path, to: judge.packageRoot)); "
          + "put the file back as the course has it.")
    case .exit(0) where log.isWhole:
      return .solved(report.printed.isEmpty && warnings.isEmpty ? nil : report)
    default:
      report.ending = ending
      report.ending?.test = log.running
      return .failed(report)
    }
  }
}
