import MarbleDrawing

/// The rows of a diagram: an operator's sources above, then its call, then its result.
///
/// All observables that one call of the program creates are one stage. Successive subscriptions to one
/// stage share a row.
struct MarbleRows {
  /// A row, and the subscription whose clock its times come from.
  typealias Row = (row: MarbleDiagram.Row, index: Int)

  let rows: [Row]
  /// The number of rows that are left out, because a picture with so many would be unreadable.
  let hidden: Int

  private static let most = 14

  init(_ subscriptions: [MarbleWitness.Subscription], _ origins: [Int: ProgramSource.Origin]) {
    let stages = Stages(subscriptions: subscriptions, origins: origins)
    var all = stages.rows(joining: false)
    if all.count > Self.most { all = stages.rows(joining: true) }
    // Inner sequences are left out first, and then the last rows.
    let chosen = all.indices.sorted { all[$0].row.depth < all[$1].row.depth }.prefix(Self.most)
    rows = chosen.sorted().map { all[$0] }
    hidden = all.count - rows.count
  }
}

/// The subscriptions of a run, as stages of the program's chains.
private struct Stages {
  let subscriptions: [MarbleWitness.Subscription]
  let origins: [Int: ProgramSource.Origin]
  /// For each subscription that is drawn, the one to which it sends its events, if there is one.
  private var parents: [Int: Int?] = [:]

  /// Subscriptions that are drawn in one row.
  private typealias Lane = [Int]

  init(subscriptions: [MarbleWitness.Subscription], origins: [Int: ProgramSource.Origin]) {
    self.subscriptions = subscriptions
    self.origins = origins
    let shown = subscriptions.indices.filter(isStage)
    for index in shown { parents[index] = .some(ancestor(of: index, among: Set(shown))) }
    // `subscribe(on:)` subscribes to its source on another queue, where nothing says for whom.
    for index in shown where parents[index] == .some(nil) && !subscriptions[index].isByProgram {
      let last = shown.last { $0 < index && isMoving($0) && isLeaf($0) }
      if let last, call(of: index)?.isConnectable != true { parents[index] = .some(last) }
    }
    // A chain begins with an observable that was created outside of the code that is drawn.
    let operators = Set(shown.filter { call(of: $0)?.isOperator == true })
    let inner = Set(
      parents.filter { call(of: $0.key)?.isConnectable != true }.values.compactMap { $0 })
    for index in subscriptions.indices where parents[index] == nil {
      guard let parent = subscriptions[index].parent.flatMap({ nearest($0, among: Set(shown)) }),
        operators.subtracting(inner).contains(parent),
        isFromElsewhere(index) || call(of: parent)?.receiver?.first == "$"
      else { continue }
      // The observable nearest to the operator is the one that the operator is called on.
      let above = ancestor(of: index, among: Set(parents.keys))
      if above == parent { parents[index] = .some(parent) }
    }
  }

  /// - Parameter joining: Whether repeated subscriptions of the program share rows as well.
  func rows(joining: Bool) -> [MarbleRows.Row] {
    let roots = parents.keys.filter { parents[$0] == .some(nil) }.sorted()
    // A connectable sequence's source comes before its subscribers.
    var drawn: [Int] = []
    let connections = lanes(roots.filter { !subscriptions[$0].isByProgram }, joining: true)
    let own = lanes(roots.filter { subscriptions[$0].isByProgram }, joining: joining)
    let names = names(of: own)
    var place: CallStack.Frame?
    return connections.flatMap { rows(of: $0, name: nil, depth: 0, &drawn) }
      + zip(own, names).flatMap { lane, name in
        var rows = rows(of: lane, name: name, depth: 0, &drawn)
        // Other subscribers to the same observable are drawn below it.
        let call = call(of: lane[0])
        if rows.count == 1, let call, call.place == place { rows[0].row.caption = "" }
        place = call?.place
        return rows
      }
  }

  /// - Parameter drawn: The first subscription of each row that has been drawn.
  private func rows(
    of lane: Lane, name: String?, depth: Int, _ drawn: inout [Int]
  ) -> [MarbleRows.Row] {
    var sources = parents.keys.filter { lane.contains(parents[$0]! ?? -1) }.sorted()
    // A connectable sequence is drawn once, above its subscribers, and not as a source of each.
    sources.removeAll { isLeaf($0) && self.call(of: $0)?.isConnectable == true }
    let above = lanes(sources, joining: true).map { source in
      (lane: source, isInner: isInner(source[0]))
    }
    let call = call(of: lane[0])
    let isRoot = name != nil
    if !isRoot, sources.isEmpty, repeats(lane, drawn) { return [] }
    var (label, caption) = (name ?? call?.variable ?? "", call?.text ?? "")
    if sources.isEmpty, call?.isMethod != true {
      let own = sourceName(lane[0])
      if !isRoot { label = own }
      caption = label == own ? "" : caption.isEmpty ? own : caption
    }
    drawn.append(lane[0])
    let happenings = lane.flatMap { subscriptions[$0].happenings }
    let row = MarbleDiagram.Row(
      label: label.shortened(to: 24), caption: caption, depth: depth, happenings: happenings)
    let ordered = above.filter { !$0.isInner } + above.filter(\.isInner)
    return ordered.flatMap {
      rows(of: $0.lane, name: nil, depth: depth + ($0.isInner ? 1 : 0), &drawn)
    } + [(row, lane[0])]
  }

