import RxLite

/// Lines of marbles with labels, aligned one below the other.
///
///       source  -1-1-2-2-3-|
///     expected  -1---2---3-|
///       actual  -1-1-2-2-3-|
///                  ↑   ↑
///
/// Where events stand too close for one column per tick, all lines are drawn wider, and a last line
/// states the scale. Where all times have a common divisor, a column may be several ticks. Where
/// nothing helps, the events are listed.
struct MarblePicture: Equatable {
  enum Content: Equatable {
    case timeline(Timeline, isCut: Bool = false)
    case subscription(Subscription)
    case differences([TestTime])
  }

  struct Row: Equatable {
    let label: String
    let content: Content
  }

  let rows: [Row]
  let length: Int

  private static let mostColumnsPerTick = 16
  private static let mostColumns = 120

  /// - Parameter length: The minimum number of ticks to draw.
  init(_ rows: [(label: String, content: Content)], length: Int) {
    self.rows = rows.map { Row(label: $0.label, content: $0.content) }
    self.length = length
  }

  init(rows: [Row], length: Int) { (self.rows, self.length) = (rows, length) }

  /// The lines: what stands in front of each, and what it is.
  var drawn: [DrawnLine] {
    let unit = rows.flatMap(\.content.times).reduce(0, Self.greatestDivisor)
    if unit > 1, rows.flatMap(\.content.times).max() ?? 0 > 60 {
      let scaled = MarblePicture(
        rows: rows.map { Row(label: $0.label, content: $0.content.divided(by: unit)) },
        length: length / unit)
      if let lines = scaled.columns { return lines + [note("(a column is \(unit) ticks)")] }
    }
    return columns ?? rows.flatMap(list)
  }

  private var columns: [DrawnLine]? {
    for columns in 1...Self.mostColumnsPerTick {
      let bodies = rows.map { draw($0.content, columns) }
      guard bodies.allSatisfy({ $0 != nil }) else { continue }
      if bodies.contains(where: { $0!.count > Self.mostColumns }) { return nil }
      return zip(rows, bodies).map { DrawnLine(label: $0.label, body: $1!, role: $0.role) }
        + (columns == 1 ? [] : [note("(\(columns) columns are one tick)")])
    }
    return nil
  }

  private func note(_ text: String) -> DrawnLine { DrawnLine(label: "", body: text, role: .note) }

  private func draw(_ content: Content, _ columns: Int) -> String? {
    switch content {
    case .timeline(let timeline, let isCut):
      let marbles = timeline.marbles(columnsPerTick: columns, length: isCut ? 0 : length)
      return marbles.map { isCut ? $0 + "…" : $0 }
    case .subscription(let subscription):
      return subscription.marbles(columnsPerTick: columns, length: length)
    case .differences(let times):
      var line = ""
      for time in times { line += String(repeating: " ", count: time * columns - line.count) + "↑" }
      return line
    }
  }

  private func list(_ row: Row) -> [DrawnLine] {
    let texts: [String]
    switch row.content {
    case .timeline(let timeline, let isCut):
      let events = timeline.events.map { "\($0.time): \($0.value.marble)" }
      texts = events + (isCut ? ["…"] : timeline.horizon.map { ["\($0): \(Mark.goesOn)"] } ?? [])
    case .subscription(let subscription): texts = ["\(subscription)"]
    case .differences: return []
    }
    return (texts.isEmpty ? ["nothing"] : texts).enumerated().map { index, text in
      DrawnLine(label: index == 0 ? row.label : "", body: text, role: row.role)
    }
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }
}

/// A line of a drawing.
package struct DrawnLine: Equatable {
  package enum Role { case expected, actual, difference, note, other }

  package let label, body: String
  package let role: Role
}

extension MarblePicture.Row {
  fileprivate var role: DrawnLine.Role {
    switch (label, content) {
    case (_, .differences): .difference
    case ("expected", _): .expected
    case ("actual", _): .actual
    default: .other
    }
  }
}

extension MarblePicture.Content {
  fileprivate var times: [TestTime] {
    switch self {
    case .timeline(let timeline, _):
      timeline.events.map(\.time) + (timeline.horizon.map { [$0] } ?? [])
    case .subscription(let subscription):
      [subscription.subscribe, subscription.unsubscribe].filter { $0 != .max }
    case .differences(let times): times
    }
  }

  fileprivate func divided(by unit: Int) -> Self {
    switch self {
    case .timeline(var timeline, let isCut):
      timeline.events = timeline.events.map { Recorded(time: $0.time / unit, value: $0.value) }
      timeline.horizon = timeline.horizon.map { $0 / unit }
      return .timeline(timeline, isCut: isCut)
    case .subscription(let subscription):
      let end = subscription.unsubscribe
      return .subscription(
        Subscription(subscription.subscribe / unit, end == .max ? end : end / unit))
    case .differences(let times): return .differences(times.map { $0 / unit })
    }
  }
}
