/// The place of each point of a diagram's axis on a line.
///
/// Two drawings use it, each with its own unit: columns of a terminal, or pixels. All numbers are whole,
/// so that a drawing is the same on each machine.
struct MarbleLayout {
  /// The measures of a drawing's shapes.
  struct Measures {
    /// The length of the line.
    let room: Int
    /// Returns the room that a cluster needs to the left of its point, and to the right.
    let extent: (MarbleDiagram.Cluster) -> (left: Int, right: Int)
    /// Returns the minimum space between two clusters of a row.
    let gap: (MarbleDiagram.Cluster, MarbleDiagram.Cluster) -> Int
    /// The minimum distance of two points, and the distance that is enough.
    let apart: (least: Int, enough: Int)
    /// The distances to try between two points if only their order is shown. The first with which
    /// everything fits on one line is used.
    let steps: [Int]
    /// The room for the arrow at the end of a row that continues.
    let arrow: Int
    /// Whether all places must be exact, if that is possible.
    let isCoarse: Bool
    /// The maximum number of columns per tick, if there are to be as few as possible.
    var mostPerTick: Int?
  }

  /// A part of the axis that fits on one line.
  struct Panel {
    let places: [Int: Int]
    /// The place where the lines of rows that continue end.
    let end: Int
    /// Whether another panel follows.
    var isContinued = false
  }

  private(set) var panels: [Panel]
  /// The number of units per second, if the axis is to scale.
  let scale: Double?
  private let margin: Int
  /// The time at the left end.
  private let begin: Int

  /// Returns whether the places of these times are exact, and not rounded.
  func isExact(_ times: [Int]) -> Bool {
    guard let scale else { return true }
    return times.allSatisfy {
      abs(Double($0 - begin) * scale / 1e6 - Double(place(of: $0) - margin)) < 1e-6
    }
  }

  /// Returns the place of a time on a line that is to scale.
  func place(of time: Int) -> Int {
    Self.place(of: time - begin, scale: scale ?? 0, margin: margin)
  }

  private static func place(of time: Int, scale: Double, margin: Int) -> Int {
    margin + Int((Double(time) * scale / 1e6).rounded())
  }

  /// Creates a layout to scale; `nil` if that isn't possible.
  init?(toScale diagram: MarbleDiagram, _ measures: Measures) {
    guard case .time(let begin, let end, _) = diagram.axis,
      end > begin || measures.mostPerTick != nil
    else { return nil }
    let points = diagram.points
    let times = Set((points + [end]).map { $0 - begin })
    let margin = diagram.leftMargin(measures)
    guard times.allSatisfy({ $0 >= 0 }) else { return nil }
    for scale in Self.scales(times.sorted(), room: measures.room - margin, measures) {
      func place(_ time: Int) -> Int { Self.place(of: time - begin, scale: scale, margin: margin) }
      let panel = Panel(
        places: Dictionary(uniqueKeysWithValues: points.map { ($0, place($0)) }), end: place(end))
      if panel.holds(diagram, measures) {
        self.panels = [panel]
        self.scale = scale
        self.margin = margin
        self.begin = begin
        return
      }
    }
    return nil
  }

  /// Creates a layout in which each point has the room that it needs, on as many panels as necessary;
  /// `nil` if something is too wide for a line.
  init?(inOrder diagram: MarbleDiagram, _ measures: Measures) {
    let all = measures.steps.lazy.compactMap { Self.panels(diagram, measures, step: $0) }
    guard let panels = all.first(where: { $0.count == 1 }) ?? all.last else { return nil }
    self.panels = panels
    scale = nil
    margin = 0
    begin = 0
  }

