import Foundation
import RxLite

/// Schedules `work` to run once, after `seconds` on the clock of the listing.
///
/// - Returns: A disposable that cancels the work if it hasn't run yet.
public func after(_ seconds: Double, _ work: @escaping () -> Void) -> any Disposable {
  clock.scheduler.scheduleRelative((), dueTime: .microseconds(Int((seconds * 1_000_000).rounded())))
  {
    work()
    return Disposables.create()
  }
}

/// Creates a sequence that emits each event at its moment, in tenths of a second after the subscription.
///
///     timeline((2, .next("a")), (5, .next("b")), (7, .completed))
///     --a--b-|
public func timeline<Element>(_ moments: (tenths: Int, event: Event<Element>)...) -> Observable<
  Element
> {
  Observable.create { observer in
    Disposables.create(
      moments.map { moment in
        after(Double(moment.tenths) / 10) { observer.on(moment.event) }
      })
  }
}

/// Creates a sequence from a drawing, with a character for each tenth of a second after the subscription.
///
///     timeline("--a--b-|")
///
/// At `-` nothing happens, `|` is completion, `X` is the error ``TimelineError/failed``, and any other
/// character is an element.
public func timeline(_ marbles: String) -> Observable<String> {
  Observable.create { observer in
    Disposables.create(
      marbles.enumerated().filter { $0.element != "-" }.map { tenths, character in
        after(Double(tenths) / 10) {
          switch character {
          case "|": observer.onCompleted()
          case "X": observer.onError(TimelineError.failed)
          default: observer.onNext(String(character))
          }
        }
      })
  }
}

/// The error that `X` means in a ``timeline(_:)-(String)``.
public enum TimelineError: Error { case failed }

/// Subscribes to all the sequences at the same time, lets `tenths` of a second pass, and prints a line of
/// marbles for each, with a character for each tenth.
///
///     printMarbles(for: 23, numbers, taps)
///     --1--2--3--4--5--6--|
///     ---tap-tap-------tap--->
public func printMarbles(for tenths: Int, _ sequences: Observable<String>...) {
  for line in marbleLines(for: tenths, sequences) { print(line) }
}

/// Does the same, with a name in front of each line.
///
/// What arrives at one moment stands in parentheses.
///
///     printMarbles(for: 8, ["taps": taps, "first": taps.take(1)])
///     taps   --a--b-|
///     first  --(a,|)
public func printMarbles(
  for tenths: Int, _ sequences: KeyValuePairs<String, Observable<String>>
) {
  let width = sequences.map(\.key.count).max() ?? 0
  Playground.printsMarbles = true
  let lines = sequences.map { MarbleLine(of: $0.value) }
  sleep(Double(tenths) / 10)
  for (name, marbles) in zip(sequences.map(\.key), lines) {
    let line = marbles.text(tenths: tenths, grouped: true)
    print("\(name.padding(toLength: width, withPad: " ", startingAt: 0))  \(line)")
  }
}

/// Returns the lines that ``printMarbles(for:_:)`` prints.
public func marbleLines(for tenths: Int, _ sequences: [Observable<String>]) -> [String] {
  let lines = sequences.map { MarbleLine(of: $0) }
  sleep(Double(tenths) / 10)
  return lines.map { $0.text(tenths: tenths) }
}

/// The marbles of one sequence, each with the tenth of a second at which it arrived.
private final class MarbleLine {
  private var marbles: [(tenth: Int, text: String)] = []
  private var isOver = false

  init(of sequence: Observable<String>) {
    let scheduler = clock.scheduler
    let start = scheduler.now
    _ = sequence.subscribe { event in
      let text =
        switch event {
        case .next(let element): element
        case .error: "X"
        case .completed: "|"
        }
      let tenth = (scheduler.now.timeIntervalSince(start) * 10).rounded()
      self.marbles.append((Int(tenth), text))
      self.isOver = event.isStopEvent
    }
  }

  /// - Parameter grouped: Whether what arrives at one moment stands in parentheses, or side by side.
  func text(tenths: Int, grouped: Bool = false) -> String {
    var line = ""
    var rest = marbles[...]
    while let first = rest.first {
      let moment = grouped ? rest.prefix { $0.tenth == first.tenth } : rest.prefix(1)
      let texts = moment.map(\.text).joined(separator: ",")
      line += dashes(to: first.tenth, after: line) + (moment.count > 1 ? "(\(texts))" : texts)
      rest = rest.dropFirst(moment.count)
    }
    return isOver ? line : line + dashes(to: tenths, after: line) + ">"
  }

  /// NB: A marble that is wider than a column can push the next one to the right.
  private func dashes(to column: Int, after line: String) -> String {
    String(repeating: "-", count: max(0, column - line.count))
  }
}
