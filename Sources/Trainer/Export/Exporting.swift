import ExerciseJudge
import Foundation
import Wording

/// `course export`: a package with the exercises of some chapters, for homework.
///
///     Package.swift        the libraries, the trainer, and these chapters' exercises
///     README.md            how to work, and the table of the exercises
///     Exercises/           COURSE.md, the stubs twice, the tests with their seals
///     Sources/             the libraries and the trainer, as they are
struct Exporting {
  private let course: Course
  private let console: Console
  private let files = FileManager.default

  init(_ course: Course, _ console: Console) {
    self.course = course
    self.console = console
  }

  func run(to path: String, chapters names: [String]) throws -> ExitStatus {
    let chosen = try names.map { try course.chapter($0) }
    let chapters = course.chapters.filter { chapter in chosen.contains { $0.name == chapter.name } }
    let place = try self.place(path)
    let draft = place.deletingLastPathComponent()
      .appending(path: ".\(place.lastPathComponent)-\(UUID().uuidString.prefix(8))")
    defer { try? files.removeItem(at: draft) }
    do {
      try write(chapters, to: draft)
      // Over an empty folder, or to where there is none. Anything else is left alone.
      guard rename(draft.path, place.path) == 0 else {
        throw CocoaError(.fileWriteFileExists)
      }
    } catch let complaint as Complaint {
      throw complaint
    } catch {
      throw Complaint(.notWritten, "can't make \(path), so nothing was made: \(error.sentence)")
    }
    let count = chapters.reduce(0) { $0 + $1.lessons.count }
    console.write([
      Line(
        "\(path) has \(count) exercises of \(chapters.map(\.word).joined(separator: ", ")), "
          + "without their solutions."),
      Line("In that folder: `swift run course`, or `swift test`."),
    ])
    return .done
  }

