import RxLite

/// Lines of marbles with labels, aligned one below the other.
///
///       source  -1-1-2-2-3-|
///     expected  -1---2---3-|
///       actual  -1-1-2-2-3-|
///                  ^   ^
///
/// Where events stand too close for one column per tick, all lines are drawn wider, and a last line
/// states the scale. Where that isn't enough either, the events are listed.
struct MarblePicture {
  enum Content {
    case timeline(Timeline, isCut: Bool = false)
    case subscription(Subscription)
    case carets([TestTime])
  }

  private let lines: [(label: String, content: Content)]
  private let length: Int

  private static let mostColumnsPerTick = 16
  private static let mostColumns = 120

  /// - Parameter length: The minimum number of ticks to draw.
  init(_ lines: [(label: String, content: Content)], length: Int) {
    self.lines = lines
    self.length = length
  }

  /// The lines, without a line break at the end.
  var text: String {
    for columns in 1...Self.mostColumnsPerTick {
      let drawn = lines.map { draw($0.content, columns) }
      guard drawn.allSatisfy({ $0 != nil }) else { continue }
      if columns > 1, drawn.contains(where: { $0!.count > Self.mostColumns }) { break }
      let scale = columns == 1 ? [] : [("", "(\(columns) columns are one tick)")]
      return aligned(zip(lines.map(\.label), drawn.map { $0! }) + scale)
    }
    return aligned(lines.flatMap(list))
  }

  private func draw(_ content: Content, _ columns: Int) -> String? {
    switch content {
    case .timeline(let timeline, let isCut):
      let marbles = timeline.marbles(columnsPerTick: columns, length: isCut ? 0 : length)
      return marbles.map { isCut ? $0 + "…" : $0 }
    case .subscription(let subscription):
      return subscription.marbles(columnsPerTick: columns, length: length)
    case .carets(let times):
      var line = ""
      for time in times { line += String(repeating: " ", count: time * columns - line.count) + "^" }
      return line
    }
  }

  private func list(_ line: (label: String, content: Content)) -> [(String, String)] {
    switch line.content {
    case .timeline(let timeline, let isCut):
      let events = timeline.events.map { "\($0.time): \($0.value.marble)" }
      let list = events + (isCut ? ["…"] : timeline.horizon.map { ["\($0): \(Mark.goesOn)"] } ?? [])
      return (list.isEmpty ? ["nothing"] : list).enumerated().map { index, event in
        (index == 0 ? line.label : "", event)
      }
    case .subscription(let subscription): return [(line.label, "\(subscription)")]
    case .carets: return []
    }
  }

  private func aligned(_ lines: [(String, String)]) -> String {
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { label, content in
      String(repeating: " ", count: width - label.count + 2) + label + "  " + content
    }.joined(separator: "\n")
  }
}
