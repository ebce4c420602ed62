import Foundation

/// A diagram as lines of text, for a terminal.
///
///              0 s       0.2       0.4
///              ┬─────────┬─────────┬
///       First  ^----0----1----(2,!)
///      Second  ^----0----1----2----3>
///
/// Each thing stands at the column of its time with its first character; what happens at one time
/// stands in parentheses.
struct MarbleText {
  let lines: [String]

  /// How wide a diagram is by default.
  static let columns = 80
  /// What the signs mean.
  static let signs =
    "^ subscribed   | completed   X failed   ! disposed   > goes on   (…) at one time"

  init(_ diagram: MarbleDiagram, columns: Int = MarbleText.columns) {
    let labels = diagram.rows.map(Self.label)
    let width = labels.map(\.columns).max() ?? 0
    let indent = width == 0 ? 2 : width + 4
    let plan = MarblePlan(diagram) { names in
      .init(
        room: columns - indent,
        extent: { (0, Self.text($0, names).columns) }, gap: 1, apart: (1, 6),
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
            return (row.caption.isEmpty ? [] : ["    " + row.caption]) + [line]
          }
      }
    }
    lines =
      Array(panels.joined(separator: [""])) + Self.filled(Self.notes(plan), width: columns - 4)
  }

  private static func label(_ row: MarbleDiagram.Row) -> String {
    String(repeating: "  ", count: row.depth) + row.label
  }

  private static func line(
    _ row: MarbleDiagram.Row, _ plan: MarblePlan, _ panel: MarbleLayout.Panel
  ) -> String {
    var line = ""
    var filler: Character = plan.isUnderWay(row, before: panel) ? "-" : " "
    func fill(to place: Int) {
      line += String(repeating: filler, count: max(0, place - line.columns))
    }
    for (place, cluster) in plan.places(of: row, in: panel) {
      fill(to: place)
      line += text(cluster, plan.names)
      filler = cluster.signs.last?.isLast == true ? " " : "-"
    }
    if plan.reachesEnd(row, of: panel) {
      fill(to: plan.end(of: row, in: panel))
      line += panel.isContinued ? "…" : ">"
    }
    return line
  }

  private static func text(_ cluster: MarbleDiagram.Cluster, _ names: ElementNames) -> String {
    let words = cluster.signs.map { sign in
      switch sign {
      case .subscribed: "^"
      case .next(let element): names.name(of: element).quotedIfNecessary
      case .completed: "|"
      case .error: "X"
      case .disposed: "!"
      }
    }
    return words.count == 1 ? words[0] : "(" + words.joined(separator: ",") + ")"
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

  /// The notes, as many on a line as fit.
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

extension String {
  /// An element whose text could be taken for something else stands in quotes.
  fileprivate var quotedIfNecessary: String {
    let isPlain =
      !isEmpty && self != "X" && !contains { $0.isWhitespace || "-|(),'\\>^!".contains($0) }
    return isPlain
      ? self
      : "'"
        + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
        + "'"
  }
}
