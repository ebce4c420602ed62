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
  private let course: Course
  private let console: Console
  private let modules: SourceModules

  init(_ course: Course, _ console: Console) {
    (self.course, self.console) = (course, console)
    modules = SourceModules(course: course.folder)
  }

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
    let inside = course.folder.path(url).split(separator: "/")
    let own = [
      "Sources", "Tests", "Exercises", "Solutions", "Reference", "Templates", ".build", ".git",
    ]
    if let first = inside.first, own.contains(String(first)) {
      throw CommandError(
        .misused, "\(path) lies among the course's own files; name a folder elsewhere.")
    }
    return url
  }

  private func write(_ chapters: [Course.Chapter], to folder: CourseFolder) throws {
    let root = course.folder
    let exercises = chapters.flatMap(\.lessons).map(\.exercise)
    let judged = Judge(buildFolder: BuildFolder(root.url), packageRoot: root.url).libraries
    let program = root.url.appending(path: "Sources/course/main.swift")
    let libraries = modules.needed(
      by: [program] + judged.flatMap { modules.files(of: $0) }
        + exercises.flatMap { [$0.stub, $0.tests] })
    let all = Set(libraries + judged).sorted()
    for module in all + ["course"] {
      let sources = modules.files(of: module)
      guard !sources.isEmpty else {
        throw CommandError(.missing, "Sources/\(module) is missing; an exported package needs it.")
      }
      // NB: resolved, for `Sources` may be a link.
      let home = modules.folder(of: module).resolvingSymlinksInPath().path
      for file in sources {
        let path = file.resolvingSymlinksInPath().path.dropFirst(home.count)
        try copy(file, to: "Sources/\(module)\(path)", in: folder)
      }
    }
    for exercise in exercises {
      try copy(exercise.stub, to: root.path(exercise.source), in: folder)
      try copy(exercise.stub, to: root.path(exercise.stub), in: folder)
      try copy(exercise.tests, to: root.path(exercise.tests), in: folder)
    }
    for name in ["LICENSE", ".swift-format"] where exists(root.url.appending(path: name).path) {
      try copy(root.url.appending(path: name), to: name, in: folder)
    }
    try add(entries(of: chapters), to: CourseFile.path, in: folder)
    try add(manifest(chapters, all, judged), to: "Package.swift", in: folder)
    let rows = chapters.flatMap(\.lessons).map {
      "| `\(root.path($0.exercise.source))` | \($0.about) | \($0.minutes) |"
    }
    let readme = Template(
      "export",
      [
        "words": chapters.map(\.word).joined(separator: ", "),
        "rows": rows.joined(separator: "\n"),
      ], in: root)
    try add(readme.content("README.md"), to: "README.md", in: folder)
    try add(readme.content("gitignore.txt"), to: ".gitignore", in: folder)
    try TestChecksums.renew(in: folder)
  }

  private func copy(_ file: URL, to path: String, in folder: CourseFolder) throws {
    guard let text = text(of: file) else {
      throw CommandError(.missing, "\(course.folder.path(file)) can't be read.")
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
    return try course.folder.read(CourseFile.path).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("## ") { isKept = chapters.contains { line == "## \($0.name)" } }
      return isKept
    }.joined(separator: "\n")
  }

  private func manifest(
    _ chapters: [Course.Chapter], _ libraries: [String], _ judged: [String]
  ) throws -> String {
    func target(_ file: String, _ name: String, _ uses: [String], _ more: [String: String] = [:])
      throws -> String
    {
      let values = ["name": name, "uses": list(uses)].merging(more) { $1 }
      return try Template("export", values, in: course.folder).content("\(file).txt")
    }
    func list(_ names: [String]) -> String {
      Set(names).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }
    var targets = try libraries.map { name in
      try target(
        name == "RxLite" ? name : "library", name, modules.imports(of: modules.files(of: name)))
    }
    targets.append(try target("course", "course", ["Trainer"] + judged))
    for chapter in chapters {
      let module = "\(chapter.name.prefix { $0 != "-" })Exercises"
      let exercises = chapter.lessons.map(\.exercise)
      targets.append(
        try target(
          "chapter", module, modules.imports(of: exercises.map(\.stub)) + ["RxLite"],
          [
            "chapter": chapter.name,
            "testsUse": list(
              modules.imports(of: exercises.map(\.tests)) + [module, "RxLite", "RxLiteTest"]),
          ]))
    }
    let text = targets.joined().trimmingCharacters(in: .newlines)
    return try Template("export", ["targets": text], in: course.folder).content("Package.swift")
  }
}
