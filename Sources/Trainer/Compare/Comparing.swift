import ExerciseJudge
import Foundation
import Wording

/// `course compare`: whether the chapters print what the reference text prints, by each program's
/// `--check`.
struct Comparing {
  private let course: Course
  private let console: Console
  private let cancellation: Cancellation

  init(_ course: Course, _ console: Console, until cancellation: Cancellation) {
    (self.course, self.console, self.cancellation) = (course, console, cancellation)
  }

  func run() throws -> ExitStatus {
    let files = allFiles(below: course.folder.url.appending(path: "Reference"), ["txt"])
    let diagrams = ids(of: files.filter(\.isDiagram))
    let outputs = ids(of: files.filter { !$0.isDiagram })
    var (matching, differing): (Set<String>, Set<String>) = ([], [])
    for chapter in course.chapters.map(\.name) {
      let report = try check(chapter)
      let lines = report.matches(of: #/(?m)^([✓✗]) (\w+) /#).map(\.output)
      matching.formUnion(lines.filter { $0.1 == "✓" }.map { String($0.2) })
      differing.formUnion(lines.filter { $0.1 == "✗" }.map { String($0.2) })
      let good = lines.count { $0.1 == "✓" }
      let ids = lines.map { "\($0.2)" }.joined(separator: " ")
      console.write(
        Line([
          .init(chapter.padded(to: 26)),
          .init(
            lines.isEmpty ? "nothing to compare" : "\(good) of \(lines.count)  \(ids)",
            lines.isEmpty ? .dim : good == lines.count ? .good : .bad),
        ]))
      if good < lines.count { console.write(Line.lines(report)) }
    }
    let reproduced = matching.subtracting(differing)
    func count(_ ids: [String], _ what: String) -> Line {
      Line(
        "\(ids.count(where: reproduced.contains)) of \(ids.count) of the reference text's \(what).")
    }
    console.write([Line(), count(outputs, "outputs"), count(diagrams, "drawings")])
    let missing = (outputs + diagrams).filter {
      !matching.contains($0) && !differing.contains($0)
    }
    if !missing.isEmpty {
      console.write(Line("No listing prints \(missing.joined(separator: ", ")).", .dim))
    }
    return differing.isEmpty ? .done : .no
  }

  /// What the files are called, by letter and number.
  private func ids(of files: [URL]) -> [String] {
    files.map { $0.deletingPathExtension().lastPathComponent }
      .sorted {
        ($0.prefix(1), Int($0.dropFirst()) ?? 0) < ($1.prefix(1), Int($1.dropFirst()) ?? 0)
      }
  }

  /// What the chapter's program says.
  private func check(_ chapter: String) throws -> String {
    let modules = SourceModules(course: course.folder)
    let sources = modules.files(of: chapter)
    let program = try ChapterProgram(
      chapter, in: course.folder, libraries: modules.needed(by: sources), sources: sources,
      announce: { fputs("Building \(chapter) once; this takes some seconds …\n", stderr) },
      until: cancellation)
    let child = try program.run(
      ["--check", "--reference", course.folder.url.appending(path: "Reference").path],
      timeLimit: .seconds(60), until: cancellation)
    switch child.ending {
    case .cancelled: throw Interruption()
    case .exit(0): return child.output
    case .exit(1) where child.output.contains("✗ "): return child.output
    case .exit, .signal, .timeLimit:
      throw CommandError(
        .missing, "\(chapter) did not run to its end; `swift run \(chapter) --check` shows why.")
    }
  }
}

extension URL {
  fileprivate var isDiagram: Bool { deletingLastPathComponent().lastPathComponent == "Diagrams" }
}
