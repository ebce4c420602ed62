import ExerciseJudge
import Foundation
import Listings
import Synchronization
import Trainer

/// Runs the reader's versions of listings, one at a time: a new run ends the one before.
final class Runs: Sendable {
  /// What a page learns of a run.
  struct Report: Encodable {
    /// How it ended; `nil` if it ended normally.
    var headline: String?
    /// What the compiler says, or where it crashed.
    var details: [String] = []
    var printed: [String] = []
    var diagram: [String] = []
    var svg: String?
  }

  /// A page gets at most so much of a program's output.
  static let mostLines = 1000

  private let player: Player
  private let queue = DispatchQueue(label: "course.book.runs", qos: .userInitiated)
  private let inProgress = Mutex<Cancellation?>(nil)

  init(_ player: Player) { self.player = player }

  /// Compiles and runs a listing with these lines in place of its own.
  ///
  /// - Parameters:
  ///   - isAbandoned: Is called with an action that ends the run.
  ///   - report: Receives the result, once; `nil` if the run was ended.
  func run(
    _ listing: Listing, with lines: [String],
    onceAbandoned: (@escaping @Sendable () -> Void) -> Void,
    report: @escaping @Sendable (Report?) -> Void
  ) {
    let cancellation = Cancellation()
    inProgress.withLock { before in
      before?.cancel()
      before = cancellation
    }
    onceAbandoned { cancellation.cancel() }
    let copy = listing.copy(with: lines)
    let name = listing.name
    // The lines that the page doesn't show stand above the reader's.
    let above = copy.text.split(separator: "\n", omittingEmptySubsequences: false)
    let scoped = above.dropLast().last == "}" && above.contains("do {")
    let offset = above.count - 1 - lines.count - (scoped ? 1 : 0)
    queue.async { [player] in
      guard !cancellation.isCancelled else { return report(nil) }
      report(try? Self.play(copy, name, offset, player, until: cancellation))
    }
  }

  /// Ends the run in progress, if there is one.
  func kill() { inProgress.withLock { $0.take()?.cancel() } }

  private static func play(
    _ copy: Listing.Copy, _ name: String, _ offset: Int, _ player: Player,
    until cancellation: Cancellation
  ) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(name).swift")
    try Data(copy.text.utf8).write(to: file)
    let outcome = try player.play(file, with: copy.rest, columns: 76, until: cancellation)
    var report = Report()
    report.headline = PlayPage(outcome: outcome, path: "\(name).swift").headline?.plain
    switch outcome {
    case .failed(let reason): report.details = [reason]
    case .doesNotCompile(let errors):
      report.details = errors.map { error in
        error.line > offset
          ? "line \(error.line - offset): \(error.message)" : error.message
      }
    case .ran(let run):
      let lines = run.printed.printable.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      report.printed = Array(lines.last == "" ? lines.dropLast() : lines)
      if report.printed.count > mostLines {
        report.details.append("The book shows the first \(mostLines) lines.")
        report.printed = Array(report.printed.prefix(mostLines))
      }
      (report.diagram, report.svg) = (run.diagram, run.svg)
      report.details += run.remarks
    }
    return report
  }
}
