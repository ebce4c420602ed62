import ExerciseJudge
import Foundation
import Wording

/// `course export`: a package with the exercises of some chapters, for homework.
///
///     Package.swift        the libraries, the trainer, and these chapters' exercises
///     README.md            how to work, and the table of the exercises
///     Exercises/           COURSE.md, the stubs twice, the tests with their checksums
///     Sources/             the libraries and the trainer, as they are
struct Exporting {
  let course: Course
  let console: Console
  private var root: CourseFolder { course.folder }

  func run(to path: String, chapters names: [String]) throws -> ExitStatus {
    let chosen = try names.map { try course.chapter($0).name }
    let chapters = course.chapters.filter { chosen.contains($0.name) }
    let place = try self.place(path)
    let draft = place.deletingLastPathComponent()
      .appending(path: ".\(place.lastPathComponent)-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: draft) }
    do {
      try write(chapters, to: CourseFolder(draft))
      // Over an empty folder, or to where there is none. Anything else is left alone.
      guard rename(draft.path, place.path) == 0 else { throw CocoaError(.fileWriteFileExists) }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.notWritten, "can't make \(path), so nothing was made: \(error.sentence)")
    }
    let count = chapters.reduce(0) { $0 + $1.lessons.count }
    let words = chapters.map(\.word).joined(separator: ", ")
    console.write([
      Line("\(path) has \(count) exercises of \(words), without their solutions."),
      Line("In that folder: `swift run course`, or `swift test`."),
    ])
    return .done
  }

  /// Where it goes: a folder that isn't there, or is empty.
  private func place(_ path: String) throws -> URL {
    let url = URL(filePath: path).standardizedFileURL
    let parent = url.deletingLastPathComponent()
    if exists(url.path) {
      guard (try? FileManager.default.contentsOfDirectory(atPath: url.path)) == [] else {
        throw CommandError(
          .misused, "\(path) exists already, and nothing is overwritten; name a new folder.")
      }
    } else if !exists(parent.path) {
      throw CommandError(.missing, "there is no folder \(parent.relativePath); make it first.")
    }
    let inside = root.path(url).split(separator: "/")
    if inside.count > 1, root.path(url) != url.path {
      throw CommandError(
        .misused, "\(path) lies among the course's own files; name a folder elsewhere.")
    }
    return url
  }

  private func write(_ chapters: [Course.Chapter], to folder: CourseFolder) throws {
    let lessons = chapters.flatMap(\.lessons)
    let template = Template(
      "export",
      [
        "chapters": chapters.map { "\"\($0.name)\"" }.joined(separator: ", "),
        "words": chapters.map(\.word).joined(separator: ", "),
        "rows": lessons.map {
          "| `\(root.path($0.exercise.source))` | \($0.about) | \($0.minutes) |"
        }.joined(separator: "\n"),
      ], in: root)
    let manifest = try template.content("Package.swift")
    let sources = folder.url.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for module in manifest.matches(of: #/arget\(\s*name: "(\w+)"/#).map(\.output.1) {
      // NB: resolved, for `Sources` may be a link.
      let home = root.url.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
      try FileManager.default.copyItem(at: home, to: sources.appending(path: module))
    }
    for exercise in lessons.map(\.exercise) {
      try copy(exercise.stub, to: root.path(exercise.source), in: folder)
      try copy(exercise.stub, to: root.path(exercise.stub), in: folder)
      try copy(exercise.tests, to: root.path(exercise.tests), in: folder)
    }
    for name in ["LICENSE", ".swift-format"] where exists(root.url.appending(path: name).path) {
      try copy(root.url.appending(path: name), to: name, in: folder)
    }
    try add(entries(of: chapters), to: CourseFile.path, in: folder)
    try add(manifest, to: "Package.swift", in: folder)
    try add(template.content("README.md"), to: "README.md", in: folder)
    try add(template.content("gitignore.txt"), to: ".gitignore", in: folder)
    try TestChecksums.renew(in: folder)
  }

  private func copy(_ file: URL, to path: String, in folder: CourseFolder) throws {
    guard let text = text(of: file) else {
      throw CommandError(.missing, "\(root.path(file)) can't be read; \(root.remedy(for: path))")
    }
    try add(text, to: path, in: folder)
  }

  /// There it is one package; the commands in a task have to be true.
  private func add(_ text: String, to path: String, in folder: CourseFolder) throws {
    try writeFile(
      text.replacing("swift test --package-path Exercises", with: "swift test"),
      to: folder.url.appending(path: path))
  }

  /// The course's file with the sections of these chapters.
  private func entries(of chapters: [Course.Chapter]) throws -> String {
    var isKept = true
    return try root.read(CourseFile.path).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("## ") { isKept = chapters.contains { line == "## \($0.name)" } }
      return isKept
    }.joined(separator: "\n")
  }
}
