/// The rows of a diagram of stages: sources above, then the call of the operator, then its result.
///
/// What one call of the program creates is one stage, however many observables the library makes of it.
struct StageRows {
  private let subscriptions: [MarbleWitness.Subscription]
  private let calls: [Int: ProgramSource.Call?]

  init(_ subscriptions: [MarbleWitness.Subscription], _ calls: [Int: ProgramSource.Call?]) {
    self.subscriptions = subscriptions
    self.calls = calls
  }

  /// Each with its place among the subscriptions.
  var rows: [(row: MarbleDiagram.Row, index: Int)] {
    let roots = subscriptions.indices.filter { parent(of: $0) == nil && isShown($0) }
    let words = roots.map { subscriptions[$0].word }
    let areTelling = roots.count > 1 && !words.contains(nil) && Set(words).count == roots.count
    let all = roots.enumerated().flatMap { number, root in
      let name = areTelling ? words[number] : roots.count > 1 ? "\(number + 1)" : nil
      return rows(of: root, name: name, isRoot: true)
    }
    return all
  }

  private func rows(
    of index: Int, name: String?, isRoot: Bool
  ) -> [(row: MarbleDiagram.Row, index: Int)] {
    let sources = subscriptions.indices.filter { isShown($0) && parent(of: $0) == index }
    let call = call(of: index)
    var (label, caption) = (name ?? call?.variable ?? "", call?.text ?? "")
    if sources.isEmpty {
      // A source is called what its variable is called, or by the call itself.
      if label.isEmpty, caption.columns <= 16 { (label, caption) = (caption, "") }
      if call?.variable == label { caption = "" }
    } else if label.isEmpty, isRoot {
      label = "result"
    }
    if label.columns > 20 { label = label.prefix(19) + "…" }
    let row = MarbleDiagram.Row(
      label: label, caption: caption, depth: 0, happenings: subscriptions[index].happenings)
    return sources.flatMap { rows(of: $0, name: nil, isRoot: false) } + [(row, index)]
  }

  private func call(of index: Int) -> ProgramSource.Call? {
    subscriptions[index].creation.flatMap { calls[$0] ?? nil }
  }

  /// The stage that this one sends its events to: what the library does by itself is none.
  private func parent(of index: Int) -> Int? {
    var parent = subscriptions[index].parent
    while let next = parent, !isShown(next) { parent = subscriptions[next].parent }
    return parent
  }

  private func isShown(_ index: Int) -> Bool {
    let isRoot = subscriptions[index].isByProgram && subscriptions[index].parent == nil
    guard let call = call(of: index) else { return isRoot }
    // Of several that one call has created, the outermost has the result of all.
    var above = subscriptions[index].parent
    while let next = above {
      if let other = self.call(of: next) { return other.place != call.place }
      above = subscriptions[next].parent
    }
    return true
  }
}
