import Foundation
import Listings
import MarbleDrawing
import RxLite
import Synchronization

/// Runs listings: each on its own clock, and with its output recorded.
enum Stage {
  /// The pace of a listing's clock.
  enum Pace {
    /// Virtual time, without waiting.
    case unpaced
    /// Virtual time that takes as long as real time.
    case paced
    /// Real queues and real time.
    case live
  }

  private struct Recording {
    var transcript = ""
    var isPrinted = true
    var isKept = true
    /// What was printed, with the times; `nil` if these aren't wanted.
    var moments: [(text: String, time: Double)]?
  }

  private static let recording = Mutex(Recording())

  /// The clock of the listing that is running.
  fileprivate static var clock: ListingClock = VirtualClock(isPaced: false)

  /// The witness of the listing that is running, while it is drawn.
  private(set) static var witness: MarbleWitness?

  /// Sets the clock for a program that isn't a listing. Its output is not recorded.
  static func open(_ clock: any ListingClock, _ witness: MarbleWitness) {
    recording.withLock { $0 = Recording(isKept: false) }
    (Self.clock, Self.witness) = (clock, witness)
  }

  /// Runs a listing, and watches its subscriptions.
  ///
  /// - Returns: `nil` for a listing that subscribes to nothing.
  static func draw(_ listing: Listing) -> MarbleDiagram? {
    let path = listing.place.path
    let end = listing.isOlder ? path.range(of: "/Older/")?.lowerBound : path.lastIndex(of: "/")
    let folder = String(path[...(end ?? path.startIndex)])
    let watching = MarbleWitness(drawing: ProgramSource(folder, listing: listing.place))
    witness = watching
    defer { witness = nil }
    var diagram: MarbleDiagram?
    let watched = Listing(
      name: listing.name, purpose: listing.purpose, reference: listing.reference,
      place: listing.place
    ) {
      listing.body()
      diagram = watching.close()
    }
    watching.watch { _ = run(watched, pace: .unpaced, isPrinted: false) }
    return diagram
  }

  /// Runs a listing on a clock of its own.
  ///
  /// - Parameter isPrinted: Whether it also prints to standard output.
  /// - Returns: What it printed.
  static func run(_ listing: Listing, pace: Pace, isPrinted: Bool) -> String {
    recording.withLock { $0 = Recording(isPrinted: isPrinted) }
    clock =
      switch pace {
      case .unpaced: VirtualClock(isPaced: false, witness: witness)
      case .paced: VirtualClock(isPaced: true)
      case .live: LiveClock()
      }
    listing.body()
    clock.stop()
    return recording.withLock { $0.transcript }
  }

  /// Runs a listing, and returns the lines that it prints with their times. Blank ones are left out.
  static func record(_ listing: Listing) -> [RecordedQuestions.Line] {
    recording.withLock { $0 = Recording(isPrinted: false, moments: []) }
    clock = VirtualClock(isPaced: false)
    listing.body()
    clock.stop()
    let moments = recording.withLock { $0.moments ?? [] }
    var lines: [RecordedQuestions.Line] = [.init("", at: 0)]
    for moment in moments {
      for (index, text) in moment.text.components(separatedBy: "\n").enumerated() {
        if index > 0 { lines.append(.init("", at: moment.time)) }
        if !text.isEmpty {
          lines[lines.count - 1].text += text
          lines[lines.count - 1].time = moment.time
        }
      }
    }
    return lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// NB: The lock is held while the text is written, so that two threads' lines are printed in the order of
  /// the transcript.
  fileprivate static func write(_ text: String) {
    witness?.note(printed: text)
    let isTimed = recording.withLock { $0.moments != nil }
    let seconds = isTimed ? clock.scheduler.now.timeIntervalSinceReferenceDate : 0
    recording.withLock { recording in
      recording.moments?.append((text, (seconds * 1_000_000).rounded() / 1_000_000))
      if recording.isKept { recording.transcript += text }
      if recording.isPrinted { StandardOutput.write(text) }
    }
  }
}

/// The clock of the listing that is running. It shows zero when the listing begins.
public var clock: any ListingClock { Stage.clock }

/// Lets `seconds` pass on the clock of the listing. All work that is due until then is done, including work
/// that is due at the very end.
public func sleep(_ seconds: Double) { Stage.clock.sleep(seconds) }

/// The same for a whole number. It hides the system's `sleep`, which comes with Foundation.
public func sleep(_ seconds: Int) { Stage.clock.sleep(Double(seconds)) }

/// Prints as Swift's `print` does, and records what it prints in the transcript of the listing.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Stage.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
