import ExerciseJudge
import Foundation
import Trainer
import Wording

extension Trainer {
  /// `course compare`: checks whether the chapters print what the reference text prints, with each program's
  /// `--check`.
  func compare(_: Arguments) throws -> ExitStatus {
    let files = allFiles(below: folder.url.appending(path: "Reference"), ["txt"])
    let diagrams = ids(of: files.filter(\.isDiagram))
    let outputs = ids(of: files.filter { !$0.isDiagram })
    // Whether each output is reproduced wherever a listing prints it.
    var results: [String: Bool] = [:]
    for chapter in course.chapters.map(\.name) {
      let report = try check(chapter)
      let lines = report.matches(of: #/(?m)^([✓✗]) (\w+) /#)
        .map { (id: String($0.output.2), isGood: $0.output.1 == "✓") }
      for (id, isGood) in lines { results[id] = isGood && results[id] != false }
      let good = lines.count(where: \.isGood)
      let ids = lines.map(\.id).joined(separator: " ")
      let result: Line =
        lines.isEmpty
        ? "\("nothing to compare", .dim)"
        : "\("\(good) of \(lines.count)  \(ids)", good == lines.count ? .good : .bad)"
      console.write("\(chapter.padded(to: 26))" + result)
      if good < lines.count { console.write(Line.lines(report)) }
    }
    func count(_ ids: [String], _ what: String) -> Line {
      Line("\(ids.count { results[$0] == true }) of \(ids.count) of the reference text's \(what).")
    }
    console.write([Line(), count(outputs, "outputs"), count(diagrams, "drawings")])
    let missing = (outputs + diagrams).filter { results[$0] == nil }
    if !missing.isEmpty {
      console.write(Line("No listing prints \(missing.joined(separator: ", ")).", .dim))
    }
    return results.values.contains(false) ? .no : .done
  }

  /// Returns the names of the files, sorted by letter and number.
  private func ids(of files: [URL]) -> [String] {
    files.map { $0.deletingPathExtension().lastPathComponent }
      .sorted {
        ($0.prefix(1), Int($0.dropFirst()) ?? 0) < ($1.prefix(1), Int($1.dropFirst()) ?? 0)
      }
  }

  /// Returns the output of the chapter's program.
  private func check(_ chapter: String) throws -> String {
    let program = try ChapterProgram(chapter, in: folder, until: interruption)
    let child = try program.run(
      ["--check", "--reference", folder.url.appending(path: "Reference").path],
      until: interruption)
    switch child.ending {
    case .exit(0): return child.output
    case .exit(1) where child.output.contains("✗ "): return child.output
    case .exit, .signal, .timeLimit, .flood:
      throw CommandError.missing(
        "\(chapter) did not run to its end; `swift run \(chapter) --check` shows why.")
    }
  }
}

extension URL {
  fileprivate var isDiagram: Bool { deletingLastPathComponent().lastPathComponent == "Diagrams" }
}
