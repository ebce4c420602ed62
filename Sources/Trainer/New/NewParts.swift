import ExerciseJudge
import Foundation
import Wording

/// `course new`: makes the files of an exercise, a wrong answer or a chapter, and says what is left
/// to do in them.
struct NewParts {
  private let folder: CourseFolder
  private let console: Console

  init(_ folder: CourseFolder, _ console: Console) {
    self.folder = folder
    self.console = console
  }

  func make(_ part: NewPart) throws -> ExitStatus {
    var changes = Changes(in: folder)
    let todo: [String]
    switch part {
    case .exercise(let id): todo = try addExercise(id, &changes)
    case .answer(let kind, let id, let description, let isWhole):
      todo = try addAnswer(kind, id, description, isWhole: isWhole, &changes)
    case .chapter(let name, let first): todo = try addChapter(name, first, &changes)
    }
    try changes.write()
    console.write([Line("Made:", .strong)] + changes.made.map { Line("  \($0)") })
    if !changes.changed.isEmpty {
      console.write([Line("Added to:", .strong)] + changes.changed.map { Line("  \($0)") })
    }
    console.write(
      [Line("Still to do:", .strong)]
        + todo.enumerated().flatMap { number, sentence in
          Line("\(number + 1). \(sentence)").indented(by: 2).wrapped(to: 100)
        })
    return .done
  }

  // MARK: - An exercise

  private func addExercise(_ id: String, _ changes: inout Changes) throws -> [String] {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2 else {
      throw Complaint(
        .misused, "an exercise is called by its chapter and its name: sharing/my-window, say.")
    }
    let course = try Course(folder)
    let chapter = try course.chapter(parts[0])
    let exercise = try NewExercise(parts[1], chapter: chapter.name)
    if course.lessons.contains(where: { $0.id == exercise.id }) {
      throw Complaint(.misused, "there is an exercise \(exercise.id) already; give another name.")
    }
    try add(exercise, &changes)
    try changes.change(CourseFile.path) { lines in
      guard let head = lines.firstIndex(of: "## \(chapter.name)") else {
        throw Complaint(.missing, "\(CourseFile.path) has no heading `## \(chapter.name)`.")
      }
      let end = lines[(head + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
      var place = end
      while lines[place - 1].isEmpty { place -= 1 }
      lines.insert(contentsOf: [""] + exercise.entry, at: place)
    }
    try changes.change("Exercises/README.md") { lines in
      guard let last = lines.lastIndex(where: { $0.hasPrefix("| `\(chapter.name)/") }) else {
        throw Complaint(.missing, "Exercises/README.md has no row of \(chapter.name).")
      }
      lines.insert(exercise.row, at: last + 1)
    }
    return exercise.todo
  }

  /// The exercise's own files, and the seal on its tests.
  private func add(_ exercise: NewExercise, _ changes: inout Changes) throws {
    try changes.make(exercise.stubPath, exercise.stub)
    try changes.make(exercise.sourcePath, exercise.stub)
    try changes.make(exercise.testsPath, exercise.tests)
    try changes.make(exercise.solutionPath, exercise.solution)
    let seal = Seals.line(for: exercise.testsPath, Data(exercise.tests.utf8))
    try changes.change(Seals.path) { lines in
      func path(_ line: String) -> Substring { line.dropFirst(17) }
      let place =
        lines.firstIndex { !$0.hasPrefix("#") && path($0) > exercise.testsPath }
        ?? lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? lines.endIndex
      lines.insert(seal, at: place)
    }
  }

  // MARK: - An answer

  private func addAnswer(
    _ kind: NewPart.AnswerKind, _ id: String, _ description: String, isWhole: Bool,
    _ changes: inout Changes
  ) throws -> [String] {
    let lesson = try Course(folder).lesson(id)
    guard description.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
      throw Complaint(
        .misused,
        "what is special is said in a few words of letters and digits, as forgets-the-error; "
          + "\(description.quoted) has something else in it.")
    }
    guard let solution = text(of: lesson.exercise.solution) else {
      throw Complaint(
        .missing,
        "\(folder.path(lesson.exercise.solution)) is missing, with which an answer begins.")
    }
    let chapter = lesson.exercise.source.deletingLastPathComponent().lastPathComponent
    let file = lesson.exercise.source.deletingPathExtension().lastPathComponent
    let place = kind == .wrong ? "Tests/WrongAnswers" : "Tests/RightAnswers"
    let path = "\(place)/\(chapter)/\(file).\(description).\(isWhole ? "swift" : "diff")"
    // The solution's comments would be true no more.
    let code = solution.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let head =
      kind == .wrong
      ? """
      // TODO: Say why a learner writes this, and what is wrong with it.
      // Rejected with: TODO: the words of the tests that the learner sees


      """ : "// TODO: Say what is different from the solution.\n\n"
    let body = isWhole ? code.map(String.init) : code.map { $0.isEmpty ? "" : " \($0)" }
    try changes.make(path, head + body.drop(while: \.isEmpty).joined(separator: "\n"))
    let work =
      isWhole
      ? "Change \(path), which is a copy of the solution."
      : "In \(path), put - before each line of the solution that changes, write the new lines "
        + "with + before them, and remove the others."
    return kind == .wrong
      ? [
        work,
        "Write its first lines: why a learner does this, and after `Rejected with:` what the "
          + "tests say. An answer that never ends has `// Rejected by: the time limit` instead.",
        "`swift run course verify` says whether it is rejected with these words.",
      ]
      : [work, "`swift run course verify` says whether it is accepted."]
  }

  // MARK: - A chapter

  private func addChapter(_ name: String, _ first: String, _ changes: inout Changes) throws
    -> [String]
  {
    guard name.wholeMatch(of: #/[A-Za-z]+/#) != nil else {
      throw Complaint(
        .misused, "the name of a chapter is one word of letters, as Windows; not \(name.quoted).")
    }
    let course = try Course(folder)
    let title = name.prefix(1).uppercased() + name.dropFirst()
    if let known = course.chapters.first(where: { $0.word == title.lowercased() }) {
      throw Complaint(.misused, "there is a chapter \(known.word) already: \(known.name).")
    }
    let number = (course.chapters.compactMap { Int($0.number) }.max() ?? 0) + 1
    guard number < 100 else { throw Complaint(.misused, "a course has at most 99 chapters.") }
    let chapter = NewChapter(title: title, number: number)
    // `windows/my-window` is understood as well.
    let word = first.split(separator: "/").last.map(String.init) ?? first
    if first.contains("/"), first.lowercased() != "\(title.lowercased())/\(word)" {
      throw Complaint(
        .misused, "the first exercise of \(title.lowercased()) is given by its name: \(word).")
    }
    let exercise = try NewExercise(word, chapter: chapter.name)
    for (path, text) in chapter.files(exercise) { try changes.make(path, text) }
    try add(exercise, &changes)
    for (path, edit) in chapter.additions(exercise) { try changes.change(path, edit) }
    return chapter.todo(exercise)
  }
}
