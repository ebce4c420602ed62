import Foundation

/// Compiles a file against the libraries and runs it, within limits: what `course play` does at each
/// save.
public struct Player: Sendable {
  /// The result of a run of the file.
  public struct Run: Sendable, Equatable {
    /// How the program ended, unless it ended normally.
    public var ending: RunEnding?
    public var printed: String
    /// The marble diagram of what happened up to then, as lines.
    public var diagram: [String] = []
    /// The same diagram as a picture.
    public var svg: String?
    public var remarks: [String] = []
    /// The compiler's warnings about the file, although it compiles.
    public var warnings: [Diagnostic] = []
  }

  public enum Outcome: Sendable, Equatable {
    case ran(Run)
    case doesNotCompile([Diagnostic])
    /// Nothing is known about the file; the reason says what to do.
    case failed(String)
  }

  private let build: BuildFolder
  private let root: URL
  public var timeLimit = Duration.seconds(5)
  public var memoryLimitInMegabytes = 1024

  /// - Parameter root: Paths are shown as seen from here.
  public init(_ build: BuildFolder, root: URL) { (self.build, self.root) = (build, root) }

  /// Compiles the file as it is now, and runs it.
  ///
  /// - Parameters:
  ///   - rest: The text of a second file, with declarations that this one uses.
  ///   - columns: The maximum width of the diagram.
  /// - Throws: A `CancellationError` if it was cancelled, and nothing else.
  public func play(
    _ file: URL, with rest: String? = nil, columns: Int, until cancellation: Cancellation? = nil
  ) throws -> Outcome {
    do {
      let maker = try BundleMaker(
        build, libraries: Judge.libraries + ["ChapterKit"], until: cancellation)
      return try withTemporaryFolder { try play(file, rest, columns, maker, in: $0) }
    } catch let error as CancellationError {
      throw error
    } catch {
      return .failed(error.sentence)
    }
  }

  private func play(
    _ file: URL, _ rest: String?, _ columns: Int, _ maker: BundleMaker, in folder: URL
  ) throws -> Outcome {
    // Of two files, only `main.swift` may have statements.
    let copy = folder.appending(path: rest == nil ? file.lastPathComponent : "main.swift")
    let other = folder.appending(path: "Rest.swift")
    try rest?.write(to: other, atomically: false, encoding: .utf8)
    let object = folder.appending(path: "Play.o")
    let bundle = folder.appending(path: "bundle")
    try Data(contentsOf: file).write(to: copy)
    func diagnostics(_ severity: String, in text: String) -> [Diagnostic] {
      Diagnostic.all(severity, in: text.replacing(copy.path, with: file.path), [file], root: root)
    }
    let warnings: [Diagnostic]
    do {
      warnings = diagnostics(
        "warning",
        in: try maker.compile(
          [copy] + (rest == nil ? [] : [other]), module: "Play", into: object,
          BundleMaker.programFlags))
      try maker.link([object], into: bundle)
    } catch let error as BundleMaker.CompilerError {
      let errors = diagnostics("error", in: error.text)
      return errors.isEmpty ? .failed("\(error)") : .doesNotCompile(errors)
    }
    let name = file.deletingPathExtension().lastPathComponent
    var run = try run(bundle, copy, name, columns, maker, in: folder)
    run.warnings = warnings
    return .ran(run)
  }

  private func run(
    _ bundle: URL, _ source: URL, _ name: String, _ columns: Int, _ maker: BundleMaker,
    in folder: URL
  ) throws -> Run {
    let result = folder.appending(path: "result.json")
    let request = Request(
      source: source.path, name: name, result: result.path, columns: columns,
      secondsAtMost: timeLimit / .seconds(1),
      megabytesAtMost: memoryLimitInMegabytes)
    // The program ends itself at its limits, and draws what happened until then. After a crash, the
    // runtime takes its time as well.
    let (output, ending) = try maker.run(
      bundle, of: source,
      environment: [
        "COURSE_PLAY": String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      ], timeLimit: timeLimit + .seconds(5), megabytes: memoryLimitInMegabytes * 2)
    var run = Run(ending: ending, printed: output)
    switch ending.cause {
    case .exit(0): run.ending = nil
    case .exit(Self.timeExit), .timeLimit:
      run.ending = RunEnding(cause: .timeLimit(timeLimit, .loop), line: ending.line)
    case .memory:
      run.ending = RunEnding(cause: .memory(megabytes: memoryLimitInMegabytes))
    case .exit, .signal, .threads, .flood: break
    }
    if let data = try? Data(contentsOf: result),
      let result = try? JSONDecoder().decode(Result.self, from: data)
    {
      (run.diagram, run.svg, run.remarks) = (result.diagram, result.svg, result.remarks)
      if case .signal = run.ending?.cause, run.ending?.line == nil {
        run.ending?.line = result.line
      }
    }
    return run
  }

  private static let timeExit: Int32 = 78

  /// The request to ChapterKit's `Playground`.
  private struct Request: Codable {
    let source, name, result: String
    let columns: Int
    let secondsAtMost: Double
    let megabytesAtMost: Int
  }

  /// The playground's result.
  private struct Result: Codable {
    let diagram: [String]
    let svg: String?
    let remarks: [String]
    let line: Int?
  }
}