  private func isMoving(_ index: Int) -> Bool {
    call(of: index)?.text.hasPrefix("subscribe(on:") == true
  }

  private func isLeaf(_ index: Int) -> Bool { !parents.values.contains { $0 == index } }

  /// Returns whether another row shows the same events already: those of a subject, or of a shared
  /// sequence.
  private func repeats(_ lane: Lane, _ drawn: [Int]) -> Bool {
    let own = subscriptions[lane[0]]
    return lane.count == 1
      && drawn.contains { index in
        let other = subscriptions[index]
        let isHot = call(of: index).map { $0.isMethod || $0.name.first?.isUppercase == true }
        return isHot == true && other.creation == own.creation
          && other.happenings.map(\.sign) == own.happenings.map(\.sign)
          && other.happenings.map(\.time) == own.happenings.map(\.time)
          && own.happenings[0].step < other.happenings[other.happenings.count - 1].step
      }
  }

  // MARK: - Names

  /// Returns the labels of the results: the word that an observer prints, or the variable, or a number.
  private func names(of lanes: [Lane]) -> [String] {
    let words = lanes.compactMap { lane -> String? in
      let words = Set(lane.map { subscriptions[$0].word })
      return words.count == 1 ? words.first! : nil
    }
    let names = lanes.map { call(of: $0[0])?.variable }
    if lanes.count == 1 {
      let isSource = isLeaf(lanes[0][0]) && call(of: lanes[0][0])?.isMethod != true
      let source = sourceName(lanes[0][0])
      return [names[0] ?? (isSource && !source.isEmpty ? source : "result")]
    }
    if words.count == lanes.count, Set(words).count == words.count { return words }
    return names.enumerated().map { number, name in
      name.flatMap { name in names.count { $0 == name } == 1 ? name : nil } ?? "\(number + 1)"
    }
  }

  /// Returns the label of a source: the name of its variable, or its call.
  private func sourceName(_ index: Int) -> String {
    if let call = call(of: index) {
      let short = call.name.columns <= 21 ? call.name + "(…)" : call.name
      return call.variable ?? (call.text.columns <= 20 ? call.text : short)
    }
    let receiver = parents[index].flatMap { $0 }.flatMap { parent -> String? in
      parents.values.count { $0 == parent } == 1 ? call(of: parent)?.receiver : nil
    }
    let origin = subscriptions[index].creation.flatMap { origins[$0] }
    return receiver.map { $0.first == "$" ? "source" : $0 } ?? origin?.variable ?? ""
  }

  private func call(of index: Int) -> ProgramSource.Call? {
    subscriptions[index].creation.flatMap { origins[$0]?.call }
  }

  // MARK: - Which subscriptions are stages

  private func isStage(_ index: Int) -> Bool {
    let isRoot = subscriptions[index].isByProgram && subscriptions[index].parent == nil
    guard let call = call(of: index) else { return isRoot }
    // Of several subscriptions to what one call has created, the outermost receives the result.
    var above = subscriptions[index].parent
    while let next = above {
      if let other = self.call(of: next) { return other.place != call.place }
      above = subscriptions[next].parent
    }
    return true
  }

  private func isFromElsewhere(_ index: Int) -> Bool {
    let origin = subscriptions[index].creation.flatMap { origins[$0] }
    return origin.map { $0.call == nil } ?? false
  }

  /// Returns whether it was created while its stage was running.
  private func isInner(_ index: Int) -> Bool {
    guard let parent = parents[index].flatMap({ $0 }),
      let begin = subscriptions[parent].happenings.first?.step
    else { return false }
    return subscriptions[index].creationStep >= begin
  }

  private func ancestor(of index: Int, among shown: Set<Int>) -> Int? {
    subscriptions[index].parent.flatMap { nearest($0, among: shown) }
  }

  private func nearest(_ index: Int, among shown: Set<Int>) -> Int? {
    shown.contains(index) ? index : ancestor(of: index, among: shown)
  }

  // MARK: - Lanes

  /// Groups subscriptions into rows: those to what the same call created, if each ends before the next
  /// begins.
  private func lanes(_ indices: [Int], joining: Bool) -> [Lane] {
    indices.reduce(into: []) { lanes, index in
      let lane = lanes.indices.first { joining && follows(index, lanes[$0]) }
      if let lane { lanes[lane].append(index) } else { lanes.append([index]) }
    }
  }

  private func follows(_ index: Int, _ lane: Lane) -> Bool {
    guard let last = subscriptions[lane[lane.count - 1]].happenings.last, last.sign.isLast,
      let first = subscriptions[index].happenings.first, isInner(index) == isInner(lane[0])
    else { return false }
    return first.step > last.step && first.moment >= last.moment
      && sourceKey(index) == sourceKey(lane[0])
  }

  private func sourceKey(_ index: Int) -> String {
    call(of: index).map { "\($0.place)" } ?? sourceName(index)
  }
}

extension MarbleWitness.Subscription {
  /// The word with which its observer begins each line, such as "First", if it is always the same.
  fileprivate var word: String? {
    guard let first = words.first, words.allSatisfy({ $0 == first }) else { return nil }
    let word = first.last == ":" ? String(first.dropLast()) : first
    return !word.isEmpty && word.allSatisfy(\.isLetter) ? word : nil
  }
}

extension String {
  fileprivate func shortened(to count: Int) -> String {
    columns > count ? prefix(count - 1) + "…" : self
  }
}
