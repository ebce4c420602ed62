import ExerciseJudge
import Foundation
import Wording

/// What is to be added to the course.
enum NewPart: Equatable {
  /// `sharing/my-replay`
  case exercise(String)
  case answer(AnswerKind, exercise: String, description: String, isWhole: Bool)
  case chapter(name: String, firstExercise: String)

  enum AnswerKind: String { case right = "right-answer", wrong = "wrong-answer" }

  /// What each kind needs, and an example.
  private static let kinds: [(name: String, needs: String, example: String)] = [
    ("exercise", "an id", "sharing/my-window"),
    ("wrong-answer", "an exercise and the mistake", "sharing/my-replay forgets-the-error"),
    ("right-answer", "an exercise and what is special", "observables/my-filter with-flat-map"),
    ("chapter", "a name and a first exercise", "Windows my-window"),
  ]

  init(_ words: [String], isWhole: Bool) throws {
    let names = Self.kinds.map(\.name)
    guard let word = words.first else {
      throw CommandError(
        .misused, "`course new` needs what to make: \(names.joined(separator: ", ")).")
    }
    guard let kind = Self.kinds.first(where: { $0.name == word }) else {
      let advice =
        word.nearest(of: names).map { "did you mean \($0)?" }
        ?? "there are: \(names.joined(separator: ", "))."
      throw CommandError(.misused, "`course new` can't make \(word.quoted); \(advice)")
    }
    let (rest, count) = (Array(words.dropFirst()), kind.example.split(separator: " ").count)
    let answer = AnswerKind(rawValue: word)
    guard rest.count >= count else {
      throw CommandError(
        .misused,
        "`course new \(word)` needs \(kind.needs): `course new \(word) \(kind.example)`.")
    }
    if answer == nil, rest.count > count || isWhole {
      let surplus = isWhole ? "--whole" : rest[count]
      throw CommandError(.misused, "`course new \(word)` can't use \(surplus.quoted).")
    }
    self =
      if let answer {
        .answer(
          answer, exercise: rest[0], description: rest[1...].joined(separator: "-").lowercased(),
          isWhole: isWhole)
      } else if count == 1 {
        .exercise(rest[0])
      } else {
        .chapter(name: rest[0], firstExercise: rest[1])
      }
  }
}

/// `course new`: makes the files of an exercise, an answer or a chapter, and says what is left to do
/// in them.
struct NewParts {
  let course: Course
  let console: Console
  private var folder: CourseFolder { course.folder }

  init(_ course: Course, _ console: Console) { (self.course, self.console) = (course, console) }

  func make(_ part: NewPart) throws -> ExitStatus {
    var changes = Changes(in: folder)
    let todo =
      switch part {
      case .exercise(let id): try addExercise(id, &changes)
      case .answer(let kind, let id, let description, let isWhole):
        try addAnswer(kind, id, description, isWhole: isWhole, &changes)
      case .chapter(let name, let first): try addChapter(name, first, &changes)
      }
    try changes.write()
    func write(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      console.write(
        [Line(title, .strong)] + lines.flatMap { Line($0).indented(by: 2).wrapped(to: 100) })
    }
    write("Made:", changes.made)
    write("Added to:", changes.changed)
    write("Still to do:", todo.enumerated().map { "\($0 + 1). \($1)" })
    return .done
  }

  private func refuse(_ sentence: String) -> CommandError { CommandError(.misused, sentence) }

  private func addExercise(_ id: String, _ changes: inout Changes) throws -> [String] {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2 else {
      throw refuse("an exercise is called by its chapter and its name: sharing/my-window, say.")
    }
    let chapter = try course.chapter(parts[0])
    if course.lessons.contains(where: { $0.id == "\(chapter.word)/\(parts[1])" }) {
      throw refuse("there is an exercise \(chapter.word)/\(parts[1]) already; give another name.")
    }
    return try addExercise(parts[1], try values(chapter.name, parts[1]), &changes)
  }

  /// What stands for each word of a template.
  private func values(_ chapter: String, _ word: String) throws -> [String: String] {
    let file = word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    guard word.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*/#) != nil, kebab(file) == word
    else {
      throw refuse(
        "the name of an exercise is small letters with hyphens, as my-window, and each word has "
          + "two letters or more; not \(word.quoted).")
    }
    let name = Course.Chapter.word(of: chapter)
    let number = chapter.filter(\.isNumber)
    return [
      "chapter": chapter, "file": file, "id": "\(name)/\(word)", "word": name, "number": number,
      "ordinal": "\(Int(number) ?? 0)", "title": String(chapter.drop { $0 != "-" }.dropFirst()),
      "function": file.prefix(1).lowercased() + file.dropFirst(),
      "module": "\(chapter.prefix { $0 != "-" })Exercises",
    ]
  }

