import ExerciseJudge
import Foundation
import Wording

extension Trainer {
  /// `course report`: a learner's progress, for a teacher; with files, that of a class.
  func report(_ arguments: Arguments) throws -> ExitStatus {
    if !arguments.names.isEmpty {
      guard arguments.flags.isEmpty, arguments.values.isEmpty else {
        throw CommandError.misused("`course report FILE …` makes a table; it has no options.")
      }
      let table = ClassTable(files: arguments.names)
      if !table.isEmpty { console.write(table.lines, isWide: true) }
      guard table.problems.isEmpty else {
        throw CommandError.missing(table.problems.joined(separator: "\ncourse: "))
      }
      return .done
    }
    let standings = try course.lessons.map { lesson in
      // This isn't a try of the learner.
      (id: lesson.id, standing: try standing(of: lesson, isTry: false))
    }
    let predictions = Journal.predictions(of: folder).entries()
    let report = LearnersReport(
      standings, examiner.journal, predictions: predictions,
      name: arguments.values["--name"] ?? nameInGit ?? NSUserName())
    console.write(
      arguments.flags.contains("--json") ? Line.lines(report.json) : ReportPage(report).lines)
    return .done
  }

  /// The name that this learner's commits have.
  private var nameInGit: String? {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", folder.url.path, "config", "user.name"]
    let output = Pipe()
    (git.standardOutput, git.standardError) = (output, FileHandle.nullDevice)
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let name = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nil : name
  }
}

/// The report, for a person.
struct ReportPage {
  private let report: LearnersReport
  private let timeZone: TimeZone

  init(_ report: LearnersReport, timeZone: TimeZone = .current) {
    self.report = report
    self.timeZone = timeZone
  }

  var lines: [Line] {
    let width = report.exercises.map(\.exercise.count).max() ?? 0
    let rows = report.exercises.map { row -> Line in
      let (mark, tone): (String, Tone) =
        switch row.state {
        case .solved: ("✓ ", .good)
        case .begun: ("… ", .bad)
        case .untouched: ("· ", .dim)
        }
      let numbers =
        row.exercise.padded(to: width + 2) + count(row.tries, "try", "tries").padded(to: 10)
        + count(row.hints, "hint", "hints").padded(to: 9)
      let time = time(of: row)
      let shown = time.isEmpty ? numbers.replacing(#/ +$/#, with: "") : numbers
      return Line([.init(mark, tone), .init(shown), .init(time, .dim)])
    }
    let predicted =
      report.predictions.listings > 0
      ? [
        Line(
          "\(report.predictions.right) of \(report.predictions.listings) predicted listings right.")
      ] : []
    return [
      Line(
        "exercise".padded(to: width + 4) + "tries".padded(to: 10) + "hints".padded(to: 9)
          + "solved", .strong)
    ] + rows + [Line(), Line("\(report.solved) of \(report.of) solved.")] + predicted
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 0 ? "" : "\(number) \(number == 1 ? one : many)"
  }

  private func time(of row: LearnersReport.Row) -> String {
    if row.state == .solved { return row.solvedAt.map(text) ?? "at a time that is not known" }
    return row.solvedAt.map { "was solved \(text($0)), and is not now" } ?? ""
  }

  /// `2026-11-22 14:05`
  private func text(_ date: Date) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: timeZone)
    style = style.year().month().day().dateTimeSeparator(.space).time(
      includingFractionalSeconds: false)
    return String(date.formatted(style).prefix(16))
  }
}
