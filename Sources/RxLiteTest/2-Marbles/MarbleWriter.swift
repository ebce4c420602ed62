import RxLite

extension Timeline {
  /// Returns the marble string of this timeline, or `nil` if it can't be drawn: if an element would
  /// touch the next one or reach into its tick. With more columns per tick it can be drawn.
  ///
  /// A string that this returns is exact: reading it gives this timeline again.
  ///
  /// - Parameters:
  ///   - columnsPerTick: The number of columns in one tick.
  ///   - length: The minimum number of ticks to draw if the timeline has not ended.
  public func marbles(columnsPerTick: Int = 1, length: Int = 0) -> String? {
    var line = ""
    for moment in moments {
      line.wait(until: moment.time * columnsPerTick)
      line += moment.text
    }
    if !hasEnded { line.wait(until: (horizon ?? length) * columnsPerTick) }
    if horizon != nil { line.append(Mark.goesOn) }
    // Only reading the line shows that it is exact.
    return (try? Timeline(line, columnsPerTick: columnsPerTick)) == self ? line : nil
  }

  /// The events, grouped by tick.
  private var moments: [(time: TestTime, text: String)] {
    var moments: [(time: TestTime, words: [String])] = []
    for event in events {
      if let last = moments.last, last.time == event.time {
        moments[moments.count - 1].words.append(event.value.marble)
      } else {
        moments.append((event.time, [event.value.marble]))
      }
    }
    return moments.map { time, words in
      (time, words.count == 1 ? words[0] : "(" + words.joined(separator: ",") + ")")
    }
  }
}

extension Event<String> {
  /// The way in which this event is written in a marble string.
  var marble: String {
    switch self {
    case .next(let element): element.quotedIfNecessary
    case .error: String(Mark.error)
    case .completed: String(Mark.completed)
    }
  }
}

extension String {
  /// Adds ticks in which nothing happens, up to a column.
  fileprivate mutating func wait(until column: Int) {
    self += String(repeating: Mark.idle, count: Swift.max(0, column - count))
  }

  fileprivate var quotedIfNecessary: String {
    let isPlain = !isEmpty && self != String(Mark.error) && !contains(where: Mark.isMeaningful)
    return isPlain ? self : "'" + unicodeScalars.map(\.escaped).joined() + "'"
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "'", "\\": "\\\(self)"
    default: String(self)
    }
  }
}
