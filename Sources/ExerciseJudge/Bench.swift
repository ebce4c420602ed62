import Foundation

/// All that a judgement needs and that does not depend on the answer: the libraries, the object of
/// the program that runs the tests, and the flags to go with them.
struct Bench: Sendable {
  let workshop: Workshop
  let snapshot: Snapshot
  let runner: Data
  let compile: Compiler

  /// What all files are compiled with.
  static func flags(_ toolchain: Toolchain, _ instrumentation: [String]) -> [String] {
    toolchain.platformFlags + instrumentation + [
      "-swift-version", "5", "-Onone", "-enable-testing", "-parse-as-library",
      "-no-color-diagnostics",
      // For a backtrace, when an answer crashes. It costs next to nothing.
      "-gline-tables-only",
      // All files in one frontend: quicker for so few, and its complaints keep their order.
      // NB: with one frontend and no link, `swiftc` *becomes* that frontend. Otherwise it starts
      // each in a process group of its own, where our time limit would not reach it.
      "-wmo",
    ]
  }

  var flags: [String] { Self.flags(workshop.toolchain, snapshot.instrumentation) }

  /// Where modules are found. SwiftPM may have built a module of the exercise's name, out of the
  /// solutions, so only our own folders are searched.
  func searching(_ folders: URL...) -> [String] {
    ["-module-cache-path", workshop.moduleCache.path]
      + (folders + [snapshot.modules]).flatMap { ["-I", $0.path] }
  }

  /// What the object of a file depends on besides the file.
  var circumstances: [Data] {
    [Data(snapshot.id.utf8), Data(flags.joined(separator: "\n").utf8)]
  }

  func link(_ objects: [URL], into program: URL) throws {
    let toolchain = workshop.toolchain
    let libraries = snapshot.folder.path
    try compile(
      toolchain.platformFlags + toolchain.linkerFlags + snapshot.instrumentation
        + objects.map(\.path)
        + ["-L", libraries, "-l\(Snapshot.library)", "-Xlinker", "-rpath", "-Xlinker", libraries]
        + ["-o", program.path])
  }
}

extension Judge {
  /// Takes up what the workshop has, and makes what it lacks.
  func bench(until cancellation: Cancellation?) throws -> Bench {
    guard let compile = compiler(until: cancellation) else {
      throw refuse("The Swift compiler was not found: `swiftc` must be on the PATH.")
    }
    let toolchain = compile.toolchain
    let workshop = Workshop(in: buildFolder, toolchain: toolchain)
    var hasSaid = false
    func announce() {
      if !hasSaid { onPreparing?() }
      hasSaid = true
    }
    let snapshot = try workshop.snapshot(of: libraries, in: buildFolder, announce: announce) {
      objects, instrumentation, product in
      try compile(
        toolchain.platformFlags + toolchain.linkerFlags
          + Toolchain.librarianFlags(instrumentation) + instrumentation + libraryFlags
          + ["-emit-library"]
          + objects.map(\.path) + ["-o", product.path])
    }
    guard let snapshot else { throw refuse(notBuilt) }
    let bench = Bench(workshop: workshop, snapshot: snapshot, runner: Data(), compile: compile)
    let runner = try bench.runner(
      RunnerSource.text(memoryLimitInMegabytes: memoryLimitInMegabytes), in: temporaryFolder,
      announce: announce)
    return Bench(workshop: workshop, snapshot: snapshot, runner: runner, compile: compile)
  }

  func compiler(until cancellation: Cancellation?) -> Compiler? {
    Toolchain.current.map {
      Compiler(
        toolchain: $0, timeLimit: compileTimeLimit, cancellation: cancellation,
        temporaryFolder: temporaryFolder)
    }
  }

  func clearWorkshopOnce() -> Bool {
    Toolchain.current.map {
      Workshop(in: buildFolder, toolchain: $0).clearOnce(of: libraries, in: buildFolder)
    } ?? false
  }

  private var notBuilt: String {
    let missing = libraries.filter { buildFolder.objects(of: $0) == nil }
    return "\(missing.first ?? libraries[0]) is not built in "
      + "\(relative(buildFolder.url.path, to: packageRoot)): "
      + "run `swift build --build-tests` in the folder of the course, then try again."
  }
}

extension Bench {
  /// Compiling it fills the module cache besides.
  func runner(
    _ text: String, in temporaryFolder: URL, announce: () -> Void
  ) throws -> Data {
    let inputs = circumstances + [Data(text.utf8)]
    if let object = workshop.kept.object(madeOf: inputs) { return object }
    announce()
    return try withFolderOfItsOwn(in: temporaryFolder) { folder in
      let (source, object) = (
        folder.appending(path: "Runner.swift"), folder.appending(path: "Runner.o")
      )
      try Data(text.utf8).write(to: source)
      try compile(
        flags + searching()
          + ["-c", "-module-name", "ExerciseRunner", source.path, "-o", object.path])
      let made = try Data(contentsOf: object)
      workshop.kept.keep(made, madeOf: inputs)
      return made
    }
  }
}

func withFolderOfItsOwn<Result>(
  in temporaryFolder: URL, _ work: (URL) throws -> Result
) throws -> Result {
  let folder = temporaryFolder.appending(path: "exercise-judge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}
