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
  private let linkCommand: [String]?

  private static let library = "ExerciseLibraries"
  /// A build writes one library after the other: what has just been written may not yet fit together.
  private static let settlingTime = Duration.seconds(2)

  /// What was found out when it was made.
  private struct Notes: Codable {
    /// What a sanitizer or the coverage switch left in the libraries.
    var instrumentation: [String]
    /// What the driver would call to link: it takes longer to find that out than the linker takes.
    var link: [String]?
  }

  /// One that is there, unless it is made with these notes.
  private init?(_ folder: URL, _ compile: Compiler, _ notes: Notes? = nil) {
    let file = folder.appending(path: Self.notes)
    guard
      let notes = notes
        ?? (try? JSONDecoder().decode(Notes.self, from: Data(contentsOf: file)))
    else { return nil }
    (self.folder, self.compile) = (folder, compile)
    let toolchain = compile.toolchain
    flags = Self.flags(toolchain) + notes.instrumentation
    linkFlags =
      toolchain.platformFlags + toolchain.linkerFlags + notes.instrumentation
      + ["-L", folder.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker", folder.path]
    linkCommand = notes.link
  }

  private static let notes = "notes.json"

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

  package func link(_ objects: [URL], into program: URL) throws {
    let (paths, output) = (objects.map(\.path), ["-o", program.path])
    if let linkCommand,
      (try? compile(linkCommand.dropFirst() + paths + output, with: linkCommand[0])) != nil
    {
      return
    }
    try compile(paths + linkFlags + output)
  }

  /// What the driver would call for the runner alone; the answer and the tests need nothing that it
  /// doesn't import. `nil` where its answer isn't what we know.
  private func linkCommand(in draft: URL) -> [String]? {
    let autolink = draft.appending(path: "autolink").path
    let runner = draft.appending(path: "Runner.o").path
    guard let text = try? compile(["-###"] + linkFlags + ["-o", "PROGRAM", runner]),
      !text.contains(#"\ "#), !text.contains("\""), let last = text.split(separator: "\n").last
    else { return nil }
    var words = last.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "-o"), words[place + 1] == "PROGRAM" else { return nil }
    words.removeSubrange(place...place + 1)
    words.removeAll { $0 == runner }
    if let list = words.firstIndex(where: { $0.hasPrefix("@") }) {
      let extract = URL(filePath: compile.toolchain.compiler).deletingLastPathComponent()
        .appending(path: "swift-autolink-extract").path
      guard (try? compile([runner, "-o", autolink], with: extract)) != nil else { return nil }
      words[list] = "@" + folder.appending(path: "autolink").path
    }
    return words
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
      [compile.toolchain.identity, runner, root.path, generation(of: judge), notes]
      + flags(compile.toolchain) + judge.libraries + judge.libraryFlags
    let family = Checksum(of: recipe).hexadecimal
    for _ in 0..<10 {
      guard let built = BuiltLibraries(judge.libraries, in: judge.buildFolder) else {
        return last(of: family, in: root, compile)
      }
      let place = root.appending(path: "\(family)-\(Checksum(of: [built.stamp]).hexadecimal)")
      if let cache = BuildCache(place, compile) {
        // The time of the last use is the time of the folder.
        utimes(place.path, nil)
        return cache
      }
      if built.age < settlingTime, let last = last(of: family, in: root, compile) { return last }
      announce()
      if try make(at: place, compile, built, runner, judge) {
        return BuildCache(place, compile)
      }
    }
    return nil
  }

  static func folder(of judge: Judge) -> URL {
    judge.buildFolder.url.appending(path: judge.cacheName)
  }

  /// From now on, nothing that was made before is used again. Judgements in progress finish with it.
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

  /// All that is kept in a folder, but for what is shared.
  private static func all(in root: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
      .filter { !["ModuleCache", "generation"].contains($0) }.map { root.appending(path: $0) }
  }

  private static func last(of family: String, in root: URL, _ compile: Compiler) -> BuildCache? {
    all(in: root).filter { $0.lastPathComponent.hasPrefix(family) }
      .min { (FileMark($0.path)?.age ?? .zero) < (FileMark($1.path)?.age ?? .zero) }
      .flatMap { BuildCache($0, compile) }
  }

  /// - Returns: Whether the libraries stayed as they were meanwhile.
  private static func make(
    at folder: URL, _ compile: Compiler, _ built: BuiltLibraries, _ runner: String, _ judge: Judge
  ) throws -> Bool {
    var notes = Notes(instrumentation: Toolchain.instrumentation(of: built.objects[0]))
    let cache = BuildCache(folder, compile, notes)!
    let files = FileManager.default
    let root = folder.deletingLastPathComponent()
    let draft = root.appending(path: "draft-\(UUID())")
    let objects = draft.appending(path: "Objects")
    try files.createDirectory(at: objects, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: draft) }
    func isSame() -> Bool {
      BuiltLibraries(judge.libraries, in: judge.buildFolder)?.stamp == built.stamp
    }
    do {
      // NB: `swiftc` notes what else must be linked in a file *beside the first object*. Two judges that
      // linked the originals would read each other's half-written notes.
      for (number, object) in built.objects.enumerated() {
        try files.copyItem(at: object, to: objects.appending(path: "\(number).o"))
      }
      for module in built.modules {
        try files.copyItem(at: module, to: draft.appending(path: module.lastPathComponent))
      }
      let source = objects.appending(path: "Runner.swift")
      try runner.write(to: source, atomically: true, encoding: .utf8)
      // Compiling it fills the module cache besides.
      let runner = Meanwhile {
        _ = try compile(
          cache.flags + cache.searching(draft) + [
            "-c", "-module-name", "ExerciseRunner", source.path,
            "-o", draft.appending(path: "Runner.o").path,
          ])
      }
      let toolchain = compile.toolchain
      let numbered = built.objects.indices.map { objects.appending(path: "\($0).o").path }
      try compile(
        toolchain.platformFlags + toolchain.linkerFlags
          + Toolchain.librarianFlags(notes.instrumentation, library: library)
          + notes.instrumentation + judge.libraryFlags + ["-emit-library"] + numbered
          + ["-o", draft.appending(path: Toolchain.fileName(ofLibrary: library)).path])
      try runner.result()
    } catch {
      if isSame() { throw error }
      return false
    }
    notes.link = cache.linkCommand(in: draft)
    try JSONEncoder().encode(notes).write(to: draft.appending(path: Self.notes))
    try files.removeItem(at: objects)
    // Somebody else may have been quicker, and theirs is as good.
    guard isSame(), rename(draft.path, folder.path) == 0 || exists(folder.path) else {
      return false
    }
    // Nobody works for an hour with libraries that have been built anew.
    for old in all(in: root) where old != folder {
      if let mark = FileMark(old.path), mark.age > .seconds(3600) { try? files.removeItem(at: old) }
    }
    return true
  }
}
