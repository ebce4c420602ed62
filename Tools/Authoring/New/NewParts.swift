import ExerciseJudge
import Foundation
import Trainer
import Wording

extension Trainer {
  /// `course new`: creates the files of an exercise, an answer or a chapter from templates, and lists what is
  /// left to do in them.
  func new(_ arguments: Arguments) throws -> ExitStatus {
    let words = arguments.names
    var parts = NewParts(course: course)
    switch (words.first, words.count) {
    case ("exercise", 2): try parts.addExercise(words[1])
    case ("chapter", 3): try parts.addChapter(words[1], words[2])
    case ("wrong-answer", 3...), ("right-answer", 3...):
      let isWhole = arguments.flags.contains("--whole")
      try parts.addAnswer(words[0], words[1], words[2...].joined(separator: "-"), isWhole)
    default:
      throw CommandError.misused(
        "`course new` needs one of: exercise CHAPTER/NAME; chapter NAME FIRST-EXERCISE; "
          + "wrong-answer or right-answer, CHAPTER/NAME DESCRIPTION.")
    }
    let (made, changed) = try parts.write()
    let todo = parts.todo.enumerated().map { "\($0 + 1). \($1)" }
    for (title, lines) in [("Made:", made), ("Added to:", changed), ("Still to do:", todo)]
    where !lines.isEmpty {
      console.write("\(title, .strong)")
      console.write(lines.map { Line($0) }.indented(by: 2).fitted(to: 100))
    }
    return .done
  }
}

/// New files, and changes to others. All are determined before the first one is written.
struct NewParts {
  let course: Course
  /// The new text of each file, by path.
  private var texts: [String: String] = [:]
  /// What is left to do, in sentences.
  private(set) var todo: [String] = []
  private var folder: CourseFolder { course.folder }

  init(course: Course) { self.course = course }

  mutating func addExercise(_ id: String) throws {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2 else {
      throw CommandError.misused(
        "an exercise needs its chapter and its name, such as sharing/my-window.")
    }
    try addExercise(try values(course.chapter(parts[0]).name, parts[1]))
  }

  private mutating func addExercise(_ values: [String: String]) throws {
    let template = Template("exercise", values, in: folder)
    try add(template)
    let stub = template.filled("Answers/Stubs/{chapter}/{file}.swift")
    let tests = template.filled("Exercises/Tests/{chapter}/{file}Tests.swift")
    try make(stub.replacing("Answers/Stubs", with: "Exercises"), texts[stub] ?? "")
    _ = try folder.read(TestChecksums.path)
    var checksums = TestChecksums(of: folder)
    checksums.add(tests, Data((texts[tests] ?? "").utf8))
    texts[TestChecksums.path] = checksums.content
  }

  mutating func addAnswer(_ kind: String, _ id: String, _ description: String, _ isWhole: Bool)
    throws
  {
    let exercise = try course.lesson(id).exercise
    guard description.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
      throw CommandError.misused(
        "describe the answer in a few words of small letters and digits, such as forgets-the-error; "
          + "\(description.quoted) has other characters.")
    }
    let answers = kind == "right-answer" ? exercise.rightAnswers : exercise.wrongAnswers
    if let twin = answers.first(where: { $0.name == description }) {
      throw CommandError.misused(
        "\(folder.path(twin.file)) exists already, and nothing is overwritten.")
    }
    // The solution's comments would no longer be true.
    let code = try folder.read(folder.path(exercise.solution)).components(separatedBy: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.drop(while: \.isEmpty)
    let values = [
      "chapter": exercise.chapter, "file": exercise.name,
      "description": description, "extension": isWhole ? "swift" : "diff", "id": exercise.id,
      "how": isWhole
        ? "It is a copy of the solution, without its comments."
        : "Put - before each line of the solution that changes, write the new lines with + before them, "
          + "and remove the others.",
      "code": code.map { isWhole || $0.isEmpty ? $0 : " \($0)" }.joined(separator: "\n"),
    ]
    try add(Template(kind, values, in: folder))
  }

  mutating func addChapter(_ name: String, _ first: String) throws {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let word = title.lowercased()
    guard name.wholeMatch(of: #/[A-Za-z]+/#) != nil else {
      throw CommandError.misused(
        "the name of a chapter is one word of letters, such as Windows; not \(name.quoted).")
    }
    if let known = course.chapters.first(where: { $0.word == word }) {
      throw CommandError.misused("there is a chapter \(word) already: \(known.name).")
    }
    let number = 1 + (course.chapters.compactMap { Int($0.number) }.max() ?? 0)
    let values = try values("Chapter\("\(100 + number)".dropFirst())-\(title)", first)
    try add(Template("chapter", values, in: folder))
    try addExercise(values)
  }

  /// Returns the value of each word of a template.
  private func values(_ chapter: String, _ word: String) throws -> [String: String] {
    let file = word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    guard word.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*/#) != nil, kebab(file) == word
    else {
      throw CommandError.misused(
        "the name of an exercise has small letters and hyphens, such as my-window, and each word has "
          + "two letters or more; not \(word.quoted).")
    }
    let parts = chapter.split(separator: "-").map(String.init)
    let number = String(parts[0].dropFirst("Chapter".count))
    return [
      "chapter": chapter, "file": file, "id": "\(parts[1].lowercased())/\(word)",
      "word": parts[1].lowercased(), "number": number, "ordinal": "\(Int(number) ?? 0)",
      "title": parts[1], "function": file.prefix(1).lowercased() + file.dropFirst(),
      "module": "\(parts[0])Exercises",
    ]
  }

  // MARK: - Texts

  private mutating func add(_ template: Template) throws {
    for path in template.paths {
      let (text, place) = (try template.content(path), template.filled(path))
      if text.hasPrefix("@@ ") { try add(text, to: place) } else { try make(place, text) }
    }
    todo += try template.todo()
  }

  /// Adds a file that doesn't exist yet.
  private mutating func make(_ path: String, _ text: String) throws {
    guard !exists(folder.url.appending(path: path).path) else {
      throw
        CommandError.misused("\(path) exists already, and nothing is overwritten.")
    }
    texts[path] = text
  }

  /// Adds lines to an existing file, below the last place that matches a pattern:
  ///
  ///     @@ (?m)^\| `{chapter}/.*$
  private mutating func add(_ additions: String, to path: String) throws {
    var text = try texts[path] ?? folder.read(path)
    for addition in "\n\(additions)".components(separatedBy: "\n@@ ").dropFirst() {
      let pattern = String(addition.prefix { $0 != "\n" })
      guard let place = try text.ranges(of: Regex(pattern)).last else {
        throw CommandError.missing("\(path) has no place for the new lines: \(pattern).")
      }
      let lines = addition.dropFirst(pattern.count)
      text.insert(
        contentsOf: lines.hasSuffix("\n") ? lines.dropLast() : lines, at: place.upperBound)
    }
    texts[path] = text
  }

  /// - Returns: The new files, and the changed ones.
  func write() throws -> (made: [String], changed: [String]) {
    let paths = texts.keys.sorted()
    let changed = paths.filter { exists(folder.url.appending(path: $0).path) }
    for (path, text) in texts { try writeFile(text, to: folder.url.appending(path: path)) }
    return (paths.filter { !changed.contains($0) }, changed)
  }
}
