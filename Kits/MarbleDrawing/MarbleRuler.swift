/// The times above a panel.
struct MarbleRuler {
  /// The labels: the place of each time, and its text.
  let labels: [(place: Int, text: String)]
  /// The times of an axis that is to scale.
  let times: [Int]

  /// - Parameter width: Returns the room for a text of so many characters.
  init(_ plan: MarblePlan, _ panel: MarbleLayout.Panel, width: (Int) -> Int) {
    guard case .time(let begin, let end, let unit) = plan.diagram.axis else {
      (labels, times) = ([], [])
      return
    }
    guard plan.layout.scale != nil else {
      (labels, times) = (Self.moments(panel, unit, width: width), [])
      return
    }
    let tick = Self.ticks.first { tick in
      let text = Self.number(end, like: tick)
      return (unit == .seconds || tick >= 1_000_000)
        && plan.layout.place(of: begin + tick) - plan.layout.place(of: begin)
          >= width(text.count + 3)
    }
    // The first round time on the axis.
    let first = tick.map { (begin + $0 - 1) / $0 * $0 } ?? begin
    times = Array(stride(from: first, through: end, by: tick ?? end - begin))
    labels = times.map { time in
      (plan.layout.place(of: time), Self.text(time, unit, like: tick ?? end))
    }
  }

  /// Returns labels for the moments at which something happens, for an axis that is not to scale.
  private static func moments(
    _ panel: MarbleLayout.Panel, _ unit: MarbleDiagram.Unit, width: (Int) -> Int
  ) -> [(place: Int, text: String)] {
    panel.places.sorted { $0.key < $1.key }.reduce(into: []) { labels, moment in
      let free = labels.last.map { $0.place + width($0.text.count + 1) } ?? 0
      if moment.value >= free {
        labels.append((moment.value, text(moment.key, unit, like: moment.key)))
      }
    }
  }

  /// 1, 2 and 5 of each power of ten, from a millisecond to 11 days.
  private static let ticks = (3...11).flatMap { power in
    let ten = (0..<power).reduce(1) { ten, _ in ten * 10 }
    return [ten, 2 * ten, 5 * ten]
  }

  private static func text(_ time: Int, _ unit: MarbleDiagram.Unit, like tick: Int) -> String {
    time == 0 && unit == .seconds ? "0 s" : number(time, like: tick)
  }

  /// Returns a time without its unit, with as many decimals as `tick` has.
  static func number(_ time: Int, like tick: Int) -> String {
    let digits = String(tick % 1_000_000 + 1_000_000).dropFirst()
    let count = digits.lastIndex { $0 != "0" }.map { digits[...$0].count } ?? 0
    let fraction = String(time % 1_000_000 + 1_000_000).dropFirst().prefix(count)
    return "\(time / 1_000_000)" + (count > 0 ? ".\(fraction)" : "")
  }
}
