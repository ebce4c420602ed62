/// Two logs of a chain that differ, and what a dialect's entry may ask about them.
struct Difference {
  let chain: Chain
  let here: [String]
  let there: [String]

  /// The lines that only RxSwift logs, each with its place there; nil if RxLite logs any that RxSwift
  /// doesn't, or in another order.
  let onlyThere: [Int]?
  /// The lines that only RxLite logs, with their places.
  let onlyHere: [Int]?

  init(chain: Chain, here: [String], there: [String]) {
    self.chain = chain
    self.here = here
    self.there = there
    onlyThere = Difference.missing(from: here, in: there)
    onlyHere = Difference.missing(from: there, in: here)
  }

  /// The places of a log's lines that a shorter log leaves out, if it leaves out some and nothing
  /// else differs.
  private static func missing(from short: [String], in long: [String]) -> [Int]? {
    guard short.count < long.count else { return nil }
    var rest = short[...]
    var missing: [Int] = []
    // From the end, because what is begun in vain comes after what has ended.
    for index in long.indices.reversed() {
      if rest.last == long[index] { rest.removeLast() } else { missing.append(index) }
    }
    return rest.isEmpty ? missing.reversed() : nil
  }

  /// Whether all lines that only RxSwift logs satisfy a condition.
  func onlyThere(allSatisfy condition: (Line, _ before: ArraySlice<String>) -> Bool) -> Bool {
    guard let onlyThere else { return false }
    return onlyThere.allSatisfy { condition(Line(there[$0]), there[..<$0]) }
  }

  /// Whether the chain has one of these words.
  func has(_ words: String...) -> Bool { words.contains { chain.contains($0) } }

  /// Whether a closure has this effect.
  func hasEffect(_ name: Effect.Name) -> Bool { chain.effectNames.contains(name.rawValue) }

  /// How often subjects and shared observables are named.
  var sharedUses: Int {
    let uses = chain.names.filter { $0 == "p" || $0 == "s" }.count
    return uses + chain.effectNames.filter { $0 == Effect.Name.subscribes.rawValue }.count
      + (chain.again == nil ? 0 : 1)
  }
}

/// A line of a log, in its parts.
struct Line {
  let tick: Substring
  /// Who logged it, as in `do1`.
  let name: Substring
  /// What happened, as in `next(1)`.
  let text: Substring

  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    tick = parts[0]
    name = parts.count > 1 ? parts[1] : ""
    text = parts.count > 2 ? parts[2] : ""
  }

  /// Whether an observer logged it: what it received.
  var isReceived: Bool {
    name == "main" || name == "again" || name.hasPrefix("inner")
  }

  /// Whether a closure of an operator logged that it was called with an event.
  var isCall: Bool {
    if name.hasPrefix("call") { return true }
    guard name.hasPrefix("do") || name.hasPrefix("after") || name.hasPrefix("groups") else {
      return false
    }
    return isNext || isEnd || text.hasPrefix("key")
  }

  var isNext: Bool { text.hasPrefix("next") || text.hasPrefix("success") }
  var isEnd: Bool { text.hasPrefix("error") || text == "completed" }

  /// Whether something has ended or was disposed.
  var isOver: Bool { isEnd || text.hasPrefix("dispose") || name == "dispose" }
}
