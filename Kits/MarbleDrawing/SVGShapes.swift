// The parts of a marble diagram.

extension SVGCanvas {
  mutating func heading(_ name: String, _ purpose: String) {
    text(name, x: 20, y: 30, style: "name", right: 20 + name.columns * 9)
    text(purpose, x: 20, y: 50, style: "purpose", right: 20 + purpose.columns * 7)
  }

  mutating func label(_ label: String, x: Int, y: Int) {
    if !label.isEmpty { text(label, x: x, y: y + 5, style: "label") }
  }

  /// Draws the call whose result is the next row.
  mutating func caption(_ caption: String, x: Int, y: Int) {
    text(caption, x: x, y: y + 2, style: "element", right: x + caption.columns * 8)
  }

  /// Draws a time, and a line through all rows.
  mutating func tick(_ time: String, x: Int, from top: Int, to bottom: Int) {
    text(time, x: x, y: top - 4, style: "time", anchor: "middle", right: x + time.count * 4)
    line(x1: x, y1: top, x2: x, y2: bottom, style: "grid")
  }

  mutating func note(_ note: String, y: inout Int) {
    text(note, x: 20, y: y, style: "time", right: 20 + note.columns * 7)
    y += 20
  }

  mutating func row(
    _ row: MarbleDiagram.Row, _ plan: MarblePlan, _ panel: MarbleLayout.Panel, x: Int, y: Int,
    _ colors: MarbleColors
  ) {
    let places = plan.places(of: row, in: panel).map {
      (x: x + $0.place, beads: MarbleBeads($0.cluster, plan.names))
    }
    // Several subscriptions may share a row; each has its own line.
    var begin = plan.isUnderWay(row, before: panel) ? x : nil
    for bead in places.flatMap({ place in place.beads.beads.map { (place.x + $0.middle, $0.sign) } }
    ) {
      if bead.1.isLast {
        line(x1: begin ?? bead.0, y1: y, x2: bead.0, y2: y, style: "thread")
        begin = nil
      } else {
        begin = begin ?? bead.0
      }
    }
    if let begin, panel.isContinued {
      line(x1: begin, y1: y, x2: x + panel.end, y2: y, style: "thread")
      text("…", x: x + panel.end + 3, y: y + 4, style: "time", right: x + panel.end + 16)
    } else if let begin {
      let last = places.last.map { $0.x + $0.beads.extent.right } ?? x
      arrow(from: begin, to: max(last, x + plan.end(of: row, in: panel)) + 14, y: y)
    }
    for (x, beads) in places { draw(beads, x: x, y: y, colors) }
  }

  private mutating func arrow(from begin: Int, to end: Int, y: Int) {
    line(x1: begin, y1: y, x2: end - 1, y2: y, style: "thread")
    path("M\(end - 7) \(y - 5)L\(end) \(y)L\(end - 7) \(y + 5)", style: "thread", right: end)
  }

  private mutating func draw(_ beads: MarbleBeads, x: Int, y: Int, _ colors: MarbleColors) {
    if beads.isGroup {
      let (left, right) = beads.extent
      box(x: x - left, y: y - 19, width: left + right, height: 38, radius: 19, style: "capsule")
    }
    for bead in beads.beads {
      draw(
        bead, x: x + bead.middle, y: y, style: colors.style(of: bead.sign, on: bead.queue))
    }
  }

  private mutating func draw(_ bead: MarbleBeads.Bead, x: Int, y: Int, style: String?) {
    switch bead.sign {
    case .subscribed: circle(x: x, y: y, radius: 5, style: style ?? "dot")
    case .completed: line(x1: x, y1: y - 12, x2: x, y2: y + 12, style: "completed")
    case .error: cross(x: x, y: y, radius: 7, style: "error")
    case .disposed: box(x: x - 6, y: y - 6, width: 12, height: 12, radius: 2, style: "disposed")
    case .difference: text("↑", x: x, y: y + 5, style: "element", anchor: "middle")
    case .next:
      let radius = MarbleBeads.radius
      box(
        x: x - bead.halfWidth, y: y - radius, width: 2 * bead.halfWidth, height: 2 * radius,
        radius: radius, style: style ?? "capsule")
      text(bead.text, x: x, y: y + 5, style: "element", anchor: "middle")
    }
  }

  private mutating func cross(x: Int, y: Int, radius: Int, style: String) {
    let (left, right, top, bottom) = (x - radius, x + radius, y - radius, y + radius)
    path("M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)", style: style)
  }

  /// Draws a legend of the queues, each with its colour.
  ///
  /// - Returns: Whether there is anything to explain.
  mutating func legend(ofQueues queues: [String], _ colors: MarbleColors, y: Int) -> Bool {
    var x = 20
    for queue in queues {
      box(x: x, y: y - 13, width: 26, height: 16, radius: 8, style: colors.style(of: queue))
      let right = x + 34 + queue.columns * 8
      text("on \(queue)", x: x + 34, y: y, style: "time", right: right + 24)
      x = right + 42
    }
    return !queues.isEmpty
  }

  /// Draws a legend of the shapes that occur.
  mutating func legend(of diagram: MarbleDiagram, y: Int) {
    let signs = diagram.rows.flatMap { $0.happenings.map(\.sign) }
    let (middle, style) = (y - 4, "time")
    var x = 20
    /// Writes a shape's meaning to the right of it.
    ///
    /// - Returns: The place of the shape.
    func explain(_ meaning: String, width: Int, _ canvas: inout SVGCanvas) -> Int {
      defer { x += width + 8 + meaning.count * 7 + 18 }
      let begin = x + width + 8
      canvas.text(meaning, x: begin, y: y, style: style, right: begin + meaning.count * 7)
      return x + width / 2
    }
    circle(x: explain("subscribed", width: 10, &self), y: middle, radius: 5, style: "dot")
    if signs.contains(.completed) {
      let x = explain("completed", width: 6, &self)
      line(x1: x, y1: middle - 6, x2: x, y2: middle + 6, style: "completed")
    }
    if signs.contains(where: { if case .error = $0 { true } else { false } }) {
      cross(x: explain("failed", width: 12, &self), y: middle, radius: 5, style: "error")
    }
    if signs.contains(.disposed) {
      let x = explain("disposed", width: 10, &self)
      box(x: x - 5, y: middle - 5, width: 10, height: 10, radius: 2, style: "disposed")
    }
    if diagram.rows.contains(where: \.goesOn) {
      let x = explain("goes on", width: 18, &self)
      arrow(from: x - 9, to: x + 9, y: middle)
    }
    if diagram.rows.flatMap(diagram.clusters).contains(where: { $0.signs.count > 1 }) {
      let x = explain("at one time", width: 26, &self)
      box(x: x - 13, y: middle - 8, width: 26, height: 16, radius: 8, style: "capsule")
    }
  }
}
