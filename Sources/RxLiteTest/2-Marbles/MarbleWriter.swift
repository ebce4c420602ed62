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
    let moments = events.reduce(into: [(time: TestTime, words: [String])]()) { moments, event in
      if let last = moments.last, last.time == event.time {
        moments[moments.count - 1].words.append(event.value.marble)
      } else {
        moments.append((event.time, [event.value.marble]))
      }
    }
    let items = moments.map { moment in
      (moment.time * columnsPerTick, moment.words.asGroup, false)
    }
    let end = hasEnded && horizon == nil ? nil : (horizon ?? length) * columnsPerTick
    let mark = horizon == nil ? "" : String(Mark.goesOn)
    let line = MarbleText.line(items, from: 0, to: end, mark: mark) { $0.count }
    // Only reading the line shows that it is exact.
    return (try? Timeline(line, columnsPerTick: columnsPerTick)) == self ? line : nil
  }
}

extension Event<String> {
  /// The way in which this event is written in a marble string.
  var marble: String { sign.marble }

  /// What a diagram shows of this event.
  var sign: MarbleSign {
    switch self {
    case .next(let element): .next(element)
    case .error(let error): .error("\(error)")
    case .completed: .completed
    }
  }
}

extension MarbleSign {
  /// The way in which this is written.
  var marble: String {
    switch self {
    case .subscribed: String(Mark.subscribed)
    case .next(let element): element.quotedIfNecessary
    case .completed: String(Mark.completed)
    case .error: String(Mark.error)
    case .disposed: String(Mark.disposed)
    case .difference: "↑"
    }
  }
}

extension [String] {
  /// The words of one tick.
  var asGroup: String { count == 1 ? self[0] : "(" + joined(separator: ",") + ")" }
}

extension String {
  var quotedIfNecessary: String {
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
