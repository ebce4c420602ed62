import Foundation

/// Compiles a file against the libraries and runs it, within limits: what `course play` does at each
/// save.
public struct Player: Sendable {
  /// What a run of the file has shown.
  public struct Run: Sendable, Equatable {
    public enum Ending: Sendable, Equatable {
      /// The program came to its end.
      case done
      case exit(Int32)
      case crash(Trap)
      case timeLimit(Duration)
      case memory(megabytes: Int)
    }

    public var ending: Ending
    public var printed: String
    /// The marble diagram of what happened up to then, as lines.
    public var diagram: [String] = []
    /// The same as a picture.
    public var svg: String?
    public var remarks: [String] = []
    /// What the compiler has to say about the file, although it compiles.
    public var warnings: [Diagnostic] = []
  }

  public enum Outcome: Sendable, Equatable {
    case ran(Run)
    case doesNotCompile([Diagnostic])
    /// Nothing is known about the file; the reason says what to do.
    case failed(String)
  }

  private var judge: Judge
  public var timeLimit = Duration.seconds(5)
  public var memoryLimitInMegabytes = 1024

  /// - Parameter judge: Says where the libraries are, and where to work.
  public init(_ judge: Judge) {
    var judge = judge
    judge.libraries = ["Wording", "RxLite", "RxLiteTest", "ConsoleKit", "ChapterKit"]
    judge.cacheName = "PlaygroundCache"
    judge.runnerSource = Self.runnerSource
    // Without the libraries' line numbers, the program's own are found at once.
    judge.libraryFlags = ["-Xlinker", "-S"]
    self.judge = judge
  }

  /// Prepares the libraries, which takes some seconds in a fresh clone.
  ///
  /// - Returns: Why they can't be prepared.
  public func prepare(until cancellation: Cancellation? = nil) -> String? {
    judge.prepare(until: cancellation)
  }

  /// Compiles the file as it is now, and runs it.
  ///
  /// - Parameter columns: How wide the diagram may be.
  /// - Returns: `nil` if it was cancelled.
  public func play(_ file: URL, columns: Int, until cancellation: Cancellation? = nil) -> Outcome? {
    do {
      return try withTemporaryFolder(in: judge.temporaryFolder) { folder in
        try play(file, columns, in: folder, until: cancellation)
      }
    } catch Compiler.Failure.cancelled {
      return nil
    } catch {
      return reason(error).map { .failed($0) }
    }
  }

  /// With the module for requests, which takes longer to load, only where it is wanted.
  private func player(of file: URL) throws -> Player {
    guard try String(contentsOf: file, encoding: .utf8).contains("import \(Self.networking)") else {
      return self
    }
    var player = self
    player.judge.libraries.append(Self.networking)
    player.judge.cacheName += Self.networking
    return player
  }

  private static let networking = "ConsoleKitNetworking"

  private func reason(_ error: any Error) -> String? {
    switch error {
    case Compiler.Failure.cancelled: nil
    case Compiler.Failure.timeLimit:
      "The compiler took too long. Break long expressions into pieces."
    case Compiler.Failure.complains(let text): "The compiler failed:\n\(text)"
    case let early as Judge.Early:
      if case .couldNotJudge(let reason) = early.verdict { reason } else { "The compiler failed." }
    default: error.sentence
    }
  }

