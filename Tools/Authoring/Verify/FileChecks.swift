import ExerciseJudge
import Foundation
import Trainer

/// The checks of files: all parts of an exercise exist and agree with each other.
struct FileChecks: Sendable {
  let folder: CourseFolder
  let exercises: [Exercise]
  let isStrict: Bool

  var steps: [Verification.Step] {
    func step(
      _ check: String, isRemark: Bool = false, _ problems: @escaping @Sendable () throws -> [String]
    ) -> Verification.Step {
      .init(check: check, subject: "the course's files", isRemark: isRemark, problems: problems)
    }
    return [
      step("all parts are in their places", places),
      step("COURSE.md has each exercise, with hints and reasons, and nothing else", entries),
      step("the table in Exercises/README.md is that of COURSE.md", table),
      step("each chapter's lesson sends the reader to its exercises, in their order", mentions),
      step("the test files have their checksums", checksums),
      step("nothing is left to do", isRemark: !isStrict, unfinished),
      step("the learner's files are as they came", isRemark: !isStrict, touched),
    ]
  }

  @Sendable func places() -> [String] {
    var expected: Set<String> = []
    var problems: [String] = []
    for exercise in exercises {
      let wrong = exercise.wrongAnswers
      let own = [exercise.stub, exercise.tests, exercise.solution]
      expected.formUnion((own + (exercise.rightAnswers + wrong).map(\.file)).map(folder.path))
      problems += own.filter { !exists($0.path) }.map { "\(exercise.id) lacks \(folder.path($0))." }
      if wrong.isEmpty { problems.append("\(exercise.id) lacks a wrong answer.") }
      problems += wrong.filter(\.rejections.isEmpty).map {
        "\(folder.path($0.file)) must begin with one or more lines `// Rejected with: <text>`."
      }
    }
    let folders = [
      "Answers/Stubs", "Exercises/Tests", "Solutions", "Answers/Right", "Answers/Wrong",
    ]
    return problems
      + folders.flatMap {
        allFiles(below: folder.url.appending(path: $0), ["swift", Answer.replacementExtension])
      }.map(folder.path).filter { !expected.contains($0) }
      .map { "\($0) belongs to no exercise: see how the other files are named." }
  }

  @Sendable private func entries() throws -> [String] {
    let entries = try CourseFile(of: folder).exercises
    let missing = exercises.filter { one in
      !entries.contains { $0.id == one.id && $0.chapter == one.chapter }
    }
    let surplus = entries.filter { entry in !exercises.contains { $0.id == entry.id } }
    return missing.map { "\($0.id) is missing below \($0.chapter) in \(CourseFile.path)." }
      + surplus.map { "\($0.id) is in \(CourseFile.path), and has no stub." }
      + entries.filter { !(2...3).contains($0.hints.count) }
      .map { "\($0.id) should have two or three hints, and has \($0.hints.count)." }
      + entries.filter(\.why.isEmpty)
      .map { "\($0.id) lacks a paragraph `Solved: …` that says why the answer is right." }
  }

  @Sendable private func table() throws -> [String] {
    let path = "Exercises/README.md"
    let rows = Set(try folder.read(path).components(separatedBy: "\n"))
    let expected = try CourseFile(of: folder).exercises.compactMap { entry in
      let about = entry.about.prefix { $0 != "." }
      let text = about.prefix(1).lowercased() + about.dropFirst()
      return exercises.first { $0.id == entry.id }
        .map { "| `\($0.chapter)/\($0.name).swift` | \(text) |" }
    }
    return expected.filter { !rows.contains($0) }.map { "\(path) lacks the row \($0)" }
  }

  @Sendable private func mentions() throws -> [String] {
    let entries = try CourseFile(of: folder).exercises.filter { entry in
      exercises.contains { $0.id == entry.id && $0.chapter == entry.chapter }
    }
    return Dictionary(grouping: entries, by: \.chapter).sorted { $0.key < $1.key }
      .flatMap { chapter, own in
        let path = "Sources/\(chapter)/README.md"
        let lesson = text(of: folder.url.appending(path: path)) ?? ""
        let mentioned = lesson.matches(of: #/(?m)^> \*\*Exercise:\*\* `([^`]+)`/#)
          .map { String($0.output.1) }
        let expected = own.map(\.id)
        let missing = expected.filter { !mentioned.contains($0) }
        guard missing.isEmpty else {
          return missing.map { "\(path) lacks the line > **Exercise:** `\($0)`" }
        }
        return mentioned == expected
          ? []
          : [
            "\(path) has the exercises \(mentioned.joined(separator: ", ")); "
              + "\(CourseFile.path) has \(expected.joined(separator: ", "))."
          ]
      }
  }

  @Sendable private func checksums() -> [String] {
    let checksums = TestChecksums(of: folder)
    return exercises.compactMap { checksums.authorsProblem(with: $0.tests) }
      + checksums.surplus(beside: exercises)
      .map { "\($0) has a checksum in \(TestChecksums.path), and belongs to no exercise." }
  }

  @Sendable private func touched() -> [String] {
    let sources = Set(exercises.map { folder.path($0.source) })
    let folders = Set(exercises.map { folder.url.appending(path: "Exercises/\($0.chapter)") })
    let surplus = folders.flatMap { allFiles(below: $0, ["swift"]) }.map(folder.path)
      .filter { !sources.contains($0) }
    return exercises.filter { !$0.isUntouched }
      .map { "\(folder.path($0.source)) differs from its stub, or is missing." }
      + surplus.sorted().map { "\($0) belongs to no exercise." }
  }

  /// What `course new` has left to do: each line with a `TODO:` in a file of the course.
  @Sendable private func unfinished() -> [String] {
    let files = [
      "Answers/Stubs", "Exercises/Tests", "Solutions", "Answers/Right", "Answers/Wrong",
      "Sources", "Kits", "Tests/ChapterTests/Golden", CourseFile.path, "Exercises/README.md",
      "README.md",
    ].flatMap { path in
      let place = folder.url.appending(path: path)
      return path.hasSuffix(".md")
        ? [place] : allFiles(below: place, ["swift", "diff", "md", "txt"])
    }
    return files.compactMap { file in
      guard let data = try? Data(contentsOf: file), data.range(of: Data("TODO:".utf8)) != nil else {
        return nil
      }
      let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n").enumerated()
        .filter { $0.element.contains("TODO:") }.map { "\($0.offset + 1)" }
      return "\(folder.path(file)) is unfinished: see the TODO in line "
        + "\(lines.joined(separator: ", "))."
    }
  }
}
