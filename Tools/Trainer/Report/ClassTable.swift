import Foundation
import Wording

/// Many learners' reports in one table: a row for each exercise, a column for each learner.
struct ClassTable {
  private let reports: [LearnersReport]
  /// The exercises of all reports, in their order.
  private let exercises: [String]

  /// Reads what `course report --json` has printed.
  ///
  /// - Parameter paths: The files. A report without a name is called like its file.
  init(files paths: [String]) throws {
    try self.init(
      paths.map { path in
        let url = URL(filePath: path)
        guard let data = try? Data(contentsOf: url) else {
          throw CommandError.missing("there is no file \(path), or it can't be read.")
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard var report = try? decoder.decode(LearnersReport.self, from: data) else {
          throw CommandError.missing(
            "\(path) is no report; a learner makes one by `course report --json > \(path)`.")
        }
        report.name = report.name ?? url.deletingPathExtension().lastPathComponent
        return report
      })
  }

  init(_ reports: [LearnersReport]) {
    self.reports = reports
    var known: Set<String> = []
    exercises = reports.flatMap(\.exercises).map(\.exercise).filter { known.insert($0).inserted }
  }

  private func row(_ exercise: String, of report: LearnersReport) -> LearnersReport.Row? {
    report.exercises.first { $0.exercise == exercise }
  }

  var lines: [Line] {
    let width = exercises.map(\.count).max() ?? 0
    let numbers = reports.indices.map { "\($0 + 1)".padded(to: 4, atStart: true) }.joined()
    let head = Line("exercise".padded(to: width) + numbers + "  solved", .strong).unbroken
    let rows = exercises.map { exercise -> Line in
      let own = reports.map { row(exercise, of: $0) }
      let cells = own.map { Line([Self.cell($0)]) }.reduce(Line(), +)
      let solved = own.count { $0?.state == "solved" }
      return (Line(exercise.padded(to: width)) + cells + Line("  \(solved) of \(own.count)"))
        .unbroken
    }
    let learners = reports.enumerated().map { index, report in
      Line(
        "\(index + 1)".padded(to: 3, atStart: true)
          + "  \(report.learner), \(report.solved) of \(report.of) solved"
          + ", \(report.made.formatted(.iso8601.year().month().day()))")
    }
    return [head] + rows
      + [Line(), Line("✓ solved   … begun   · not begun; the number says how many tries", .dim)]
      + [Line()] + learners + stuck
  }

  private static func cell(_ row: LearnersReport.Row?) -> Line.Part {
    let tries = row.map { $0.tries > 0 ? "\($0.tries)" : "" } ?? ""
    let (mark, tone): (String, Tone) =
      switch row?.state {
      case "solved": ("✓", .good)
      case "begun": ("…", .bad)
      case nil: (" ", .dim)
      default: ("·", .dim)
      }
    return .init((mark + tries).padded(to: 4, atStart: true), tone)
  }

  /// The exercises that several learners, or one in many tries, have begun and not solved.
  private var stuck: [Line] {
    let begun = exercises.map { exercise in
      let own = reports.compactMap { report in
        row(exercise, of: report).flatMap { $0.state == "begun" ? (report.learner, $0.tries) : nil }
      }
      return (exercise: exercise, learners: own.map(\.0), tries: own.reduce(0) { $0 + $1.1 })
    }.filter { !$0.learners.isEmpty }
    // Of those with as many learners, the one with more tries comes first.
    let worst = begun.sorted {
      ($0.learners.count, $0.tries) > ($1.learners.count, $1.tries)
    }.prefix(5)
    guard !worst.isEmpty else { return [] }
    return [Line(), Line("Begun and not solved, by most learners first:", .strong)]
      + worst.map {
        Line(
          "  \($0.exercise): \($0.learners.joined(separator: ", ")); "
            + "\($0.tries) \($0.tries == 1 ? "try" : "tries")")
      }
  }
}
