import Foundation

/// A diagram as lines of text, for a terminal.
///
///              0 s       0.2       0.4
///              ┬─────────┬─────────┬
///       First  ^----0----1----(2,!)
///      Second  ^----0----1----2----3>
///
/// The first character of each sign is at the column of its time. Signs at one time are in parentheses.
package struct MarbleText {
  package let lines: [String]

  /// The default width of a diagram.
  package static let columns = 80
  /// The explanation of the signs.
  package static let legend =
    "^ subscribed   | completed   X failed   ! disposed   > goes on   (…) at one time"

  package init(_ diagram: MarbleDiagram, columns: Int = MarbleText.columns) {
    let labels = diagram.rows.map(Self.label)
    let width = labels.map(\.columns).max() ?? 0
    let indent = width == 0 ? 2 : width + 4
    let plan = MarblePlan(diagram) { names in
      .init(
        room: columns - indent,
        extent: { (0, Self.text($0, names).columns) }, gap: { _, _ in 1 }, apart: (1, 6),
        steps: diagram.countsTicks ? [6, 3, 2] : [3, 2],
        arrow: 1, isCoarse: true)
    }
    let panels = plan.layout.panels.flatMap { panel in
      let ruler = Self.ruler(plan, panel, room: columns - indent).map {
        String(repeating: " ", count: indent) + $0
      }
      return plan.rows(in: panel).map { rows in
        ruler
          + rows.flatMap { row in
            let label = Self.label(row)
            let filler = String(repeating: " ", count: indent - 2 - label.columns)
            let line = "  " + (width == 0 ? "" : label + filler) + Self.line(row, plan, panel)
            let caption = String(repeating: "  ", count: row.depth + 2) + row.caption
            return (row.caption.isEmpty ? [] : [caption]) + [line]
          }
      }
    }
    lines =
      Array(panels.joined(separator: [""])) + Self.filled(Self.notes(plan), width: columns - 4)
  }

  /// Returns the lines of the rows as a test writes them: with as few columns per tick as possible, and
  /// without a ruler.
  ///
  /// - Returns: The lines, the number of columns per tick, and the number of ticks per column; `nil` if the
  ///   events are too close together or too far apart.
  package static func compact(
    _ diagram: MarbleDiagram, columns: Int
  ) -> (lines: [String], columnsPerTick: Int, ticksPerColumn: Int)? {
    let plan = MarblePlan(toScale: diagram) { names in
      .init(
        room: columns, extent: { (0, Self.text($0, names).columns) },
        gap: { Self.touches(text($0, names), text($1, names)) ? 1 : 0 }, apart: (1, 1), steps: [],
        arrow: 0, isCoarse: true, mostPerTick: 16)
    }
    guard let plan, let scale = plan.layout.scale else { return nil }
    let lines = diagram.rows.map { line($0, plan, plan.layout.panels[0]) }
    return scale < 1
      ? (lines, 1, Int((1 / scale).rounded())) : (lines, Int(scale.rounded()), 1)
  }

  /// Returns whether the second element would be read as part of the first.
  private static func touches(_ one: String, _ next: String) -> Bool {
    guard let last = one.last, let first = next.first else { return false }
    return !Mark.isMeaningful(last) && !Mark.isMeaningful(first)
      && next != MarbleSign.difference.marble
  }

  private static func label(_ row: MarbleDiagram.Row) -> String {
    String(repeating: "  ", count: row.depth) + row.label
  }

  private static func line(
    _ row: MarbleDiagram.Row, _ plan: MarblePlan, _ panel: MarbleLayout.Panel
  ) -> String {
    let isWhole = row.isWhole || plan.isUnderWay(row, before: panel)
    let end = plan.reachesEnd(row, of: panel) ? plan.end(of: row, in: panel) : nil
    return line(
      plan.places(of: row, in: panel).map { place, cluster in
        (place, text(cluster, plan.names), cluster.signs.last?.isLast == true)
      }, from: isWhole ? 0 : nil, to: end, mark: panel.isContinued ? "…" : row.mark)
  }

  /// Returns a line with these texts in their places.
  ///
  /// - Parameters:
  ///   - begin: The column where it begins, if that isn't the first text.
  ///   - end: The column where it ends, if that isn't the last text.
  ///   - mark: The mark at its end.
  package static func line(
    _ items: [(place: Int, text: String, isLast: Bool)], from begin: Int?, to end: Int?,
    mark: String, width: (String) -> Int = \.columns
  ) -> String {
    var line = ""
    var filler = begin == nil ? " " : "-"
    func fill(to place: Int) {
      line += String(repeating: filler, count: max(0, place - width(line)))
    }
    for (place, text, isLast) in items {
      fill(to: place)
      line += text
      filler = isLast ? " " : "-"
    }
    guard let end else { return line }
    filler = "-"
    fill(to: end)
    return line + mark
  }

  private static func text(_ cluster: MarbleDiagram.Cluster, _ names: ElementNames) -> String {
    cluster.signs.map { sign in
      sign.element.map { names.name(of: $0).quotedIfNecessary } ?? sign.marble
    }.asGroup
  }

  private static func ruler(
    _ plan: MarblePlan, _ panel: MarbleLayout.Panel, room: Int
  ) -> [String] {
    let labels = MarbleRuler(plan, panel) { $0 }.labels.filter { $0.place + $0.text.count <= room }
    guard let last = labels.last?.place else { return [] }
    var texts = ""
    var ticks = ""
    for (place, text) in labels {
      texts += String(repeating: " ", count: place - texts.count) + text
      ticks += String(repeating: "─", count: place - ticks.count) + "┬"
    }
    ticks += String(repeating: "─", count: max(0, panel.end - last - 1))
    return [texts, ticks]
  }

  private static func notes(_ plan: MarblePlan) -> [String] {
    let ruler = MarbleRuler(plan, plan.layout.panels[0]) { $0 }.times
    let isExact = plan.layout.isExact(plan.diagram.points + ruler)
    return plan.notes + (isExact ? [] : ["to the nearest column"])
  }

  /// Returns the notes, as many on each line as fit.
  private static func filled(_ notes: [String], width: Int) -> [String] {
    notes.reduce(into: [String]()) { lines, note in
      if let last = lines.last, last.columns + 4 + note.columns <= width {
        lines[lines.count - 1] += "    " + note
      } else {
        lines.append(note)
      }
    }.map { "    " + $0 }
  }
}
