import MarbleDrawing
import RxLite
import RxLiteTest

@testable import ChapterKit

/// A drawing, read back: what the signs are, and at which columns.
struct MarbleReading {
  struct Item {
    let sign: String
    /// The column, counted from that of the first panel's beginning.
    let place: Int
  }

  private(set) var rows: [String: [Item]] = [:]
  private var ruler: [(column: Int, time: Double)] = []
  private var isToScale = true
  /// How many columns beside its place something may stand. The ruler's ticks are rounded, too, where
  /// the events are.
  private(set) var tolerance = 1e-9

  /// - Parameter lines: of a diagram whose rows have labels of one letter.
  init(_ lines: [String]) throws {
    var legend: [String: String] = [:]
    for note in lines where note.hasPrefix("    ") {
      if note.contains("order, not time") || note.contains("not to scale") { isToScale = false }
      if note.contains("to the nearest column") { tolerance = 1 }
      for match in note.matches(of: #/(\S+) is “([^”]*)”/#) {
        legend[String(match.1)] = String(match.2)
      }
    }
    var shift = 0
    for (line, below) in zip(lines, lines.dropFirst() + [""]) {
      if line.isEmpty { shift += 100 }
      if below.contains("┬") { read(ruler: line) }
      guard let match = line.wholeMatch(of: #/  (\w)  (.*)/#) else { continue }
      let text = String(match.2)
      // `…` at the end means that the row goes on in the next panel.
      let marbles = (text.last == "…" ? text.dropLast() : text[...])
        .replacing("^", with: "S").replacing("!", with: "D")
      for event in try Timeline(String(marbles)).events {
        let sign = Self.spelled(event.value, legend)
        rows[String(match.1), default: []].append(Item(sign: sign, place: shift + event.time))
      }
    }
  }

  /// How far from the axis' beginning a time after it should be, if the drawing says that it is to scale.
  func column(of time: Int) -> Double? {
    guard isToScale, ruler.count > 1 else { return nil }
    let (first, last) = (ruler[0], ruler[ruler.count - 1])
    let scale = Double(last.column - first.column) / (last.time - first.time)
    return Double(time) / 1e6 * scale
  }

  private mutating func read(ruler line: String) {
    ruler = line.matches(of: #/[0-9.]+/#).compactMap { match in
      Double(match.output).map {
        (line.distance(from: line.startIndex, to: match.startIndex), $0)
      }
    }
  }

  private static func spelled(_ event: Event<String>, _ legend: [String: String]) -> String {
    switch event {
    case .completed: "|"
    case .error: "X"
    case .next("S"): "^"
    case .next("D"): "!"
    case .next(let name):
      if name.first == "…", let prefix = legend["…"] {
        "e:" + prefix + name.dropFirst()
      } else {
        "e:" + (legend[name] ?? name)
      }
    }
  }
}

extension MarbleSign {
  /// `^`, `|`, `X`, `!`, and the element as itself; behind `e:` where it has to be told from these.
  init(letters: String) {
    switch letters {
    case "^": self = .subscribed
    case "|": self = .completed
    case "X": self = .error("broken")
    case "!": self = .disposed
    default: self = .next(letters.hasPrefix("e:") ? String(letters.dropFirst(2)) : letters)
    }
  }

  var letters: String {
    switch self {
    case .subscribed: "^"
    case .completed: "|"
    case .error: "X"
    case .disposed: "!"
    case .difference: "↑"
    case .next(let element): "e:" + element
    }
  }
}

/// Numbers that are the same in each run (SplitMix64).
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

extension MarbleDiagram {
  /// Some rows with some events: few or many, short or long, close together or far apart; on a clock of
  /// seconds, or on one of ticks that don't begin at 0.
  static func random(using random: inout Random) -> MarbleDiagram {
    let isTest = Bool.random(using: &random)
    let units =
      isTest ? [1, 2, 10, 50, 3600].map { $0 * 1_000_000 } : [100_000, 50_000, 10_000, 1_000, 333]
    let unit = units.randomElement(using: &random)!
    let length = Int.random(in: 1...40, using: &random)
    let words = ["1", "2", "tap", "a word", "a longer word", "a word of many letters", "x-y"]
    let choice = words.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random))
    var happenings: [(row: Int, time: Int, sign: MarbleSign)] = []
    let count = Int.random(in: 1...4, using: &random)
    for row in 0..<count {
      var time = Int.random(in: 0...length, using: &random) * unit
      happenings.append((row, time, .subscribed))
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        time += Int.random(in: 0...(length / 4 + 1), using: &random) * unit
        happenings.append((row, time, .next(choice.randomElement(using: &random)!)))
      }
      let endings: [MarbleSign?] = [.completed, .error("broken"), .disposed, nil]
      if let ending = endings.randomElement(using: &random)! {
        time += Int.random(in: 0...1, using: &random) * unit
        happenings.append((row, time, ending))
      }
    }
    let sorted = happenings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    let rows = (0..<count).map { row in
      Row(
        label: "\(row + 1)", depth: 0,
        happenings: sorted.enumerated().filter { $0.element.element.row == row }.map {
          Happening(sign: $0.element.element.sign, time: $0.element.element.time, step: $0.offset)
        })
    }
    let times = sorted.map(\.element.time)
    return MarbleDiagram(
      axis: .time(
        begin: isTest ? times.min() ?? 0 : 0, end: times.max() ?? 0,
        unit: isTest ? .ticks : .seconds),
      rows: rows)
  }
}