  /// Returns the scales to try: a whole number of units for the common divisor of all times; if that is too
  /// fine for the line, as many units per second as there is room for.
  private static func scales(_ times: [Int], room: Int, _ measures: Measures) -> [Double] {
    let end = times[times.count - 1]
    if let most = measures.mostPerTick {
      // Where a line would be too long, a column is as many ticks as the common divisor of all times.
      let tick =
        end > 60_000_000 ? max(1_000_000, times.reduce(0, greatestCommonDivisor)) : 1_000_000
      return (1...most).map { Double($0) / Double(tick) * 1e6 }
    }
    let most = Double(room) / Double(end) * 1e6
    let closest = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? end
    if !measures.isCoarse {
      let enough = Double(measures.apart.enough) / Double(closest) * 1e6
      return [min(enough, most * 0.9)] + [0.9, 0.92, 0.94, 0.96, 0.98, 1].map { $0 * most }
    }
    let tick = times.reduce(0, greatestCommonDivisor)
    let units = room * tick / end
    let enough = max(1, measures.apart.enough * tick / closest)
    let exact = units < 1 ? [] : Array(min(enough, units)...units)
    return exact.map { Double($0) / Double(tick) * 1e6 }
      + (0..<6).map { (most - Double($0)).rounded(.down) }.filter { $0 >= 1 }
  }

  private static func panels(
    _ diagram: MarbleDiagram, _ measures: Measures, step: Int
  ) -> [Panel]? {
    let margin = diagram.leftMargin(measures)
    let clusters = diagram.rows.map { row in
      // A clock that begins anew comes to the same point again.
      Dictionary(diagram.clusters(of: row).map { ($0.point, $0) }) { first, second in
        MarbleDiagram.Cluster(
          point: first.point, happenings: first.happenings + second.happenings)
      }
    }
    var panels: [Panel] = []
    var places: [Int: Int] = [:]
    var free = clusters.map { _ in 0 }
    var last: [MarbleDiagram.Cluster?] = clusters.map { _ in nil }
    var next = margin
    for point in diagram.points {
      func place() -> Int {
        clusters.indices.reduce(next) { place, row in
          guard let cluster = clusters[row][point], free[row] > 0 else { return place }
          let gap = last[row].map { max(measures.gap($0, cluster), step * 2 / 3) } ?? 0
          return max(place, free[row] + gap + measures.extent(cluster).left)
        }
      }
      func right(at place: Int) -> Int {
        clusters.compactMap { $0[point].map { place + measures.extent($0).right } }.max() ?? place
      }
      if right(at: place()) + measures.arrow > measures.room, !places.isEmpty {
        let end = measures.room - measures.arrow
        panels.append(Panel(places: places, end: end, isContinued: true))
        places = [:]
        free = clusters.map { _ in 0 }
        next = margin
      }
      let found = place()
      if right(at: found) + measures.arrow > measures.room { return nil }
      places[point] = found
      for row in clusters.indices {
        guard let cluster = clusters[row][point] else { continue }
        (free[row], last[row]) = (found + measures.extent(cluster).right, cluster)
      }
      next = found + step
    }
    let end = min(next, measures.room - measures.arrow)
    return panels + [Panel(places: places, end: (free + [end]).max() ?? end)]
  }
}

extension MarbleLayout.Panel {
  /// Returns whether no two clusters touch in this panel, and none reaches beyond it.
  fileprivate func holds(_ diagram: MarbleDiagram, _ measures: MarbleLayout.Measures) -> Bool {
    let columns = places.values.sorted()
    guard zip(columns, columns.dropFirst()).allSatisfy({ $1 - $0 >= measures.apart.least }) else {
      return false
    }
    return diagram.rows.allSatisfy { row in
      var (free, last) = (0, MarbleDiagram.Cluster?.none)
      for cluster in diagram.clusters(of: row) {
        let place = places[cluster.point]!
        let (left, right) = measures.extent(cluster)
        guard place - left >= free + (last.map { measures.gap($0, cluster) } ?? 0) else {
          return false
        }
        (free, last) = (place + right, cluster)
      }
      return (row.goesOn ? max(free, end) + measures.arrow : free) <= measures.room
    }
  }
}

extension MarbleDiagram {
  /// Returns the room that clusters need to the left of their points.
  fileprivate func leftMargin(_ measures: MarbleLayout.Measures) -> Int {
    rows.flatMap(clusters).map { measures.extent($0).left }.max() ?? 0
  }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  other == 0 ? abs(one) : greatestCommonDivisor(other, one % other)
}