  private func play(
    _ file: URL, _ columns: Int, in folder: URL, until cancellation: Cancellation?
  ) throws -> Outcome? {
    let cache = try player(of: file).judge.cache(until: cancellation)
    let copy = folder.appending(path: file.lastPathComponent)
    let object = folder.appending(path: "Play.o")
    let program = folder.appending(path: "run")
    try Data(contentsOf: file).write(to: copy)
    let warnings: [Diagnostic]
    do {
      let output = try cache.compile(flags(cache) + ["-c", copy.path, "-o", object.path])
      warnings = diagnostics("warning", in: output, of: copy, named: file)
    } catch Compiler.Failure.complains(let text) {
      let errors = diagnostics("error", in: text, of: copy, named: file)
      return errors.isEmpty ? .failed("The compiler failed:\n\(text)") : .doesNotCompile(errors)
    }
    try cache.link([object, cache.runner], into: program)
    return try run(
      program,
      Request(
        source: copy.path, name: file.deletingPathExtension().lastPathComponent,
        result: folder.appending(path: "result.json").path, columns: columns,
        secondsAtMost: Double(timeLimit.components.seconds),
        megabytesAtMost: memoryLimitInMegabytes),
      until: cancellation, cache.compile.toolchain
    ).map { run in
      var run = run
      run.warnings = warnings
      return .ran(run)
    }
  }

  private func run(
    _ program: URL, _ request: Request, until cancellation: Cancellation?, _ toolchain: Toolchain
  ) throws -> Run? {
    let crash = URL(filePath: request.result).deletingLastPathComponent()
      .appending(path: "crash.txt")
    var environment = ProcessInfo.processInfo.environment
    environment.merge(Backtrace.environment(writingTo: crash, with: toolchain)) { $1 }
    environment["COURSE_PLAY"] = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    environment["LLVM_PROFILE_FILE"] = "/dev/null"
    // The program ends itself when its time is up, and draws what happened until then.
    let child = try Child.run(
      program.path, [], environment: environment, timeLimit: timeLimit + .seconds(2),
      outputLimit: judge.outputLimitInBytes, until: cancellation)
    if child.ending == .cancelled { return nil }
    let ending: Run.Ending =
      switch child.ending {
      case .exit(0): .done
      case .exit(Self.timeExit), .timeLimit, .cancelled: .timeLimit(timeLimit)
      case .exit(Self.memoryExit): .memory(megabytes: memoryLimitInMegabytes)
      case .exit(let status): .exit(status)
      case .signal(let number): .crash(trap(number, child.output, crash, request))
      }
    var run = Run(ending: ending, printed: child.output)
    if let data = try? Data(contentsOf: URL(filePath: request.result)),
      let result = try? JSONDecoder().decode(Result.self, from: data)
    {
      (run.diagram, run.svg, run.remarks) = (result.diagram, result.svg, result.remarks)
    }
    return run
  }

  private func trap(_ signal: Int32, _ printed: String, _ file: URL, _ request: Request) -> Trap {
    let crash = Backtrace(file, answer: URL(filePath: request.source))
    return Trap(
      cause: .signal(signal), printed: printed, test: nil, line: crash.line, reason: crash.reason)
  }

  /// The file is a program: its statements run from the top.
  private func flags(_ cache: BuildCache) -> [String] {
    cache.flags.filter { $0 != "-parse-as-library" } + cache.searching() + [
      "-module-name", "Play", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
      Self.entryPoint,
    ]
  }

  /// What the compiler says about the file, which it was given under another name.
  private func diagnostics(
    _ severity: String, in text: String, of copy: URL, named file: URL
  ) -> [Diagnostic] {
    Diagnostic.all(
      severity, in: text.replacing(copy.path, with: file.path), first: file,
      root: judge.packageRoot
    ).filter { $0.path == relative(file.path, to: judge.packageRoot) }
  }

  private static let entryPoint = "playground_main"
  private static let timeExit: Int32 = 78
  private static let memoryExit: Int32 = 79

  private static let runnerSource = """
    import ChapterKit
    import Foundation

    @_silgen_name("\(entryPoint)")
    private func program(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

    @main struct Runner {
      static func main() {
        Playground.main(lifeline: \(Child.lifeline)) { _ = program(0, nil) }
      }
    }

    """

  /// What ChapterKit's `Playground` is asked for.
  private struct Request: Codable {
    let source, name, result: String
    let columns: Int
    let secondsAtMost: Double
    let megabytesAtMost: Int
  }

  /// What it answers.
  private struct Result: Codable {
    let diagram: [String]
    let svg: String?
    let remarks: [String]
  }
}
