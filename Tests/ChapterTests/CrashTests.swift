import Foundation
import TestSupport
import Testing

/// What the programs of Tests/Crashes print, and how they end: chapter 15 shows it. Each is compiled, and
/// runs in a process of its own.
///
/// To record it anew: `RECORD=1 swift test --filter CrashTests`
@Suite(.enabled(if: hasCompiler, "There is no swiftc: the recordings were not compared."))
struct CrashTests {
  @Test func `a program runs in language mode 5, and is stopped in mode 6`() throws {
    try checkModes("Swift6", ["-swift-version 5", "-swift-version 6"])
  }

  @Test func `with observe(on:), the program runs in language mode 6`() throws {
    try checkModes("Swift6Observed", ["-swift-version 6"])
  }

  @Test func `two loops over values stop the program`() throws {
    try check("TwoLoops", ending(of: compile("TwoLoops", "-swift-version 5")))
  }

  @Test(arguments: [5, 6])
  func `the compiler refuses a call from outside of the main actor`(mode: Int) throws {
    try checkRefused("NotOnTheMainActor", mode: mode)
  }

  @Test func `only mode 6 refuses a variable that a loop and a task change`() throws {
    let said = try analyze(file("../Crashes/SharedVariable.swift"), mode: 5)
    #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
    try checkRefused("SharedVariable", mode: 6)
  }

  @Test func `only mode 6 refuses the stub of sold-twice, and it accepts the answer`() throws {
    let name = "Chapter15-Concurrency/SoldTwice.swift"
    let stub = file("../../Answers/Stubs/\(name)")
    let said = try analyze(stub, mode: 5)
    #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
    #expect(try analyze(stub, mode: 6).status != 0)
    let right = file("../../Answers/Right/Chapter15-Concurrency/SoldTwice.with-a-mutex.swift")
    for answer in [file("../../Solutions/\(name)"), right] {
      let said = try analyze(answer, mode: 6)
      #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
    }
  }

  @Test(arguments: [5, 6])
  func `what the lesson shows of tasks is free of data races in your own program`(
    mode: Int
  ) throws {
    let pasted = """
      import RxLite

      actor Keys {
        private var request: Task<String, any Error>?

        func key() async throws -> String {
          \(try pasted("one-request", from: "if let request"))
        }
      }

      func search(
        _ typed: Observable<String>, _ request: @escaping @Sendable (String) -> Single<String>
      ) async throws {
      \(try pasted("whole-search", from: "let pauses"))
      }

      func ask(_ question: String) -> Single<String> { .just(question) }
      """
    let said = try analyze(source: pasted, mode: mode)
    #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
  }

  @Test(arguments: [5, 6])
  func `the finished screen is free of data races in your own program`(mode: Int) throws {
    let screen = Chapter.concurrency.folder.appendingPathComponent("SearchScreen.swift")
    let source = try String(contentsOf: screen, encoding: .utf8)
    let said = try analyze(
      source: inYourProgram(source.replacing("import ChapterKit\n", with: "")) + """

        func ask(_ question: String, with key: String) -> Single<String> { .just(question) }
        """,
      mode: mode)
    #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
  }
}

private let hasCompiler =
  (try? run(URL(filePath: "/usr/bin/env"), ["swiftc", "--version"]))?.status == 0

private func checkModes(_ name: String, _ modes: [String]) throws {
  let runs = try modes.map { "swiftc \($0)\n\(try ending(of: compile(name, $0)))" }
  try check(name, runs.joined(separator: "\n"))
}

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

/// Expects the error that a comment announces, in the line below it.
private func checkRefused(_ name: String, mode: Int) throws {
  let snippet = file("../Crashes/\(name).swift")
  let lines = try String(contentsOf: snippet, encoding: .utf8).components(separatedBy: "\n")
  let index = try #require(lines.firstIndex { $0.contains("// error: ") })
  let expected = lines[index].trimmingCharacters(in: .whitespaces).dropFirst("// ".count)
  let said = try analyze(snippet, mode: mode)
  #expect(said.status != 0)
  let places = said.errors.matches(of: #/\.swift:(\d+):\d+: (error: .*)/#)
  #expect(places.map { Int($0.1) } == [index + 2], "\(said.errors)")
  #expect(places.allSatisfy { $0.2.hasPrefix(expected) }, "\(said.errors)")
}

/// What the compiler says of a file, and whether it accepts it.
private func analyze(_ program: URL, mode: Int) throws -> Ending {
  // NB: The types alone don't show a data race: the compiler looks for it in its intermediate language.
  try swiftc(
    "-emit-sil -o /dev/null -parse-as-library -diagnostic-style llvm -swift-version \(mode)",
    ["-I", modules.path, program.path])
}

private func analyze(source: String, mode: Int) throws -> Ending {
  let program = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).swift")
  defer { try? FileManager.default.removeItem(at: program) }
  try Data(source.utf8).write(to: program)
  return try analyze(program, mode: mode)
}

/// A block of the lesson of chapter 15 as its first section says to use it in a program.
private func pasted(_ listing: String, from start: String) throws -> String {
  let readMe = Chapter.concurrency.folder.appendingPathComponent("README.md")
  let lines = try #require(
    Lesson(try String(contentsOf: readMe, encoding: .utf8)).blocks.lazy
      .filter { $0.language == "swift" && $0.name == listing }
      .compactMap { block in
        block.lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(start) }.map { block.lines[$0...] }
      }.first)
  // The lines of the function that holds them.
  let indentation = lines.first?.prefix { $0 == " " } ?? ""
  return inYourProgram(
    lines.prefix { $0.isEmpty || $0.hasPrefix(indentation) }
      .map { String($0.dropFirst(indentation.count)) }.joined(separator: "\n"))
}

/// A listing's lines with the words that the lesson says to use in a program.
private func inYourProgram(_ lines: String) -> String {
  lines.replacing("clock.task", with: "Task").replacing("clock.sleep", with: "Task.sleep")
    .replacing("clock.single", with: "Single.create")
    .replacing("note(", with: "print(").replacing("clock.scheduler", with: "MainScheduler.instance")
}

/// Where the compiler finds the library.
private var modules: URL {
  Chapter.concurrency.executable.deletingLastPathComponent().appendingPathComponent("Modules")
}

/// Compiles a program, with the library as it is built: in language mode 5.
private func compile(_ name: String, _ options: String) throws -> URL {
  let build = Chapter.concurrency.executable.deletingLastPathComponent()
  let library = build.appendingPathComponent("RxLite.build")
  // A source that was renamed has left its old object there.
  let sources = FileManager.default.enumerator(atPath: file("../../Sources/RxLite").path)
  let objects = (sources?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    .map { library.appendingPathComponent("\(URL(filePath: $0).lastPathComponent).o").path }
  let program = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let ending = try swiftc(
    options,
    ["-module-name", "Program", "-I", modules.path]
      + [file("../Crashes/\(name).swift").path] + objects + ["-o", program.path])
  #expect(ending.status == 0, "\(ending.errors)")
  return program
}

/// Runs the program, and removes it.
private func ending(of program: URL) throws -> String {
  defer { try? FileManager.default.removeItem(at: program) }
  let ending = try run(program)
  var lines = ending.output.split(separator: "\n").map(String.init)
  lines += ending.errors.matches(of: #/Fatal error: .*/#).map { String($0.0) }
  lines.append(ending.wasKilled ? "stopped by a signal" : "exit status \(ending.status)")
  return lines.joined(separator: "\n")
}
