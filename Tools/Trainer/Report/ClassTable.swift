import Foundation
import Wording

/// Many learners' reports in one table: a row for each exercise, a column for each learner.
struct ClassTable {
  private let reports: [LearnersReport]
  /// The exercises of all reports, in their order.
  private let exercises: [String]

  /// Why files are left out: a sentence for each.
  private(set) var problems: [String] = []
  var isEmpty: Bool { reports.isEmpty }

  /// Reads what `course report --json` has printed.
  ///
  /// - Parameter paths: The files. A report without a name is called like its file, and of those with the same
  ///   name each has its path as well.
  init(files paths: [String]) {
    var reports: [(path: String, report: LearnersReport)] = []
    var problems: [String] = []
    for path in paths {
      do { reports.append((path, try LearnersReport(file: path))) } catch {
        problems.append("\(path) is left out: \(error)")
      }
    }
    let names = reports.map(\.report.name)
    self.init(
      reports.map { path, report in
        var report = report
        if names.count(where: { $0 == report.name }) > 1 {
          report.name = "\(report.learner) (\(path))"
        }
        return report
      })
    self.problems = problems
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
    let room = max(4, reports.flatMap(\.exercises).map { "\($0.tries)".count + 2 }.max() ?? 0)
    let numbers = reports.indices.map { "\($0 + 1)".padded(to: room, atStart: true) }.joined()
    let head = Line("exercise".padded(to: width) + numbers + "  solved", .strong).unbroken
    let rows = exercises.map { exercise -> Line in
      let own = reports.map { row(exercise, of: $0) }
      let cells = own.map { Line([Self.cell($0, room)]) }.reduce(Line(), +)
      let solved = own.count { $0?.state == .solved }
      return (Line(exercise.padded(to: width)) + cells + Line("  \(solved) of \(own.count)"))
        .unbroken
    }
    let learners = reports.enumerated().map { index, report in
      Line(
        "\(index + 1)".padded(to: 3, atStart: true)
          + "  \(report.learner), \(report.solved) of \(report.of) solved"
          + ", \(report.made.formatted(.iso8601.year().month().day()))")
    }
    let hasBlanks = reports.contains { $0.exercises.count < exercises.count }
    let legend =
      "✓ solved   … begun   · not begun\(hasBlanks ? "   blank: not in that report" : "")"
      + "; the number says how many tries"
    return [head] + rows + [Line(), Line(legend, .dim)]
      + [Line()] + learners + stuck
  }

  private static func cell(_ row: LearnersReport.Row?, _ room: Int) -> Line.Part {
    let tries = row.map { $0.tries > 0 ? "\($0.tries)" : "" } ?? ""
    let (mark, tone): (String, Tone) =
      switch row?.state {
      case .solved: ("✓", .good)
      case .begun: ("…", .bad)
      case .untouched: ("·", .dim)
      case nil: (" ", .dim)
      }
    return .init((mark + tries).padded(to: room, atStart: true), tone)
  }

  /// The exercises that several learners, or one in many tries, have begun and not solved.
  private var stuck: [Line] {
    let begun = exercises.map { exercise in
      let own = reports.compactMap { report in
        row(exercise, of: report).flatMap { $0.state == .begun ? (report.learner, $0.tries) : nil }
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

extension LearnersReport {
  /// - Throws: A `CommandError`, which says what is wrong with the file.
  fileprivate init(file path: String) throws {
    let url = URL(filePath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError.missing("there is no such file.")
    }
    guard !isFolder.boolValue else {
      throw CommandError.missing("it is a folder; name the files in it.")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw CommandError.missing("it can't be read.")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do { self = try decoder.decode(Self.self, from: data) } catch {
      throw CommandError.missing(
        "it is no report of `course report --json`, because \(Self.reason(error)).")
    }
    if name?.isEmpty != false { name = url.deletingPathExtension().lastPathComponent }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "it has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath.last.map { "its \"\($0.stringValue)\" can't be read" } ?? "it isn't JSON"
    default: "it isn't JSON"
    }
  }
}
