import Foundation

/// Makes a program out of a few files and libraries that are built already, and runs it within
/// limits.
package struct ProgramMaker: Sendable {
  package enum Failure: Error, Equatable {
    /// What the compiler says.
    case complains(String)
    case timeLimit
    case cancelled
    case notBuilt(String)
    case noCompiler
  }

  let build: BuildFolder
  let libraries: [String]
  let temporaryFolder: URL

  /// - Parameter libraries: What the files import, and what that imports in turn.
  package init(
    _ build: BuildFolder, libraries: [String],
    temporaryFolder: URL = FileManager.default.temporaryDirectory
  ) {
    self.build = build
    self.libraries = libraries
    self.temporaryFolder = temporaryFolder
  }

  /// Compiles the files as one module, and links them with the libraries.
  package func make(
    _ files: [URL], module: String, into program: URL, until cancellation: Cancellation? = nil
  ) throws {
    guard let toolchain = Toolchain.current else { throw Failure.noCompiler }
    var objects: [URL] = []
    for library in libraries {
      guard let built = BuiltLibraries([library], in: build) else {
        throw Failure.notBuilt(library)
      }
      objects += built.objects
    }
    let compile = Compiler(
      toolchain: toolchain, timeLimit: .seconds(120), cancellation: cancellation,
      temporaryFolder: temporaryFolder)
    let instrumentation = objects.first.map(Toolchain.instrumentation) ?? []
    let moduleCache = build.url.appending(path: "ExerciseCache/ModuleCache")
    let object = program.appendingPathExtension("o")
    do {
      try compile(
        toolchain.platformFlags + instrumentation + [
          "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-no-color-diagnostics",
          "-module-cache-path", moduleCache.path,
          "-I", build.url.appending(path: "Modules").path,
          "-module-name", module, "-c", "-o", object.path,
        ] + files.map(\.path))
      try compile(
        toolchain.platformFlags + toolchain.linkerFlags + instrumentation + [object.path]
          + objects.map(\.path) + ["-o", program.path])
    } catch let failure as Compiler.Failure {
      switch failure {
      case .complains(let text): throw Failure.complains(text)
      case .timeLimit: throw Failure.timeLimit
      case .cancelled: throw Failure.cancelled
      }
    }
  }

  /// Runs a program that may never end, and that may want all the memory there is.
  package static func run(
    _ program: URL, _ arguments: [String], timeLimit: Duration = .seconds(5),
    outputLimit: Int = 64 << 10, until cancellation: Cancellation? = nil
  ) throws -> Child {
    let seconds = timeLimit.components.seconds + 1
    // NB: macOS has no limit on memory; there the time limit has to do.
    let limits = "ulimit -t \(seconds); ulimit -c 0; ulimit -v 8000000 2>/dev/null; exec \"$@\""
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") }
      .merging(["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    return try Child.run(
      "/bin/sh", ["-c", limits, "sh", program.path] + arguments, environment: environment,
      timeLimit: timeLimit, outputLimit: outputLimit, until: cancellation)
  }
}
