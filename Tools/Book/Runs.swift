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
  ///   - onceAbandoned: Receives an action that ends the run.
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
    let (copy, name) = (listing.copy(with: lines), listing.name)
    queue.async { [player] in
      do {
        if cancellation.isCancelled { throw CancellationError() }
        report(try Self.play(copy, name, player, until: cancellation))
      } catch is CancellationError {
        report(nil)
      } catch {
        report(Report(headline: "✗ The listing could not be run.", details: ["\(error)"]))
      }
    }
  }

  /// Ends the run in progress, if there is one.
  func kill() { inProgress.withLock { $0.take()?.cancel() } }

  private static func play(
    _ copy: Listing.Copy, _ name: String, _ player: Player, until cancellation: Cancellation
  ) throws -> Report {
    let outcome = try withTemporaryFolder { folder in
      let file = folder.appending(path: "\(name).swift")
      try writeFile(copy.text, to: file)
      return try player.play(file, with: copy.rest, columns: 76, until: cancellation)
    }
    var report = Report()
    report.headline = PlayPage(outcome: outcome, path: "\(name).swift").headline?.plain
    // The reader's lines are counted as the page shows them.
    func place(_ line: Int) -> String? {
      line > copy.linesAbove ? "line \(line - copy.linesAbove)" : nil
    }
    switch outcome {
    case .failed(let reason): report.details = [reason]
    case .doesNotCompile(let errors):
      report.details = errors.map { error in
        (place(error.line).map { $0 + ": " } ?? "") + error.message
      }
    case .ran(let run):
      if let place = run.ending?.line.flatMap(place) { report.details = ["It was in \(place)."] }
      let output = PlayPage.output(of: run)
      let lines = output.isEmpty ? [] : output.components(separatedBy: "\n")
      report.printed = Array(lines.prefix(mostLines))
      if lines.count > mostLines {
        report.details.append("The book shows the first \(mostLines) lines.")
      }
      (report.diagram, report.svg) = (run.diagram, run.svg)
      report.details += run.remarks
    }
    return report
  }
}
