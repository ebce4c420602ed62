import Foundation

/// What judgements need besides the answer: a snapshot of the built libraries, the object of the program
/// that runs the tests, and the compiled tests.
///
/// It is one folder beside SwiftPM's own, named after all that went into it. It appears by being renamed,
/// so several judges in several processes may work at once; at worst they do the same work twice. An
/// editor's build may rewrite the libraries meanwhile. Removing the folder costs some seconds and
/// nothing else.
package struct BuildCache: Sendable {
  let folder: URL
  package let compile: Compiler
  /// What all files are compiled with.
  package let flags: [String]
  private let linkFlags: [String]

  private static let library = "ExerciseLibraries"
  /// A build writes one library after the other: what has just been written may not yet fit together.
  private static let settlingTime = Duration.seconds(2)

  private init(_ folder: URL, _ compile: Compiler, instrumentation: [String]) {
    (self.folder, self.compile) = (folder, compile)
    let toolchain = compile.toolchain
    flags = Self.flags(toolchain) + instrumentation
    linkFlags =
      toolchain.platformFlags + toolchain.linkerFlags + instrumentation
      + ["-L", folder.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker", folder.path]
  }

  /// One that is there. NB: to look into the objects again would take as long as to link.
  private init?(at folder: URL, _ compile: Compiler) {
    let file = folder.appending(path: "instrumentation.json")
    guard let data = try? Data(contentsOf: file),
      let flags = try? JSONDecoder().decode([String].self, from: data)
    else { return nil }
    self.init(folder, compile, instrumentation: flags)
  }

  private static func flags(_ toolchain: Toolchain) -> [String] {
    toolchain.platformFlags + [
      "-swift-version", "5", "-Onone", "-enable-testing", "-parse-as-library",
      "-no-color-diagnostics",
      // For a backtrace, when an answer crashes. It costs next to nothing.
      "-gline-tables-only",
      // NB: with one frontend and no link, `swiftc` *becomes* that frontend. Otherwise it starts each
      // in a process group of its own, where our time limit would not reach it.
      "-wmo",
    ]
  }

  /// Where modules are found. SwiftPM may have built a module of the exercise's name, out of the
  /// solutions, so only our own folders are searched.
  package func searching(_ folders: URL...) -> [String] {
    ["-module-cache-path", folder.deletingLastPathComponent().appending(path: "ModuleCache").path]
      + (folders + [folder]).flatMap { ["-I", $0.path] }
  }

  package var runner: URL { folder.appending(path: "Runner.o") }

  /// The driver takes longer to find out how to link than the linker takes, so it was asked once.
  package func link(_ objects: [URL], into program: URL) throws {
    let (paths, output) = (objects.map(\.path), ["-o", program.path])
    if let command = try? JSONDecoder().decode([String].self, from: Data(contentsOf: linkCommand)),
      (try? compile(command.dropFirst() + paths + output, with: command[0])) != nil
    {
      return
    }
    try compile(paths + linkFlags + output)
  }

  private var linkCommand: URL { folder.appending(path: "link.json") }

  /// What the driver would call for the runner alone; the answer and the tests need nothing that it
  /// doesn't import. Where its answer isn't what we know, the driver links each time.
  private func keepLinkCommand(in draft: URL) {
    let autolink = draft.appending(path: "autolink").path
    let runner = draft.appending(path: "Runner.o").path
    let flags = linkFlags + ["-o", "PROGRAM", runner]
    guard let text = try? compile(["-###"] + flags), !text.contains(#"\ "#), !text.contains("\""),
      let last = text.split(separator: "\n").last
    else { return }
    var words = last.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "-o"), words[place + 1] == "PROGRAM" else { return }
    words.removeSubrange(place...place + 1)
    words.removeAll { $0 == runner }
    if let list = words.firstIndex(where: { $0.hasPrefix("@") }) {
      let extract = URL(filePath: compile.toolchain.compiler).deletingLastPathComponent()
        .appending(path: "swift-autolink-extract").path
      guard (try? compile([runner, "-o", autolink], with: extract)) != nil else { return }
      words[list] = "@" + folder.appending(path: "autolink").path
    }
    try? JSONEncoder().encode(words).write(to: draft.appending(path: "link.json"))
  }

  /// The object of an exercise's tests, compiled against this interface.
  func tests(_ key: Checksum) -> URL { folder.appending(path: "Tests-\(key.hexadecimal).o") }

  /// The cache for what is built now; the last one while it is being built. `nil` if nothing is built.
  static func current(
    _ judge: Judge, _ compile: Compiler, announce: () -> Void
  ) throws -> BuildCache? {
    let root = folder(of: judge)
    let runner =
      judge.runnerSource
      ?? RunnerSource.text(memoryLimitInMegabytes: judge.memoryLimitInMegabytes)
    let recipe =
      [compile.toolchain.identity, runner, root.path, generation(of: judge)]
      + flags(compile.toolchain) + judge.libraries + judge.libraryFlags
    for _ in 0..<10 {
      let built = BuiltLibraries(judge.libraries, in: judge.buildFolder)
      let family = Checksum(of: recipe).hexadecimal
      if let built {
        let name = "\(family)-\(Checksum(of: [built.stamp]).hexadecimal)"
        let place = root.appending(path: name)
        if let cache = BuildCache(at: place, compile) { return cache.used() }
        let cache = BuildCache(
          place, compile, instrumentation: Toolchain.instrumentation(of: built.objects[0]))
        if built.age >= settlingTime || cache.last(of: family) == nil {
          announce()
          if try cache.make(built, runner, judge) { return cache }
          continue
        }
      }
      return BuildCache(root.appending(path: family), compile, instrumentation: []).last(of: family)
    }
    return nil
  }

  static func folder(of judge: Judge) -> URL {
    judge.buildFolder.url.appending(path: judge.cacheName)
  }

  /// From now on, nothing that was made before is used again. Whoever works with it comes to an end.
  static func renew(_ judge: Judge) {
    let folder = folder(of: judge)
    try? UUID().uuidString.write(
      to: folder.appending(path: "generation"), atomically: true, encoding: .utf8)
    try? FileManager.default.moveItem(
      at: folder.appending(path: "ModuleCache"), to: folder.appending(path: "draft-\(UUID())"))
  }

  private static func generation(of judge: Judge) -> String {
    (try? String(contentsOf: folder(of: judge).appending(path: "generation"), encoding: .utf8))
      ?? ""
  }

  /// The time of the last use is the time of the folder.
  private func used() -> BuildCache {
    utimes(folder.path, nil)
    return self
  }

  private var others: [URL] {
    let root = folder.deletingLastPathComponent()
    return ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
      .filter { ![folder.lastPathComponent, "ModuleCache", "generation"].contains($0) }
      .map { root.appending(path: $0) }
  }

  private func last(of family: String) -> BuildCache? {
    others.filter { $0.lastPathComponent.hasPrefix(family) }
      .min { (FileMark($0.path)?.age ?? .zero) < (FileMark($1.path)?.age ?? .zero) }
      .flatMap { BuildCache(at: $0, compile) }
  }

  /// - Returns: Whether the libraries stayed as they were meanwhile.
  private func make(_ built: BuiltLibraries, _ runner: String, _ judge: Judge) throws -> Bool {
    let files = FileManager.default
    let draft = folder.deletingLastPathComponent().appending(path: "draft-\(UUID())")
    let objects = draft.appending(path: "Objects")
    try files.createDirectory(at: objects, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: draft) }
    do {
      // NB: `swiftc` notes what else must be linked in a file *beside the first object*. Two judges that
      // linked the originals would read each other's half-written notes.
      for (number, object) in built.objects.enumerated() {
        try files.copyItem(at: object, to: objects.appending(path: "\(number).o"))
      }
      for module in built.modules {
        try files.copyItem(at: module, to: draft.appending(path: module.lastPathComponent))
      }
      let toolchain = compile.toolchain
      let instrumentation = Toolchain.instrumentation(of: built.objects[0])
      let source = objects.appending(path: "Runner.swift")
      try runner.write(to: source, atomically: true, encoding: .utf8)
      // Compiling it fills the module cache besides.
      let runner = Meanwhile {
        try compile(
          flags + searching(draft) + [
            "-c", "-module-name", "ExerciseRunner", source.path,
            "-o", draft.appending(path: "Runner.o").path,
          ])
      }
      let numbered = built.objects.indices.map { objects.appending(path: "\($0).o").path }
      try compile(
        toolchain.platformFlags + toolchain.linkerFlags
          + Toolchain.librarianFlags(instrumentation, library: Self.library) + instrumentation
          + judge.libraryFlags + ["-emit-library"] + numbered
          + ["-o", draft.appending(path: Toolchain.fileName(ofLibrary: Self.library)).path])
      try runner.result()
      keepLinkCommand(in: draft)
    } catch {
      if BuiltLibraries(judge.libraries, in: judge.buildFolder)?.stamp != built.stamp {
        return false
      }
      throw error
    }
    try JSONEncoder().encode(Toolchain.instrumentation(of: built.objects[0]))
      .write(to: draft.appending(path: "instrumentation.json"))
    try files.removeItem(at: objects)
    guard BuiltLibraries(judge.libraries, in: judge.buildFolder)?.stamp == built.stamp else {
      return false
    }
    // Somebody else may have been quicker, and theirs is as good.
    guard rename(draft.path, folder.path) == 0 || exists(folder.path) else { return false }
    sweep()
    return true
  }

  /// Nobody works for an hour with libraries that have been built anew.
  private func sweep() {
    for old in others where FileMark(old.path).map({ $0.age > .seconds(3600) }) ?? false {
      try? FileManager.default.removeItem(at: old)
    }
  }
}
