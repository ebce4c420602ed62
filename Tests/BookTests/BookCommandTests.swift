import ExerciseJudge
import Foundation
import Testing

/// `course book`, as a person would type it.
@Suite(.serialized, .long) struct BookCommandTests {
  private static func course(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let build = try #require(BuildFolder.ofThisProgram())
    let process = Process()
    process.executableURL = build.url.appending(path: "course")
    process.arguments = ["book"] + arguments
    process.currentDirectoryURL = HostileRequestTests.course
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-book-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `--export writes the book, and writes it again over its own`() throws {
    try Self.withFolder { (folder) throws in
      for _ in 1...2 {
        let result = try Self.course(["--export", folder.path])
        #expect(result.status == 0)
        #expect(result.text.contains("Its first page is index.html."))
        // What an earlier edition had is gone, and what someone else has put there isn't.
        let old = folder.appending(path: "lessons/old.html")
        #expect(!FileManager.default.fileExists(atPath: old.path))
        try Data().write(to: old)
        let list = folder.appending(path: ".book")
        let before = try String(contentsOf: list, encoding: .utf8)
        try Data("\(before)\nlessons/old.html\n../own.txt".utf8).write(to: list)
        let own = folder.appending(path: "own.txt")
        if FileManager.default.fileExists(atPath: own.path) {
          #expect(try Data(contentsOf: own) == Data("mine".utf8))
        }
        try Data("mine".utf8).write(to: own)
      }
      let lesson = try String(
        contentsOf: folder.appending(path: "lessons/errors.html"), encoding: .utf8)
      #expect(lesson.contains("<title>Chapter 5: Errors · Learn Rx in Swift</title>"))
      #expect(lesson.contains("../style.css") && lesson.contains("Content-Security-Policy"))
      #expect(!lesson.contains("data-live"))
    }
  }

  @Test func `--export doesn't take another site's folder for its own`() throws {
    try Self.withFolder { (folder) throws in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let mark = folder.appending(path: ".nojekyll")
      try Data().write(to: mark)
      #expect(try Self.course(["--export", folder.path]).status == 64)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [".nojekyll"])
    }
  }

  @Test func `--export doesn't touch a folder with other files`() throws {
    try Self.withFolder { (folder) throws in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let own = folder.appending(path: "own.txt")
      try Data("mine".utf8).write(to: own)
      let result = try Self.course(["--export", folder.path])
      #expect(result.status == 64)
      #expect(result.text.contains("has files of its own; name a new folder"))
      #expect(try Data(contentsOf: own) == Data("mine".utf8))
    }
  }

  @Test(
    arguments: [
      (["--exprot", "x"], 64, "did you mean --export?"),
      (["--export"], 64, "needs the path of a folder."),
      (["errors"], 64, "can't use"),
      (["--export", "/proc/none/x"], 73, "can't write /proc/none/x"),
    ] as [([String], Int32, String)])
  func `a wrong command is refused in a sentence`(
    arguments: [String], status: Int32, sentence: String
  ) throws {
    let result = try Self.course(arguments)
    #expect(result.status == status)
    #expect(result.text.contains(sentence), "\(result.text)")
    #expect(result.text.split(separator: "\n").count == 1)
  }
}
