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
        try copy.addLessons()
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

    @Test func `is in order once each file is written that the recipe names`() throws {
      try CourseCopy.use { copy in
        try copy.addLessons()
        try copy.addAnswers()
        let made = try copy.course("new", "exercise", "sharing/my-window")
        let files = made.output.prefix { $0 != "1" }.split(separator: "\n")
          .filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
        let page = try #require(
          text(of: RealCourse.folder.url.appending(path: "CONTRIBUTING.md")))
        let sections = page.components(separatedBy: "\n## ")
        let recipe = try #require(sections.first(where: { $0.hasPrefix("An exercise\n") }))
        let named = recipe.components(separatedBy: "\n").compactMap {
          $0.firstMatch(of: #/^\| `([^`]+)` \|/#).map { String($0.output.1) }
        }
        #expect(
          files.sorted() == named.sorted(),
          "The table in CONTRIBUTING.md names what `course new exercise` has made.")
        try copy.finish(files)
        _ = try copy.course("new", "wrong-answer", "my-window", "drops", "the", "end")
        try """
        // It passes the elements on, and forgets the end.
        // Rejected with: expected a completion

        -    map { $0 }
        +    Observable.merge(asObservable(), .never())

        """.write(
          to: copy.folder.appending(
            path: "Answers/Wrong/Chapter03-Sharing/MyWindow.drops-the-end.diff"),
          atomically: true, encoding: .utf8)
        let edited = try copy.course("verify", "my-window")
        #expect(edited.output.contains("If that is meant: `swift run course verify --seal`."))
        #expect(try copy.course("verify", "--seal").status == 0)
        let verdict = try copy.course("verify", "my-window", "--strict")
        #expect(verdict.status == 0, "\(verdict.output)")
      }
    }

    @Test func `is shown in CONTRIBUTING as it is in the course`() throws {
      let recipe = try #require(text(of: RealCourse.folder.url.appending(path: "CONTRIBUTING.md")))
      let named = try #require(
        recipe.firstMatch(of: #/`(Answers\/Wrong\/\S+\.diff)`/#)?.output.1)
      let shown = try #require(recipe.firstMatch(of: #/(?s)```diff\n(.*?)```/#)?.output.1)
      #expect(text(of: RealCourse.folder.url.appending(path: String(named))) == String(shown))
    }

    @Test func `is refused if an answer of this name exists, in either form`() throws {
      try CourseCopy.use { copy in
        try copy.addAnswers()
        let twin = try copy.course("new", "right-answer", "my-filter", "with-flat-map")
        #expect(twin.status == 64)
        #expect(
          twin.errors == """
            course: Answers/Right/Chapter01-Observables/MyFilter.with-flat-map.swift exists \
            already, and nothing is overwritten.

            """)
        let recipe = try #require(
          text(of: RealCourse.folder.url.appending(path: "CONTRIBUTING.md")))
        let examples = recipe.matches(
          of: #/(?m)^swift run course (new (?:right|wrong)-answer .*)$/#)
        #expect(examples.count == 2)
        for example in examples {
          let answer = try copy.run(example.output.1.split(separator: " ").map(String.init))
          #expect(answer.status == 0, "The name in CONTRIBUTING.md should be free: \(example.0)")
        }
      }
    }

    @Test func `that is a whole file says nothing about replacements`() throws {
      try CourseCopy.use { copy in
        let whole = try copy.course("new", "wrong-answer", "my-filter", "anew", "--whole")
        #expect(whole.output.contains("MyFilter.anew.swift. It is a copy of the solution"))
        #expect(!whole.output.contains("Put - before"))
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
        #expect(answer.status == 0, "\(answer.errors)")
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
        let lesson = try #require(
          text(of: copy.folder.appending(path: "Sources/\(name)/README.md")))
        #expect(lesson.ranges(of: "> **Exercise:** `windows/my-slide`").count == 1)
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

extension CourseCopy {
  /// Copies the chapters' lessons, which a learner's commands don't read.
  func addLessons() throws {
    for chapter in course.chapters {
      let path = "Sources/\(chapter.name)/README.md"
      try writeFile(
        try String(contentsOf: RealCourse.folder.url.appending(path: path), encoding: .utf8),
        to: folder.appending(path: path))
    }
  }

  /// Does what an author has to do in new files: each TODO is replaced by a text.
  func finish(_ paths: [String]) throws {
    for path in paths where !path.hasSuffix(".txt") {
      let file = folder.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("it is to be written", with: "windows").replacing(
          "It is to be written", with: "Windows"
        )
        .replacing(#/ \(TODO: say in one sentence[^)]*\)/#, with: "")
      try writeFile(text.replacing("TODO: ", with: ""), to: file)
    }
  }
}