  /// Where it goes: a folder that isn't there, or is empty.
  private func place(_ path: String) throws -> URL {
    let url = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      let content = isFolder.boolValue ? try? files.contentsOfDirectory(atPath: url.path) : nil
      guard content?.isEmpty == true else {
        throw Complaint(
          .misused, "\(path) exists already, and nothing is overwritten; name a new folder.")
      }
    } else if !files.fileExists(atPath: url.deletingLastPathComponent().path) {
      throw Complaint(
        .missing,
        "there is no folder \(url.deletingLastPathComponent().relativePath); make it first.")
    }
    let inside = course.folder.path(url).split(separator: "/").first.map(String.init) ?? ""
    if ["Sources", "Tests", "Exercises", "Solutions", "Reference", ".build", ".git"].contains(
      inside),
      course.folder.path(url) != url.path
    {
      throw Complaint(
        .misused, "\(path) lies among the course's own files; name a folder elsewhere.")
    }
    return url
  }

  // MARK: - What is in it

  private func write(_ chapters: [Course.Chapter], to folder: URL) throws {
    let root = course.folder.url
    let modules = SourceModules(course: course.folder)
    let exercises = chapters.map { chapter in
      ExportManifest.Chapter(
        name: chapter.name,
        libraries: Set(modules.imports(of: chapter.lessons.map(\.exercise.stub)))
          .union(["RxLite"]).sorted(),
        testLibraries: Set(modules.imports(of: chapter.lessons.map(\.exercise.tests)))
          .union(["RxLite", "RxLiteTest"]).sorted())
    }
    let program = modules.needed(by: [root.appending(path: "Sources/course/main.swift")])
    let judged = Judge(buildFolder: BuildFolder(root), packageRoot: root).libraries
    let needed = modules.needed(
      by: judged.flatMap { modules.files(of: $0) }
        + chapters.flatMap { chapter in
          chapter.lessons.flatMap { [$0.exercise.stub, $0.exercise.tests] }
        })
    let libraries = Set(program + judged + needed).sorted()
    for module in libraries + ["course"] { try copySources(of: module, to: folder) }
    for chapter in chapters {
      for lesson in chapter.lessons {
        let exercise = lesson.exercise
        guard let stub = lesson.stub else {
          throw Complaint(.missing, "\(course.folder.path(exercise.stub)) is missing.")
        }
        // Here is one package; the commands in the task are to be true.
        try write(here(stub), to: exercise.source, in: folder)
        try write(here(stub), to: exercise.stub, in: folder)
        guard let tests = text(of: exercise.tests) else {
          throw Complaint(.missing, "\(course.folder.path(exercise.tests)) is missing.")
        }
        try write(tests, to: exercise.tests, in: folder)
      }
    }
    let manifest = ExportManifest(
      chapters: exercises, libraries: libraries, judged: judged,
      imports: { modules.imports(of: modules.files(of: $0)) })
    try write(manifest.text, to: root.appending(path: "Package.swift"), in: folder)
    try write(book(of: chapters), to: root.appending(path: "Exercises/COURSE.md"), in: folder)
    try write(readme(of: chapters), to: root.appending(path: "README.md"), in: folder)
    try write(
      ".build/\n.swiftpm/\nExercises/Kept/\n", to: root.appending(path: ".gitignore"), in: folder)
    for name in ["LICENSE", ".swift-format"] {
      let file = root.appending(path: name)
      if let text = text(of: file) { try write(text, to: file, in: folder) }
    }
    try Seals.renew(in: CourseFolder(folder))
  }

  private func copySources(of module: String, to folder: URL) throws {
    // NB: resolved, for `Sources` may be a link.
    let home = course.folder.url.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
    let sources = swiftFiles(below: home)
    guard !sources.isEmpty else {
      throw Complaint(.missing, "Sources/\(module) is missing; an exported package needs it.")
    }
    for file in sources {
      guard let text = text(of: file) else {
        throw Complaint(.missing, "\(course.folder.path(file)) can't be read.")
      }
      let path = file.resolvingSymlinksInPath().path.dropFirst(home.path.count + 1)
      try write(text, toPath: "Sources/\(module)/\(path)", in: folder)
    }
  }

  /// Writes to where the file stands in the course, but in another folder.
  private func write(_ text: String, to file: URL, in folder: URL) throws {
    try write(text, toPath: course.folder.path(file), in: folder)
  }

  private func write(_ text: String, toPath path: String, in folder: URL) throws {
    let place = folder.appending(path: path)
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: false, encoding: .utf8)
  }

  private func here(_ text: String) -> String {
    text.replacing("swift test --package-path Exercises", with: "swift test")
  }

  /// The book with the sections of these chapters.
  private func book(of chapters: [Course.Chapter]) throws -> String {
    let path = "Exercises/COURSE.md"
    guard let text = text(of: course.folder.url.appending(path: path)) else {
      throw Complaint(.missing, "\(path) can't be read; \(course.folder.remedy(for: path))")
    }
    var isKept = true
    return here(
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if line.hasPrefix("## ") {
          isKept = chapters.contains { line == "## \($0.name)" }
        }
        return isKept
      }.joined(separator: "\n"))
  }

  private func readme(of chapters: [Course.Chapter]) -> String {
    let rows = chapters.flatMap(\.lessons).map { lesson in
      "| `\(course.folder.path(lesson.exercise.source))` | \(lesson.about) | \(lesson.minutes) |"
    }
    return """
      # Exercises: \(chapters.map(\.word).joined(separator: ", "))

      Each file below is one exercise. The comment in it states the task, and below that stands a
      stub, which compiles and does nothing useful. Its tests fail until you have done the work.

      | file | about | minutes |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      ```sh
      swift run course         # keep it open beside your editor: it checks at each save
      swift run course check   # all verdicts, once
      swift run course report  # what is solved, when, with how many tries and hints
      swift test               # the same tests, without the trainer
      ```

      You need Swift 6.2 or newer, on macOS 15 or Linux. The first build takes about a minute.

      `play`, `predict`, `solution`, `verify`, `new` and `export` need the whole course; this package
      has no chapters and no solutions.

      """
  }
}
