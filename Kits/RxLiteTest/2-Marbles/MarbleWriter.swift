import MarbleDrawing
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
