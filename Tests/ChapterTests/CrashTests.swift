import Foundation
import Testing

/// What the programs of Tests/Crashes print, and how they end: chapter 15 shows it. Each is compiled, and
/// runs in a process of its own.
///
/// To record it anew: `RECORD=1 swift test --filter CrashTests`
@Suite(.enabled(if: hasCompiler, "There is no swiftc: the recordings were not compared."))
struct CrashTests {
  @Test func `a program runs in language mode 5, and is stopped in mode 6`() throws {
    let runs = try ["-swift-version 5", "-swift-version 6", "-swift-version 6 -D SENDABLE"]
      .map { "swiftc \($0)\n\(try ending(of: compile("Swift6", $0)))" }
    try check("Swift6", runs.joined(separator: "\n"))
  }

  @Test func `two loops over values stop the program`() throws {
    try check("TwoLoops", ending(of: compile("TwoLoops", "-swift-version 5")))
  }

  @Test(arguments: [5, 6])
  func `the compiler refuses a call from outside of the main actor`(mode: Int) throws {
    let snippet = file("../Crashes/NotOnTheMainActor.swift")
    let lines = try String(contentsOf: snippet, encoding: .utf8).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.contains("// error: ") })
    let expected = lines[index].trimmingCharacters(in: .whitespaces).dropFirst("// ".count)
    let said = try swiftc(
      "-typecheck -parse-as-library -diagnostic-style llvm -swift-version \(mode)", [snippet.path])
    #expect(said.status != 0)
    #expect(said.errors.contains(".swift:\(index + 2):3: \(expected)"), "\(said.errors)")
  }
}

private let hasCompiler =
  (try? run(URL(filePath: "/usr/bin/env"), ["swiftc", "--version"]))?.status == 0

private func check(_ name: String, _ text: String) throws {
  let recording = file("../Crashes/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try Data((text + "\n").utf8).write(to: recording)
  }
  #expect(try String(contentsOf: recording, encoding: .utf8) == text + "\n")
}

private func swiftc(_ options: String, _ arguments: [String]) throws -> Ending {
  try run(
    URL(filePath: "/usr/bin/env"),
    ["swiftc"] + options.split(separator: " ").map(String.init) + arguments, limit: 120)
}

/// Compiles a program, with the library as it is built: in language mode 5.
private func compile(_ name: String, _ options: String) throws -> URL {
  let build = Chapter.concurrency.executable.deletingLastPathComponent()
  let library = build.appendingPathComponent("RxLite.build")
  let objects = try FileManager.default.contentsOfDirectory(atPath: library.path)
    .filter { $0.hasSuffix(".o") }.map { library.appendingPathComponent($0).path }
  let program = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let ending = try swiftc(
    options,
    ["-module-name", "Program", "-I", build.appendingPathComponent("Modules").path]
      + [file("../Crashes/\(name).swift").path] + objects + ["-o", program.path])
  #expect(ending.status == 0, "\(ending.errors)")
  return program
}

/// Runs the program, and removes it.
private func ending(of program: URL) throws -> String {
  defer { try? FileManager.default.removeItem(at: program) }
  let ending = try run(
    URL(filePath: "/usr/bin/env"), ["SWIFT_BACKTRACE=enable=no", program.path])
  var lines = ending.output.split(separator: "\n").map(String.init)
  lines += ending.errors.matches(of: #/Fatal error: .*/#).map { String($0.0) }
  lines.append(ending.wasKilled ? "stopped by a signal" : "exit status \(ending.status)")
  return lines.joined(separator: "\n")
}
