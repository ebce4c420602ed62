import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

@Suite struct `What a listing prints` {
  @Test func `is known with its times, and so is what its variants print`() throws {
    let source = try ChapterSource("Chapter03-Sharing", in: RealCourse.folder)
    let listing = try #require(source.listings.first { $0.name == "share-late" })
    let build = try #require(BuildFolder.ofThisProgram())
    let libraries = SourceModules(course: RealCourse.folder).needed(by: source.files.map(\.url))
    #expect(Set(libraries) == ["ChapterKit", "MarbleDrawing", "RxLite", "Wording"])
    let rehearsal = Rehearsal(
      source: source, listing: listing,
      maker: try BundleMaker(build, libraries: libraries, until: Cancellation()))
    let endless = Variant(body: ["while true {}"], change: "endless")
    let performances = try rehearsal.run([
      Variant(body: ["nonsense()"], change: "does not compile"),
      Variant(
        body: listing.body.map { $0.replacing("  .share(replay: 1)", with: "") }, change: "x"),
      Variant(body: ["fatalError()"], change: "crashes"), endless,
    ])
    #expect(performances.map(\.change) == [nil, "x"])
    #expect(
      performances[0].lines.prefix(5).map { "\($0.time ?? "") \($0.text)" } == [
        "0 s Subscribed", "0.1 s First 0", "0.2 s First 1", "0.3 s First 2",
        "0.3 s now the second subscribes",
      ])
    #expect(performances[1].lines.map(\.text).contains("Second 0"))
  }

  @Test func `is known in a chapter whose program stands in a folder, and the program isn't shown`()
    throws
  {
    let source = try ChapterSource("Chapter13-WeatherApp", in: RealCourse.folder)
    let listing = try #require(source.listings.first { $0.name == "asked-last" })
    #expect(listing.helpers.isEmpty)
    let build = try #require(BuildFolder.ofThisProgram())
    let libraries = SourceModules(course: RealCourse.folder).needed(by: source.files.map(\.url))
    let rehearsal = Rehearsal(
      source: source, listing: listing,
      maker: try BundleMaker(build, libraries: libraries, until: Cancellation()))
    let own = try rehearsal.run()
    #expect(own.map { $0.lines.map(\.text).first } == ["shown: Oslo"])
  }

  @Test func `is read without the heading and blank lines`() {
    let lines = Rehearsal.lines(
      of: "── heading\n\u{1}0.5\u{1}a\u{1}0.7\u{1}b\n\n\u{1}1.0\u{1}c\nfrom elsewhere\n")
    #expect(lines.map(\.text) == ["ab", "c", "from elsewhere"])
    #expect(lines.map(\.time) == ["0.5 s", "1 s", "1 s"])
  }

  @Test func `is scored by listing`() {
    func entry(_ listing: String, _ isRight: Bool) -> Score.Entry {
      .init(listing: listing, at: .now, isRight: isRight, way: "lines", right: 2, of: 3)
    }
    let score = Score(entries: [
      entry("sums/a", false), entry("sums/a", true), entry("sums/b", true),
    ])
    #expect(score.isRight("sums/a") && !score.isRight("words/a"))
    let lines = score.lines(chapters: [("sums", 4), ("words", 5)]).map(\.plain)
    #expect(lines[0].contains("2 of 4 listings tried"))
    #expect(lines[0].hasSuffix("1 right at the first try, 1 later"))
    #expect(lines[1].contains("0 of 5 listings tried"))
    #expect(lines.last == "Line by line: 6 of 9 lines right.")
  }
}

extension EndToEnd {
  @Suite struct `A prediction` {
    @Test func `is asked for, judged and kept`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let wrong = try copy.course(["predict", "share-late"], answers: "Subscribed\nFirst 1\n")
        #expect(wrong.status == 1)
        #expect(
          wrong.output.contains("✗ Line 2 is `First 0`, printed at 0.1 s. You predicted `First 1`.")
        )
        #expect(wrong.output.contains("  Second                           (^,2)-3"))
        #expect(wrong.output.contains("1 of 11 lines predicted."))
        let choice = try copy.course(["predict", "share-late", "--choose"], answers: "z\na\n")
        #expect(choice.output.contains("Answer with one of the letters."))
        #expect(choice.output.contains("is what it prints without `.share(replay: 1)`."))
        let nothing = try copy.course(["predict", "sharing/share-late"], answers: "")
        #expect(nothing.status == 1)
        #expect(!nothing.output.contains("0.1 s"))
        let score = try copy.course(["predict", "--score"], answers: "")
        #expect(score.output.contains("1 of ") && score.output.contains(" listings tried"))
        #expect(score.output.contains("Line by line: 1 of 11 lines right."))
        let reset = try copy.course(["predict", "--reset"], answers: "")
        #expect(
          reset.output.hasPrefix("A new score begins. The old one is kept in Exercises/Kept/"))
        #expect(
          try copy.course(["predict", "--score"], answers: "").output.hasPrefix(
            "You haven't predicted anything yet."))
      }
    }
  }
}

extension CourseCopy {
  /// The sources of the course, as they are: the programs are built from these.
  func linkSources() throws {
    let tools = ["Trainer", "ExerciseJudge", "course"].map { "Tools/\($0)" }
    for path in ["Sources", "Kits"] + tools {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: path),
        withDestinationURL: RealCourse.folder.url.appending(path: path))
    }
  }

  /// Runs the program without a terminal, and with these lines on standard input.
  func course(_ arguments: [String], answers: String) throws -> Answer {
    let process = process(arguments)
    let (input, output, complaint) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = complaint
    try input.fileHandleForWriting.write(contentsOf: Data(answers.utf8))
    try input.fileHandleForWriting.close()
    try process.runForAWhile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errors = complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      complaint: String(decoding: errors, as: UTF8.self))
  }
}
