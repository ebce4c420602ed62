/// A diagram that is ready to be drawn: the spelling of its elements, and the place of everything.
struct MarblePlan {
  let diagram: MarbleDiagram
  let names: ElementNames
  let layout: MarbleLayout

  /// Creates the plainest plan that fits: one to scale, with the plainest names that allow it; if there is
  /// none, the one with the fewest panels.
  init(_ diagram: MarbleDiagram, measures: @escaping (ElementNames) -> MarbleLayout.Measures) {
    var inOrder = diagram
    inOrder.axis = .order(.crowded)
    let all = ElementNames.all(for: diagram.elements)
    let plan =
      all.lazy.compactMap { Self.toScale(diagram, $0, measures($0)) }.first
      ?? Self.inOrder(diagram, all, measures) ?? Self.inOrder(inOrder, all, measures)
    guard let plan else { fatalError("Even with a letter an element there is no room for a row.") }
    self = plan
  }

  /// Creates a plan to scale with the elements' own texts, if these fit.
  init?(toScale diagram: MarbleDiagram, measures: (ElementNames) -> MarbleLayout.Measures) {
    guard let plan = Self.toScale(diagram, .full, measures(.full)) else { return nil }
    self = plan
  }

  private init(diagram: MarbleDiagram, names: ElementNames, layout: MarbleLayout) {
    self.diagram = diagram
    self.names = names
    self.layout = layout
  }

  private static func toScale(
    _ diagram: MarbleDiagram, _ names: ElementNames, _ measures: MarbleLayout.Measures
  ) -> MarblePlan? {
    MarbleLayout(toScale: diagram, measures).map {
      MarblePlan(diagram: diagram, names: names, layout: $0)
    }
  }

  private static func inOrder(
    _ diagram: MarbleDiagram, _ names: [ElementNames],
    _ measures: (ElementNames) -> MarbleLayout.Measures
  ) -> MarblePlan? {
    names.compactMap { names in
      MarbleLayout(inOrder: diagram, measures(names)).map {
        MarblePlan(diagram: diagram, names: names, layout: $0)
      }
    }.min { $0.layout.panels.count < $1.layout.panels.count }
  }

  /// The notes below the picture.
  var notes: [String] {
    let axis: [String] =
      switch diagram.axis {
      case .order(let reason): ["order, not time: \(reason.inWords)"]
      case .time(_, _, let unit):
        (unit == .ticks ? ["in ticks"] : []) + (layout.scale == nil ? ["not to scale"] : [])
      }
    let clocks = diagram.groups(diagram.rows).count
    let hidden = diagram.hidden
    return axis + (clocks > 1 ? ["\(clocks) clocks, an axis for each"] : [])
      + (hidden > 0 ? [hidden == 1 ? "1 row is left out" : "\(hidden) rows are left out"] : [])
      + names.legend
  }

  /// Returns the rows that are visible in a panel, grouped by their clocks.
  func rows(in panel: MarbleLayout.Panel) -> [[MarbleDiagram.Row]] {
    diagram.groups(
      diagram.rows.filter { row in
        isUnderWay(row, before: panel)
          || row.happenings.contains { panel.places[diagram.point(of: $0)] != nil }
      })
  }

  /// Returns the clusters of a row that are in a panel, and their places.
  func places(
    of row: MarbleDiagram.Row, in panel: MarbleLayout.Panel
  ) -> [(place: Int, cluster: MarbleDiagram.Cluster)] {
    diagram.clusters(of: row).compactMap { cluster in
      panel.places[cluster.point].map { ($0, cluster) }
    }
  }

  /// Returns whether a row's line continues from the previous panel.
  func isUnderWay(_ row: MarbleDiagram.Row, before panel: MarbleLayout.Panel) -> Bool {
    guard let first = panel.places.keys.min() else { return false }
    return row.happenings.last { diagram.point(of: $0) < first }.map { !$0.sign.isLast } ?? false
  }

  /// Returns the place where the line of a row that continues ends.
  func end(of row: MarbleDiagram.Row, in panel: MarbleLayout.Panel) -> Int {
    guard let end = row.end, layout.scale != nil else { return panel.end }
    return layout.place(of: end)
  }

  /// Returns whether a row's line continues to the end of this panel.
  func reachesEnd(_ row: MarbleDiagram.Row, of panel: MarbleLayout.Panel) -> Bool {
    guard let last = panel.places.keys.max() else { return row.goesOn }
    return row.happenings.last { diagram.point(of: $0) <= last }.map { !$0.sign.isLast }
      ?? row.isWhole
  }
}
