import MarbleDrawing
import RxLite

/// The rows of a test's picture: the expected events, the actual ones, and where the two differ.
extension MarbleDiagram.Row {
  /// Events on a time axis.
  ///
  /// - Parameter isCut: Whether there are more of them.
  init(_ label: String, _ timeline: Timeline, isCut: Bool = false) {
    let signs = timeline.events.map { ($0.time, $0.value.sign) }
    self.init(label, signs, mark: isCut ? "…" : timeline.horizon == nil ? "" : ">")
    end = isCut ? happenings.last?.time : timeline.horizon?.millionths
  }

  /// When a source was subscribed to, and disposed.
  init(_ label: String, _ subscription: Subscription) {
    let end: [(TestTime, MarbleSign)] =
      subscription.unsubscribe == .max ? [] : [(subscription.unsubscribe, .disposed)]
    self.init(label, [(subscription.subscribe, .subscribed)] + end)
  }

  /// Marks at these ticks.
  init(differences: [TestTime]) {
    self.init("", differences.map { ($0, .difference) })
    isWhole = false
  }

  private init(_ label: String, _ signs: [(TestTime, MarbleSign)], mark: String = "") {
    self.init(
      label: label,
      happenings: signs.enumerated().map { step, sign in
        Happening(sign: sign.1, time: sign.0.millionths, step: step)
      })
    (isWhole, self.mark) = (true, mark)
  }
}

extension MarbleDiagram {
  /// - Parameter length: The minimum number of ticks to draw.
  init(_ rows: [Row], length: Int) {
    let ends = rows.flatMap { row in
      [row.end].compactMap { $0 } + row.happenings.map(\.time)
    }
    let end = length > 0 ? length.millionths : ends.max() ?? 0
    self.init(axis: .time(end: end, unit: .ticks), rows: rows)
  }

  /// The drawn lines, each with its label and its role.
  ///
  /// Where events are too close for one column per tick, all lines are drawn wider, and a last line
  /// states the scale. Where a line would be too long, a column may be several ticks. Where neither
  /// helps, the events are listed.
  var compared: [DrawnLine] {
    guard let (lines, columns, ticks) = MarbleText.compact(self, columns: 120) else {
      return rows.flatMap(list)
    }
    let notes =
      (columns > 1 ? ["(\(columns) columns are one tick)"] : [])
      + (ticks > 1 ? ["(a column is \(ticks) ticks)"] : [])
    return zip(rows, lines).map { DrawnLine(label: $0.label, body: $1, role: $0.role) }
      + notes.map { DrawnLine(label: "", body: $0, role: .note) }
  }

  private func list(_ row: Row) -> [DrawnLine] {
    if row.role == .difference { return [] }
    let texts =
      row.happenings.map { "\($0.time / 1_000_000): \($0.sign.marble)" }
      + (!row.goesOn || row.mark.isEmpty
        ? [] : row.mark == "…" ? ["…"] : ["\((row.end ?? 0) / 1_000_000): \(row.mark)"])
    return (texts.isEmpty ? ["nothing"] : texts).enumerated().map { index, text in
      DrawnLine(label: index == 0 ? row.label : "", body: text, role: row.role)
    }
  }
}

/// A line of a drawing.
package struct DrawnLine: Equatable {
  package enum Role { case expected, actual, difference, note, other }

  package let label, body: String
  package let role: Role
}

extension MarbleDiagram.Row {
  fileprivate var role: DrawnLine.Role {
    switch label {
    case _ where happenings.first?.sign == .difference: .difference
    case "expected": .expected
    case "actual": .actual
    default: .other
    }
  }
}

extension TestTime {
  /// The time in the diagram's unit, limited to what a diagram can count.
  fileprivate var millionths: Int { Swift.min(Swift.max(self, -1), 1 << 40) * 1_000_000 }
}
