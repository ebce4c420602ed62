import ExerciseJudge
import Foundation
import Wording

/// `course new`: makes the files of an exercise, an answer or a chapter out of templates, and says what
/// is left to do in them.
struct NewParts {
  let course: Course
  let console: Console
  private var folder: CourseFolder { course.folder }

  func make(_ words: [String], isWhole: Bool) throws -> ExitStatus {
    var changes = Changes(folder: folder)
    let todo =
      switch (words.first, words.count) {
      case ("exercise", 2): try addExercise(words[1], &changes)
      case ("chapter", 3): try addChapter(words[1], words[2], &changes)
      case ("wrong-answer", 3...), ("right-answer", 3...):
        try addAnswer(words[0], words[1], words[2...].joined(separator: "-"), isWhole, &changes)
      default:
        throw refuse(
          "`course new` needs one of: exercise CHAPTER/NAME; chapter NAME FIRST-EXERCISE; "
            + "wrong-answer or right-answer, CHAPTER/NAME DESCRIPTION.")
      }
    let (made, changed) = try changes.write()
    func write(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      console.write(
        [Line(title, .strong)] + lines.flatMap { Line($0).indented(by: 2).wrapped(to: 100) })
    }
    write("Made:", made)
    write("Added to:", changed)
    write("Still to do:", todo.enumerated().map { "\($0 + 1). \($1)" })
    return .done
  }

  private func refuse(_ sentence: String) -> CommandError { CommandError(.misused, sentence) }

  private func addExercise(_ id: String, _ changes: inout Changes) throws -> [String] {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2 else {
      throw refuse("an exercise is called by its chapter and its name: sharing/my-window, say.")
    }
    return try addExercise(try values(course.chapter(parts[0]).name, parts[1]), &changes)
  }

  private func addExercise(_ values: [String: String], _ changes: inout Changes) throws -> [String]
  {
    let template = Template("exercise", values, in: folder)
    let todo = try template.apply(to: &changes)
    let stub = template.filled("Exercises/Stubs/{chapter}/{file}.swift")
    let tests = template.filled("Exercises/Tests/{chapter}/{file}Tests.swift")
    try changes.make(stub.replacing("/Stubs", with: ""), changes.texts[stub] ?? "")
    let checksum = TestChecksums.line(for: tests, Data((changes.texts[tests] ?? "").utf8))
    try changes.change(TestChecksums.path) { $0 = TestChecksums.sorted($0 + checksum) }
    return todo
  }

  private func addAnswer(
    _ kind: String, _ id: String, _ description: String, _ isWhole: Bool, _ changes: inout Changes
  ) throws -> [String] {
    let exercise = try course.lesson(id).exercise
    guard description.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
      throw refuse(
        "what is special is said in a few words of small letters and digits, as forgets-the-error; "
          + "\(description.quoted) has something else in it.")
    }
    // The solution's comments would be true no more.
    let code = try folder.read(folder.path(exercise.solution)).components(separatedBy: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.drop(while: \.isEmpty)
    let values = [
      "chapter": exercise.source.deletingLastPathComponent().lastPathComponent,
      "file": exercise.source.deletingPathExtension().lastPathComponent,
      "description": description, "extension": isWhole ? "swift" : "diff",
      "code": code.map { isWhole || $0.isEmpty ? $0 : " \($0)" }.joined(separator: "\n"),
    ]
    return try Template(kind, values, in: folder).apply(to: &changes)
  }

  private func addChapter(_ name: String, _ first: String, _ changes: inout Changes) throws
    -> [String]
  {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let word = title.lowercased()
    guard name.wholeMatch(of: #/[A-Za-z]+/#) != nil else {
      throw refuse("the name of a chapter is one word of letters, as Windows; not \(name.quoted).")
    }
    if let known = course.chapters.first(where: { $0.word == word }) {
      throw refuse("there is a chapter \(word) already: \(known.name).")
    }
    let number = 1 + (course.chapters.compactMap { Int($0.number) }.max() ?? 0)
    let values = try values("Chapter\("\(100 + number)".dropFirst())-\(title)", first)
    let todo = try Template("chapter", values, in: folder).apply(to: &changes)
    return try todo + addExercise(values, &changes)
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
    let parts = chapter.split(separator: "-").map(String.init)
    let number = String(parts[0].dropFirst("Chapter".count))
    return [
      "chapter": chapter, "file": file, "id": "\(parts[1].lowercased())/\(word)",
      "word": parts[1].lowercased(), "number": number, "ordinal": "\(Int(number) ?? 0)",
      "title": parts[1], "function": file.prefix(1).lowercased() + file.dropFirst(),
      "module": "\(parts[0])Exercises",
    ]
  }
}
