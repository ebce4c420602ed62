extension [MarbleWitness.Subscription] {
  /// The rows of the diagram: in the order in which the listing subscribed; what was subscribed inside
  /// of another stands above that one, as a source stands above what an operator makes of it.
  ///
  /// A source whose events its result only repeats is left out. Each comes with its place in this array.
  var rows: [(row: MarbleDiagram.Row, index: Int)] {
    let roots = indices.filter { self[$0].parent == nil }
    var words = roots.map { self[$0].word }
    let areTelling = roots.count > 1 && !words.contains(nil) && Set(words).count == roots.count
    if !areTelling {
      words = roots.indices.map { roots.count > 1 ? "\($0 + 1)" : "" }
    }
    return zip(roots, words).flatMap { root, word in
      var rows = rows(of: root, depth: 0, label: word ?? "")
      if rows.count > 1, roots.count == 1 { rows[rows.count - 1].row.label = "result" }
      return rows
    }
  }

  private func rows(
    of index: Int, depth: Int, label: String
  ) -> [(row: MarbleDiagram.Row, index: Int)] {
    let sources = indices.filter { self[$0].parent == index }
    let telling = sources.filter { self[$0].events != self[index].events }
    let above = telling.enumerated().flatMap { number, source in
      rows(
        of: source, depth: depth + 1,
        label: telling.count > 1 ? "source \(number + 1)" : "source")
    }
    let row = MarbleDiagram.Row(label: label, depth: depth, happenings: self[index].happenings)
    return above + [(row, index)]
  }
}

/// What can be compared between a source and its result.
private struct TimedEvent: Equatable {
  let time: Int
  let sign: MarbleSign
}

extension MarbleWitness.Subscription {
  fileprivate var events: [TimedEvent] {
    happenings.filter(\.sign.isEvent).map { TimedEvent(time: $0.time, sign: $0.sign) }
  }

  /// The word with which its observer begins each line, such as "First", if there is one.
  var word: String? {
    guard let first = words.first, words.allSatisfy({ $0 == first }) else { return nil }
    let word = first.last == ":" ? String(first.dropLast()) : first
    return !word.isEmpty && word.allSatisfy(\.isLetter) ? word : nil
  }
}