  private func addExercise(
    _ word: String, _ values: [String: String], _ changes: inout Changes
  ) throws -> [String] {
    let todo = try Template("exercise", values, in: folder).apply(to: &changes)
    let place = "\(values["chapter"] ?? "")/\(values["file"] ?? "")"
    try changes.make(
      "Exercises/\(place).swift", changes.text(of: "Exercises/Stubs/\(place).swift") ?? "")
    let tests = "Exercises/Tests/\(place)Tests.swift"
    let checksum = TestChecksums.line(for: tests, Data((changes.text(of: tests) ?? "").utf8))
    try changes.change(TestChecksums.path) { lines in
      let isLine = { (line: String) in !line.isEmpty && !line.hasPrefix("#") }
      lines =
        lines.filter { $0.hasPrefix("#") }
        + TestChecksums.sorted(lines.filter(isLine) + [checksum]) + [""]
    }
    return todo
  }

  private func addAnswer(
    _ kind: NewPart.AnswerKind, _ id: String, _ description: String, isWhole: Bool,
    _ changes: inout Changes
  ) throws -> [String] {
    let exercise = try course.lesson(id).exercise
    guard description.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
      throw refuse(
        "what is special is said in a few words of letters and digits, as forgets-the-error; "
          + "\(description.quoted) has something else in it.")
    }
    let solution = try folder.read(folder.path(exercise.solution))
    let chapter = exercise.source.deletingLastPathComponent().lastPathComponent
    let file = exercise.source.deletingPathExtension().lastPathComponent
    let path =
      "Tests/\(kind == .wrong ? "Wrong" : "Right")Answers/\(chapter)/\(file).\(description)."
      + (isWhole ? "swift" : "diff")
    // The solution's comments would be true no more.
    let code = solution.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.drop(while: \.isEmpty)
    let head =
      kind == .wrong
      ? "// TODO: Say why a learner writes this, and what is wrong with it.\n"
        + "// Rejected with: TODO: the words of the tests that the learner sees\n\n"
      : "// TODO: Say what is different from the solution.\n\n"
    try changes.make(
      path,
      head + code.map { isWhole || $0.isEmpty ? String($0) : " \($0)" }.joined(separator: "\n"))
    let work =
      isWhole
      ? "Change \(path), which is a copy of the solution."
      : "In \(path), put - before each line of the solution that changes, write the new lines "
        + "with + before them, and remove the others."
    return kind == .right
      ? [work, "`swift run course verify` says whether it is accepted."]
      : [
        work,
        "Write its first lines: why a learner does this, and after `Rejected with:` what the tests "
          + "say. An answer that never ends has `// Rejected by: the time limit` instead.",
        "`swift run course verify` says whether it is rejected with these words.",
      ]
  }

  private func addChapter(_ name: String, _ first: String, _ changes: inout Changes) throws
    -> [String]
  {
    guard name.wholeMatch(of: #/[A-Za-z]+/#) != nil else {
      throw refuse("the name of a chapter is one word of letters, as Windows; not \(name.quoted).")
    }
    let title = name.prefix(1).uppercased() + name.dropFirst()
    if let known = course.chapters.first(where: { $0.word == title.lowercased() }) {
      throw refuse("there is a chapter \(known.word) already: \(known.name).")
    }
    let number = (course.chapters.compactMap { Int($0.number) }.max() ?? 0) + 1
    guard number < 100 else { throw refuse("a course has at most 99 chapters.") }
    // `windows/my-window` is understood as well.
    let word = first.split(separator: "/").last.map(String.init) ?? first
    guard [word, "\(title.lowercased())/\(word)"].contains(first.lowercased()) else {
      throw refuse("the first exercise of \(title.lowercased()) is given by its name: \(word).")
    }
    let values = try values("Chapter\("\(100 + number)".dropFirst())-\(title)", word)
    let todo = try Template("chapter", values, in: folder).apply(to: &changes)
    return try todo + addExercise(word, values, &changes)
  }
}
