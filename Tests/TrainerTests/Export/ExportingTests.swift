import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

extension EndToEnd {
  @Suite struct `An exported package` {
    @Test func `has these chapters' exercises, as they came, and no solutions`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        // The teacher's own answer stays here.
        let lesson = try copy.course.lesson("share-latest")
        try copy.solve(lesson)
        let answer = try copy.course("export", "Homework", "traits", "3")
        #expect(answer.status == 0)
        #expect(answer.output.hasPrefix("Homework has 10 exercises of sharing, traits"))
        let folder = CourseFolder(copy.folder.appending(path: "Homework"))
        let course = try Course(folder)
        #expect(course.chapters.map(\.word) == ["sharing", "traits"])
        let touched = course.lessons.filter { !$0.isUntouched }
        #expect(touched.map(\.id) == [])
        #expect(course.lessons.allSatisfy { !exists(in: folder, $0.exercise.solution) })
        let checksums = TestChecksums(of: folder)
        #expect(course.lessons.allSatisfy { checksums.problem(with: $0.exercise.tests) == nil })
        // Nor in other words: what is shown to whoever has solved it.
        #expect(course.lessons.allSatisfy { $0.entry.why.isEmpty && $0.entry.anotherWay.isEmpty })
        #expect(course.lessons.allSatisfy { $0.hints.count >= 2 })
        let task = try copy.course("task", "share-latest", in: "Homework")
        #expect(task.output.hasSuffix("\nThe lesson: Sources/Chapter03-Sharing/README.md\n"))
        let session = Session(course, at: 0, standings: [:])
        let bottom = SessionView(session, width: 80, height: 24).lines.last?.plain
        #expect(bottom == "n next  h hint  l list  t task  r reset  q quit")
        var pressed = session
        _ = pressed.handle(.key(.letter("s")))
        #expect(pressed.notice?.plain.hasPrefix("Keys: n h l t r q;") == true)
        let stub = try #require(course.lesson("share-latest").stub)
        #expect(stub.contains("`swift test --filter ShareLatest`"))
        #expect(stub.contains("look at it, in the whole course: `swift run course play"))
        let lesson3 = text(of: folder.url.appending(path: "Sources/Chapter03-Sharing/README.md"))
        #expect(
          lesson3?.hasPrefix("# Chapter 3: Sharing\n\n> This is the lesson, to read.") == true)
        let seals = text(of: folder.url.appending(path: "Exercises/Tests/seals.txt"))
        #expect(seals?.contains("--seal") == false)
        let manifest = try #require(text(of: folder.url.appending(path: "Package.swift")))
        for module in [
          "Sources/RxLite", "Kits/RxLiteTest", "Kits/ConsoleKit", "Tools/Trainer",
          "Tools/ExerciseJudge",
        ] {
          #expect(manifest.contains("name: \"\(module.split(separator: "/")[1])\""))
          #expect(!allFiles(below: folder.url.appending(path: module), ["swift"]).isEmpty)
        }
        let modules = manifest.matches(of: #/arget\(\s*name: "(\w+)"/#).map { String($0.output.1) }
        let rooms = ["Sources", "Kits", "Tools"]
        let files = rooms.flatMap { allFiles(below: folder.url.appending(path: $0), ["swift"]) }
        #expect(files.count > 200)
        for file in files {
          let code = text(of: file) ?? ""
          for imported in code.matches(of: #/(?m)^ *import (\w+)$/#) {
            let name = String(imported.output.1)
            if code.contains("#if canImport(\(name))") { continue }
            let isOurs = rooms.contains { room in
              let source = RealCourse.folder.url.appending(path: "\(room)/\(name)")
              return FileManager.default.fileExists(atPath: source.path)
            }
            #expect(!isOurs || modules.contains(name), "\(name) is missing")
          }
        }
        #expect(!manifest.contains("Authoring"))
        let authoring = folder.url.appending(path: "Tools/Authoring")
        #expect(!FileManager.default.fileExists(atPath: authoring.path))
        #expect(manifest.contains("[\"Chapter03-Sharing\", \"Chapter04-Traits\"]"))
        #expect(!manifest.contains("Chapter01"))
        for word in ["play", "verify"] {
          let answer = try copy.course(word, "--whatever", in: "Homework")
          #expect(answer.status == 66)
          #expect(
            answer.errors == """
              course: `course \(word)` needs the whole course; this package has its exercises only.

              """)
        }
      }
    }

    @Test func `overwrites nothing, and leaves nothing behind`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let folder = copy.folder.appending(path: "Homework")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let note = folder.appending(path: "note.txt")
        try "mine".write(to: note, atomically: true, encoding: .utf8)
        let before = try FileManager.default.contentsOfDirectory(atPath: copy.folder.path).sorted()
        let answer = try copy.course("export", "Homework", "sharing")
        #expect(answer.status == 64)
        #expect(
          answer.errors
            == "course: Homework exists already, and nothing is overwritten; name a new folder.\n")
        #expect(text(of: note) == "mine")
        try FileManager.default.removeItem(at: copy.course.chapters[2].lessons[1].exercise.stub)
        _ = try copy.course("export", "Other", "sharing")
        let after = try FileManager.default.contentsOfDirectory(atPath: copy.folder.path).sorted()
        #expect(after == before)
      }
    }

    private func exists(in folder: CourseFolder, _ file: URL) -> Bool {
      FileManager.default.fileExists(atPath: file.path)
    }
  }
}
