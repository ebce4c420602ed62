import ExerciseJudge
import Foundation
import Trainer
import Wording

extension Trainer {
  /// `course export`.
  func export(_ arguments: Arguments) throws -> ExitStatus {
    let path = arguments.names[0]
    let chosen = try arguments.names.dropFirst().map { try course.chapter($0).name }
    let chapters = course.chapters.filter { chosen.contains($0.name) }
    try Exporting(root: folder, chapters: chapters).make(path)
    let count = chapters.reduce(0) { $0 + $1.lessons.count }
    let words = chapters.map(\.word).joined(separator: ", ")
    console.write([
      "\(path) has \(count) exercises of \(words), without their solutions.",
      "In that folder: `swift run course`, or `swift test`.",
    ])
    return .done
  }
}

/// A package with the exercises of some chapters, for homework.
///
///     Package.swift        the libraries, the trainer, and these chapters' exercises
///     README.md            how to work, and the table of the exercises
///     Exercises/           COURSE.md without its answers, the stubs, the tests with their checksums
///     Answers/Stubs/       the stubs once more, for `course reset`
///     Sources/, Kits/, Tools/    the libraries and the trainer, as they are, and the chapters' lessons
struct Exporting {
  let root: CourseFolder
  let chapters: [Course.Chapter]

  func make(_ path: String) throws {
    let place = try self.place(path)
    let draft = place.deletingLastPathComponent()
      .appending(path: ".\(place.lastPathComponent)-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: draft) }
    try attempting("make \(path), so nothing was made") {
      try write(to: CourseFolder(draft))
      // The target must be an empty folder, or not exist. Anything else is left alone.
      guard rename(draft.path, place.path) == 0 else { throw CocoaError(.fileWriteFileExists) }
    }
  }

  /// Returns the target: a folder that doesn't exist, or is empty.
  private func place(_ path: String) throws -> URL {
    let url = URL(filePath: path).standardizedFileURL
    let parent = url.deletingLastPathComponent()
    if exists(url.path) {
      guard (try? FileManager.default.contentsOfDirectory(atPath: url.path)) == [] else {
        throw CommandError.misused(
          "\(path) exists already, and nothing is overwritten; name a new folder.")
      }
    } else if !exists(parent.path) {
      throw CommandError.missing("there is no folder \(parent.relativePath); make it first.")
    }
    let inside = root.path(url).split(separator: "/")
    if inside.count > 1, root.path(url) != url.path {
      throw CommandError.misused(
        "\(path) is among the course's own files; name a folder elsewhere.")
    }
    return url
  }

  /// What each lesson says of itself in the package.
  private static let remark = """
    > This is the lesson, to read. `swift run Chapter…`, `course play` and `course predict` are in the whole
    > course only, and not in this package.
    """

  private func write(to folder: CourseFolder) throws {
    let lessons = chapters.flatMap(\.lessons)
    let template = Template(
      "export",
      [
        "chapters": chapters.map(\.name).joined(separator: "\", \""),
        "words": chapters.map(\.word).joined(separator: ", "),
        "rows": lessons.map {
          "| `\(root.path($0.exercise.source))` | \($0.about) | \($0.minutes) |"
        }.joined(separator: "\n"),
      ], in: root)
    let manifest = try template.content("Package.swift")
    for module in manifest.matches(of: #/arget\(\s*name: "(\w+)"/#).map({ String($0.output.1) }) {
      try copy(module, to: folder)
    }
    for chapter in chapters.map(\.name) {
      let lesson = root.url.appending(path: "Sources/\(chapter)").resolvingSymlinksInPath()
      let place = folder.url.appending(path: "Sources/\(chapter)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for part in try FileManager.default.contentsOfDirectory(atPath: lesson.path)
      where part == "Marbles" || part.hasPrefix("README.") {
        try FileManager.default.copyItem(
          at: lesson.appending(path: part), to: place.appending(path: part))
      }
      let text = try root.read("Sources/\(chapter)/README.md").components(separatedBy: "\n")
      try writeFile(
        ([text[0], "", Self.remark] + text.dropFirst()).joined(separator: "\n"),
        to: place.appending(path: "README.md"))
    }
    var texts = [
      CourseFile.path: try entries(), "Package.swift": manifest,
      "README.md": try template.content("README.md"),
      ".gitignore": try template.content("gitignore.txt"),
    ]
    for exercise in lessons.map(\.exercise) {
      let stub = try root.read(root.path(exercise.stub))
      (texts[root.path(exercise.stub)], texts[root.path(exercise.source)]) = (stub, stub)
      texts[root.path(exercise.tests)] = try root.read(root.path(exercise.tests))
    }
    for name in ["LICENSE", ".swift-format"] { texts[name] = try? root.read(name) }
    for (path, text) in texts {
      // The export is a single package, and the commands in a task have to work there.
      let own = text.replacing("swift test --package-path Exercises", with: "swift test")
        .replacing(#/(///.*): `swift run course play/#) {
          "\($0.output.1), in the whole course: `swift run course play"
        }
      try writeFile(own, to: folder.url.appending(path: path))
    }
    try TestChecksums.renew(in: folder)
  }

  /// Copies a module to the same room of another course.
  private func copy(_ module: String, to folder: CourseFolder) throws {
    for room in ["Sources", "Kits", "Tools"] {
      // NB: Resolved, because a room may be a link.
      let home = root.url.appending(path: "\(room)/\(module)").resolvingSymlinksInPath()
      guard exists(home.path) else { continue }
      let place = folder.url.appending(path: room)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      return try FileManager.default.copyItem(at: home, to: place.appending(path: module))
    }
    throw CommandError.missing("there is no module \(module) in Sources, Kits or Tools.")
  }

  /// Returns the course's file with the sections of these chapters only, and without the paragraphs that say
  /// what the answer is.
  private func entries() throws -> String {
    var isKept = true
    var isAnswer = false
    return try root.read(CourseFile.path).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("## ") { isKept = chapters.contains { line == "## \($0.name)" } }
      if line.hasPrefix("Solved: ") || line.hasPrefix("Another way: ") { isAnswer = true }
      defer { if line.isEmpty { isAnswer = false } }
      return isKept && !isAnswer
    }.joined(separator: "\n")
  }
}
