import Foundation

/// The compiler, and what it must be told on this platform.
///
/// On Linux there are two shortcuts around `swiftc`, so that a verdict takes half the time: `frontend` and
/// `linker` call the programs that it would start. They hold for the toolchains that we know. Where a file
/// that they need is missing, the driver is used as on a Mac; JudgeTests judge in both ways. If a new
/// toolchain breaks a shortcut, make its function return nil: verdicts become slower, and nothing else changes.
package struct Toolchain: Sendable {
  let compiler: String
  let platformFlags: [String]
  /// The shortcut to the compiler: its frontend, which `swiftc` would start.
  var frontend: [String]? = nil
  /// Makes a bundle of the objects that follow. What they need of the libraries stays open until the
  /// bundle is loaded.
  let linkCommand: [String]

  #if !arch(arm64)
    private static let architecture = "x86_64"
  #elseif canImport(Darwin)
    private static let architecture = "arm64"
  #else
    private static let architecture = "aarch64"
  #endif

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
      let flags = [
        "-sdk", sdk, "-target", "\(architecture)-apple-macosx15.0",
        "-F", frameworks, "-I", libraries, "-L", libraries, "-plugin-path", plugins,
        "-Xlinker", "-rpath", "-Xlinker", frameworks, "-Xlinker", "-rpath", "-Xlinker", libraries,
      ]
      return Toolchain(
        compiler: compiler, platformFlags: flags,
        linkCommand: [compiler] + flags + [
          "-emit-library", "-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup",
        ])
    }

    private static func ask(_ question: String...) -> String? {
      let answer = try? Child.run(
        ["/usr/bin/xcrun"] + question, timeLimit: .seconds(30), outputLimit: 10_000)
      guard let answer, answer.ending == .exit(0) else { return nil }
      return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// NB: on macOS the runtime may only examine programs that are signed for it.
    static let backtracer: String? = nil
  #else
    private static func find() -> Toolchain? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
      guard
        let found = path.split(separator: ":").map({ "\($0)/swiftc" })
          .first(where: FileManager.default.isExecutableFile)
      else { return nil }
      var compiler = found
      // A manager of toolchains puts itself on the path; we ask once and then do without it.
      if !exists(usr(of: found) + "/bin/swift-frontend"),
        let answer = try? Child.run(
          [found, "-print-target-info"], timeLimit: .seconds(30), outputLimit: 100_000),
        let real = answer.output.firstMatch(of: #/"runtimeResourcePath": "(.*)/lib/swift"/#)
      {
        compiler = "\(real.output.1)/bin/swiftc"
      }
      let usr = usr(of: compiler)
      return Toolchain(
        compiler: compiler, platformFlags: [], frontend: frontend(in: usr),
        linkCommand: linker(in: usr) ?? [compiler, "-emit-library"])
    }

    /// The frontend with the arguments that the driver would add. A macro such as `#expect` is expanded by a
    /// plugin; the server for it runs inside the frontend's process, and not in one of its own.
    private static func frontend(in usr: String) -> [String]? {
      let (program, host) = ("\(usr)/bin/swift-frontend", "\(usr)/lib/swift/host")
      guard exists(program), exists("\(host)/libSwiftInProcPluginServer.so") else { return nil }
      return [
        program, "-frontend", "-plugin-path", "\(host)/plugins",
        "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      ]
    }

    /// The shortcut to the linker. A bundle is loaded into the course's program, so it needs less than the driver
    /// would link.
    private static func linker(in usr: String) -> [String]? {
      let start = "\(usr)/lib/swift/linux/\(architecture)/swiftrt.o"
      guard exists("\(usr)/bin/ld.lld"), exists(start) else { return nil }
      let folder = URL(filePath: "\(usr)/lib/swift/linux")
      // `swiftrt.o` registers the bundle's types with the runtime. The libraries are those for which the objects
      // may have symbols; the others load the ones with an underscore. Those of the host are in it already, and
      // reading them would take longer than everything else.
      let ofHost = [
        "swiftCore", "swiftRuntime", "swift_Concurrency", "swift_StringProcessing",
        "swift_RegexParser", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking",
      ].map { "/lib\($0).so" }
      let libraries = allFiles(below: folder, ["so"]).map(\.path)
        .filter { path in !path.contains("/lib_") && !ofHost.contains(where: path.hasSuffix) }
      // A few functions of C, `atexit` for one, must be in each bundle.
      let ofC = ["/usr/lib/\(architecture)-linux-gnu", "/usr/lib64", "/usr/lib"]
        .map { "\($0)/libc_nonshared.a" }.filter(exists).prefix(1)
      return [
        // One thread: starting more takes longer than they save. The compiler's code refers to
        // `__dso_handle`, which the C compiler's start-up files would define.
        "\(usr)/bin/ld.lld", "--threads=1", "-shared", "--as-needed", "-rpath", folder.path,
        "--defsym=__dso_handle=__ehdr_start", start,
      ] + libraries + ofC
    }

    private static func usr(of compiler: String) -> String {
      URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }

    private static var backtracer: String? {
      current.map { usr(of: $0.compiler) + "/libexec/swift/linux/swift-backtrace" }
    }
  #endif

  /// The same toolchain by way of `swiftc` alone.
  var withoutShortcuts: Toolchain {
    #if canImport(Darwin)
      self
    #else
      Toolchain(
        compiler: compiler, platformFlags: platformFlags, linkCommand: [compiler, "-emit-library"])
    #endif
  }

  /// The command that compiles with these arguments of `swiftc`. The frontend doesn't know all of them.
  func compileCommand(_ arguments: [String]) -> [String] {
    let ofDriver = ["-Xfrontend", "-wmo", "-emit-module", "-no-emit-module-separately-wmo"]
    return frontend.map { $0 + arguments.filter { !ofDriver.contains($0) } }
      ?? [compiler] + platformFlags + arguments
  }

  /// The command that lists a module's public declarations.
  var symbolCommand: [String] {
    let program = URL(filePath: compiler).deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract").path
    #if canImport(Darwin)
      return [program] + platformFlags.prefix(4)
    #else
      return [program, "-target", "\(Self.architecture)-unknown-linux-gnu"]
    #endif
  }

  /// Whether the runtime can say where a program crashed.
  static let hasBacktraces = backtracer.map(exists) ?? false

  /// What makes the runtime write down where a program crashes, as plain text.
  func backtraceSettings(writingTo file: URL?) -> String {
    // A comma ends a setting.
    guard let file, Self.hasBacktraces, !file.path.contains(",") else { return "enable=no" }
    return [
      "enable=yes", "interactive=no", "color=no", "preset=medium", "threads=crashed",
      "images=none", "registers=none", "limit=200", "timeout=5s", "output-to=\(file.path)",
    ].joined(separator: ",")
  }
}
