import ExerciseJudge
import Foundation
import Listings
import Testing

@testable import Authoring
@testable import Trainer

extension EndToEnd {
  @Suite struct `A new part of the course` {
    @Test func `is an exercise that is red, can be solved, and says what is left to do`() throws {
      try CourseCopy.use { copy in
        let made = try copy.course("new", "exercise", "sharing/my-window")
        #expect(made.status == 0)
        #expect(try copy.course("new", "exercise", "sharing/my-window").status == 64)
        let wrong = try copy.course("new", "wrong-answer", "my-window", "drops", "the", "end")
        #expect(wrong.status == 0)
        let shown = try copy.course("check", "my-window")
        #expect(shown.status == 1)
        #expect(shown.output.contains("✗ passes each element on, and the completion"))
        let folder = copy.course.folder
        #expect(try Course(folder).chapter("sharing").lessons.last?.id == "sharing/my-window")
        let build = try #require(BuildFolder.ofThisProgram())
        let judge = Judge(buildFolder: build, packageRoot: folder.url)
        let findings = Verification(of: folder, judge: judge, only: ["sharing/my-window"])
          .run()
        let files = findings.filter(\.isRemark).map(\.sentence)
        for path in ["Answers/Stubs", "Exercises/Tests", "Solutions", "Answers/Wrong"] {
          #expect(
            files.contains {
              $0.hasPrefix("\(path)/Chapter03-Sharing/MyWindow") && $0.contains("is unfinished")
            })
        }
        // Nothing else but the wrong answer, which is right as yet.
        let failures = findings.filter { !$0.isRemark }.map(\.sentence)
          .filter { $0.contains("my-window") }
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("sharing/my-window, drops-the-end: ") == true)
      }
    }

    @Test func `is a chapter that is in all the lists`() throws {
      try CourseCopy.use { copy in
        for path in ["README.md", "Exercises/Package.swift", "Tests/ChapterTests/Chapter.swift"] {
          let place = copy.folder.appending(path: path)
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try FileManager.default.copyItem(
            at: RealCourse.folder.url.appending(path: path), to: place)
        }
        let count = copy.course.chapters.count
        let answer = try copy.course("new", "chapter", "windows", "my-slide")
        #expect(answer.status == 0, "\(answer.complaint)")
        let chapter = try #require(try Course(copy.course.folder).chapters.last)
        let name = "Chapter\(count + 1)-Windows"
        #expect(chapter.name == name)
        #expect(chapter.lessons.map(\.id) == ["windows/my-slide"])
        for path in [
          "Package.swift", "README.md", "Exercises/Package.swift", "Exercises/README.md",
          "Tests/ChapterTests/Chapter.swift",
        ] {
          #expect(try #require(text(of: copy.folder.appending(path: path))).contains("\(name)"))
        }
        #expect(
          try ChapterSource(copy.course.folder.url.appending(path: "Sources/\(name)")).listings.map(
            \.name) == ["first-steps"])
        // The files agree: what is left to do are remarks, and the wrong answer that is missing.
        let findings = Verification(of: copy.course.folder).run()
        #expect(
          findings.filter { !$0.isRemark }.map(\.sentence).filter { $0.hasPrefix("windows/") } == [
            "windows/my-slide lacks a wrong answer."
          ])
        #expect(try copy.course("check", "my-slide").status == 1)
      }
    }

    @Test func `changes nothing if it can't be made whole`() throws {
      try CourseCopy.use { copy in
        // README.md isn't there, in which the chapter would be named.
        let before = text(of: copy.folder.appending(path: "Package.swift"))
        let answer = try copy.course("new", "chapter", "windows", "my-slide")
        #expect(answer.status == 66)
        #expect(text(of: copy.folder.appending(path: "Package.swift")) == before)
        #expect(
          !FileManager.default.fileExists(atPath: copy.folder.appending(path: "Sources").path))
      }
    }
  }
}
