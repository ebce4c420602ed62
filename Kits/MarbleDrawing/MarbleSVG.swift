/// A diagram as an SVG picture. Equal diagrams give equal text, byte for byte.
package struct MarbleSVG {
  package let text: String

  /// - Parameters:
  ///   - name: The name of the listing that is drawn.
  ///   - purpose: What the listing shows.
  package init(_ diagram: MarbleDiagram, name: String, purpose: String) {
    let labels = diagram.rows.map(Self.label)
    let left = Size.margin + (labels.map { $0.text.columns * Size.letter + $0.indent }.max() ?? 0)
    let indent = left > Size.margin ? left + 14 : left
    let plan = MarblePlan(diagram) { names in
      .init(
        room: Size.width - indent - Size.margin, extent: { MarbleBeads($0, names).extent },
        gap: { _, _ in 6 }, apart: (3, 96), steps: [44, 30, 22], arrow: 16, isCoarse: false)
    }
    let colors = MarbleColors(plan.diagram)

    var picture = SVGCanvas()
    picture.heading(name, purpose)
    var top = 58
    for (panel, rows) in plan.layout.panels.flatMap({ panel in
      plan.rows(in: panel).map { (panel, $0) }
    }) {
      let ruler = MarbleRuler(plan, panel) { $0 * 7 }.labels
      if !ruler.isEmpty { top += 24 }
      let captions = rows.count { !$0.caption.isEmpty } * Size.caption
      let bottom = top + rows.count * Size.row + captions
      for (place, text) in ruler {
        picture.tick(text, x: indent + place, from: top - 8, to: bottom - 6)
      }
      var y = top
      for row in rows {
        if !row.caption.isEmpty {
          y += Size.caption
          picture.caption(row.caption, x: Size.margin + 20 + row.depth * Size.indent, y: y)
        }
        let middle = y + Size.row / 2
        y += Size.row
        let label = Self.label(row)
        picture.label(label.text, x: Size.margin + label.indent, y: middle)
        picture.row(row, plan, panel, x: indent, y: middle, colors)
      }
      top = bottom + 16
    }
    top += 8
    for note in plan.notes { picture.note(note, y: &top) }
    if picture.legend(ofQueues: plan.diagram.queues, colors, y: top) { top += 22 }
    picture.legend(of: plan.diagram, y: top)
    text = picture.svg(
      height: top + 22, title: "\(name): \(purpose)", description: diagram.inWords)
  }

  private enum Size {
    static let width = 720
    static let margin = 20
    static let row = 46
    static let caption = 20
    static let indent = 16
    /// The width of a letter of a label.
    static let letter = 8
  }

  private static func label(_ row: MarbleDiagram.Row) -> (text: String, indent: Int) {
    (row.label, row.depth * Size.indent)
  }
}
