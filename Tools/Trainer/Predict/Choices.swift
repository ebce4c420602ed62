import Wording

/// The outputs to choose from: the listing's and those of some variants, all different.
struct Choices {
  let all: [Rehearsal.Performance]
  private static let most = 4
  /// The number of lines that are shown of each.
  private static let height = 12

  /// - Parameters:
  ///   - performances: The outputs, the listing's own first.
  ///   - id: Determines the order, which is the same each time.
  init(_ performances: [Rehearsal.Performance], id: String) {
    var kept: [Rehearsal.Performance] = []
    for performance in performances where kept.count < Self.most {
      let isNew = !kept.contains { Self.shown($0, after: 0) == Self.shown(performance, after: 0) }
      if kept.isEmpty || isNew && !performance.lines.isEmpty { kept.append(performance) }
    }
    let seed = id.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let place = kept.isEmpty ? 0 : Int(seed % UInt64(kept.count))
    kept.append(contentsOf: kept.isEmpty ? [] : [kept.removeFirst()])
    if let own = kept.popLast() { kept.insert(own, at: place) }
    all = kept
  }

  var right: Int { all.firstIndex { $0.change == nil } ?? 0 }
  var letters: [String] { all.indices.map { String(UnicodeScalar(UInt8(97 + $0))) } }

  /// The number of lines at the beginning that all have in common.
  private var common: Int {
    guard let first = all.first?.lines.map(\.text) else { return 0 }
    return all.dropFirst().reduce(first.count) { count, other in
      min(count, zip(first, other.lines.map(\.text)).prefix { $0 == $1 }.count { _ in true })
    }
  }

  var page: [Line] {
    // Of long outputs, only the last two common lines before the difference are shown.
    let hidden = Self.height < (all.map(\.lines.count).max() ?? 0) ? max(0, common - 2) : 0
    return zip(letters, all).flatMap { letter, performance -> [Line] in
      let above = hidden > 0 ? ["… (the first \(hidden) lines are the same in all)"] : []
      return (above + Self.shown(performance, after: hidden)).enumerated().map { index, text in
        Line([.init(index == 0 ? "\(letter))  " : "    ", .strong), .init(text)])
      } + [Line()]
    }
  }

  private static func shown(_ performance: Rehearsal.Performance, after hidden: Int) -> [String] {
    let lines = performance.lines.map(\.text).dropFirst(hidden)
    // NB: If there are too many lines, their number distinguishes outputs that begin in the same way.
    return lines.count > height
      ? lines.prefix(height - 1) + ["… (\(lines.count - height + 1) more lines)"] : Array(lines)
  }
}
