import RxLite

extension Timeline {
  /// The marble string of this timeline, or `nil` if there is none: if an element would touch the next
  /// one or reach into its tick. With more columns a tick there will be one.
  ///
  /// A string that this returns is exact: read again, it gives this timeline.
  ///
  /// - Parameters:
  ///   - columnsPerTick: how many columns are one tick.
  ///   - length: how many ticks to draw, at least, if the timeline has not ended.
  public func marbles(columnsPerTick: Int = 1, length: Int = 0) -> String? {
    var line = ""
    for moment in moments {
      line.wait(until: moment.time * columnsPerTick)
      line += moment.text
    }
    if !hasEnded { line.wait(until: (horizon ?? length) * columnsPerTick) }
    if horizon != nil { line.append(Mark.goesOn) }
    // The one way to be sure that a line doesn't lie is to read it.
    return (try? Timeline(line, columnsPerTick: columnsPerTick)) == self ? line : nil
  }

  /// The events, those of one tick together.
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
  /// How this event is written in a marble string.
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
