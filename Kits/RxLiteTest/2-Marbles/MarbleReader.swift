import MarbleDrawing
import RxLite

extension Timeline {
  /// Reads a marble string.
  ///
  /// - Parameters:
  ///   - marbles: A string such as `--1--2--|`.
  ///   - columnsPerTick: The number of columns in one tick.
  /// - Throws: ``MarbleSyntaxError`` if the string can't be read.
  public init(_ marbles: String, columnsPerTick: Int = 1) throws {
    var reader = MarbleReader(marbles, columnsPerTick: columnsPerTick)
    self = try reader.read()
  }
}

/// Reads a marble string from left to right.
private struct MarbleReader {
  private let text: String
  private let characters: [Character]
  private let columnsPerTick: Int
  private var column = 0
  private var timeline = Timeline([])

  init(_ text: String, columnsPerTick: Int) {
    self.text = text
    self.columnsPerTick = columnsPerTick
    characters = Array(text)
  }

  private var next: Character? { column < characters.count ? characters[column] : nil }

  mutating func read() throws -> Timeline {
    while let character = next {
      switch character {
      case let mark where Mark.isTick(mark): column += 1
      case Mark.opening: try readGroup()
      case Mark.goesOn: try readGoesOn()
      default: try readEvent(at: column)
      }
    }
    return timeline
  }

  private mutating func readGoesOn() throws {
    if column < characters.count - 1 { throw error("`>` can stand only at the end") }
    if timeline.hasEnded { throw error("a sequence that has ended can't continue") }
    timeline.horizon = try tick(of: column)
    column += 1
  }

  private mutating func readGroup() throws {
    let start = column
    column += 1
    while next != Mark.closing {
      guard let character = next else { throw error("this `(` has no `)`", at: start) }
      switch character {
      case Mark.comma, " ": column += 1
      case Mark.opening: throw error("a group can't stand in a group")
      case Mark.idle:
        throw error("no time passes within a group (an element with `-` needs quotes)")
      default: try readEvent(at: start)
      }
    }
    column += 1
  }

  /// Reads one event, which happens at the column `start`.
  private mutating func readEvent(at start: Int) throws {
    if timeline.hasEnded { throw error("nothing can follow the end of a sequence") }
    let time = try tick(of: start)
    timeline.events.append(Recorded(time: time, value: try readValue()))
  }

  private mutating func readValue() throws -> Event<String> {
    let start = column
    switch characters[start] {
    case Mark.completed:
      column += 1
      return .completed
    case Mark.quote: return .next(try readQuoted())
    case Mark.subscribed, Mark.disposed:
      throw error("`\(characters[start])` can stand only in a line that shows a subscription")
    case Mark.closing: throw error("this `)` has no `(`")
    case let character where Mark.isMeaningful(character):
      throw error("`\(character)` can't stand here")
    default:
      while let character = next, !Mark.isMeaningful(character) { column += 1 }
      let word = String(characters[start..<column])
      return word == String(Mark.error) ? .error(MarbleError()) : .next(word)
    }
  }

  private mutating func readQuoted() throws -> String {
    let start = column
    var element = ""
    column += 1
    while next != Mark.quote {
      guard var character = next else { throw error("the closing `'` is missing", at: start) }
      if character == Mark.escape {
        column += 1
        switch next {
        case "n": character = "\n"
        case "r": character = "\r"
        case "t": character = "\t"
        case "'", "\\": character = characters[column]
        default: throw error("after `\\` one of `'`, `\\`, `n`, `r` and `t` is expected")
        }
      }
      element.append(character)
      column += 1
    }
    column += 1
    return element
  }

  private func tick(of column: Int) throws -> TestTime {
    if column % columnsPerTick != 0 {
      throw error("a tick has \(columnsPerTick) columns, and this is not its first", at: column)
    }
    return column / columnsPerTick
  }

  private func error(_ reason: String, at column: Int? = nil) -> MarbleSyntaxError {
    MarbleSyntaxError(reason: reason, text: text, column: column ?? self.column)
  }
}
