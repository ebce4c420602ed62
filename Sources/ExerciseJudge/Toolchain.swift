import Foundation

/// The compiler, and what it must be told on this platform.
package struct Toolchain: Sendable {
  let compiler: String
  let platformFlags: [String]

  /// Tells this compiler, in this state, from any other.
  var identity: String {
    let file = URL(filePath: compiler).resolvingSymlinksInPath().path
    return "\(file) \(FileMark(file)?.text ?? "?")"
  }

  #if canImport(Darwin)
    static func fileName(ofLibrary name: String) -> String { "lib\(name).dylib" }
    /// A program finds the library wherever its run path says.
    static func librarianFlags(_ instrumentation: [String], library: String) -> [String] {
      ["-Xlinker", "-install_name", "-Xlinker", "@rpath/" + fileName(ofLibrary: library)]
    }
  #else
    static func fileName(ofLibrary name: String) -> String { "lib\(name).so" }
    /// A library that lacks something is refused when it is made, not when an answer needs it. NB: a
    /// sanitizer's own functions come with the program.
    static func librarianFlags(_ instrumentation: [String], library: String) -> [String] {
      instrumentation.contains { $0.hasPrefix("-sanitize") }
        ? [] : ["-Xlinker", "--no-undefined"]
    }
  #endif

  /// The quickest linker there is. NB: Apple's own is quick, and the only one that serves there.
  let linkerFlags: [String]

  /// The `swiftc` of the toolchain in use; asked for once.
  static let current: Toolchain? = find()

  #if canImport(Darwin)
    private static func find() -> Toolchain? {
      guard let compiler = ask("--find", "swiftc"), let sdk = ask("--show-sdk-path") else {
        return nil
      }
      // Xcode keeps Swift Testing in the platform; the Command Line Tools have it one level up.
      let developer =
        ask("--show-sdk-platform-path").map { $0 + "/Developer" }
        ?? "/Library/Developer/CommandLineTools/Library/Developer"
      let (frameworks, libraries) = (
        developer + (exists(developer + "/Library/Frameworks") ? "/Library" : "") + "/Frameworks",
        developer + "/usr/lib"
      )
      let plugins = URL(filePath: compiler).deletingLastPathComponent()
        .appending(path: "../lib/swift/host/plugins/testing").standardizedFileURL.path
      return Toolchain(
        compiler: compiler,
        platformFlags: [
          "-sdk", sdk, "-target", "\(architecture)-apple-macosx15.0",
          "-F", frameworks, "-I", libraries, "-L", libraries, "-plugin-path", plugins,
          "-Xlinker", "-rpath", "-Xlinker", frameworks,
          "-Xlinker", "-rpath", "-Xlinker", libraries,
        ], linkerFlags: [])
    }

    private static func ask(_ question: String...) -> String? {
      let answer = try? Child.run(
        "/usr/bin/xcrun", question, environment: ProcessInfo.processInfo.environment,
        timeLimit: .seconds(30), outputLimit: 10_000)
      guard let answer, answer.ending == .exit(0) else { return nil }
      return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    #if arch(arm64)
      private static let architecture = "arm64"
    #else
      private static let architecture = "x86_64"
    #endif
  #else
    private static func find() -> Toolchain? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
      return path.split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
        .map(behindManager)
        .map { Toolchain(compiler: $0, platformFlags: [], linkerFlags: fastLinker(beside: $0)) }
    }

    /// A manager of toolchains puts itself on the path; we ask once and then do without it.
    private static func behindManager(_ compiler: String) -> String {
      guard !exists(tool("swift-frontend", beside: compiler)),
        let answer = try? Child.run(
          compiler, ["-print-target-info"], environment: ProcessInfo.processInfo.environment,
          timeLimit: .seconds(30), outputLimit: 100_000),
        let found = answer.output.firstMatch(of: #/"runtimeResourcePath": "(.*)/lib/swift"/#)
      else { return compiler }
      let real = "\(found.output.1)/bin/swiftc"
      return FileManager.default.isExecutableFile(atPath: real) ? real : compiler
    }

    private static func fastLinker(beside compiler: String) -> [String] {
      exists(tool("ld.lld", beside: compiler)) ? ["-use-ld=lld"] : []
    }

    private static func tool(_ name: String, beside compiler: String) -> String {
      URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: name).path
    }
  #endif

  /// Whether the runtime can say where a program crashed. NB: on macOS it may only do so for programs
  /// that are signed for it.
  var hasBacktraces: Bool {
    #if canImport(Darwin)
      false
    #else
      exists(Self.tool("../libexec/swift/linux/swift-backtrace", beside: compiler))
    #endif
  }

  /// What a sanitizer or the coverage switch left in the objects has to be linked again.
  static func instrumentation(of object: URL) -> [String] {
    guard let bytes = try? Data(contentsOf: object) else { return [] }
    return [
      ("__tsan_func_entry", "-sanitize=thread"), ("__asan_init", "-sanitize=address"),
      ("__llvm_profile_runtime", "-profile-generate"),
    ].filter { bytes.range(of: Data($0.0.utf8)) != nil }.map { $0.1 }
  }
}
