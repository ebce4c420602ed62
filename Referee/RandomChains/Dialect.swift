/// A difference that DIALECT.md lists.
struct Dialect {
  let name: String
  /// The entry in one sentence: what RxSwift does.
  let reason: String
  /// The smallest chain that shows the difference.
  let example: String
  let test: Test

  /// How a difference is recognised.
  enum Test {
    /// It is gone once this is done to both logs.
    case normalizing((Chain, [String]) -> [String])
    /// It is gone in this other chain, which lacks only what brings the difference about; nil if the
    /// chain has nothing of it.
    case rewriting((Chain) -> Chain?)
  }

  static let all: [Dialect] = [
    groupOrder, observerLeft, crowd, cutOffByLoser, timeoutGoesOn, windowTimer,
  ]

  /// The entry that explains why a chain's logs differ.
  ///
  /// - Parameter run: runs a chain on both libraries.
  static func entry(for chain: Chain, run: (Chain) -> (Outcome, Outcome)) -> Dialect? {
    var logs = run(chain)
    for entry in all {
      guard case .normalizing(let normalize) = entry.test else { continue }
      logs = (logs.0.map { normalize(chain, $0) }, logs.1.map { normalize(chain, $0) })
      if logs.0 == logs.1 { return entry }
    }
    var all: Chain?
    for entry in Dialect.all {
      guard case .rewriting(let rewrite) = entry.test, let other = rewrite(chain) else { continue }
      if isSame(other, run) { return entry }
      all = all.map { rewrite($0) ?? $0 } ?? other
      if all != other, let all, isSame(all, run) { return entry }
    }
    return nil
  }

  /// Whether a chain logs the same on both libraries, but for what is normalized.
  private static func isSame(_ chain: Chain, _ run: (Chain) -> (Outcome, Outcome)) -> Bool {
    var (here, there) = run(chain)
    for case .normalizing(let normalize) in all.map(\.test) {
      here = here.map { normalize(chain, $0) }
      there = there.map { normalize(chain, $0) }
    }
    return here == there
  }

  private static let groupOrder = Dialect(
    name: "group-order",
    reason: "The groups of groupBy end in the order of a dictionary.",
    example: "of(0, 1).groupsLogged(1)",
    test: .normalizing { chain, log in
      guard chain.contains("groupsLogged") else { return log }
      // Which group ends is left out, and nothing else.
      return log.map { line in
        var words = line.split(separator: " ")
        guard words.count == 4, words[1].hasPrefix("groups"), !words[3].hasPrefix("next") else {
          return line
        }
        words.remove(at: 2)
        return words.joined(separator: " ")
      }
    })

  private static let observerLeft = Dialect(
    name: "observer-left",
    reason: "A behavior subject that has ended keeps its observers until they are disposed.",
    example: "p0 = behavior(1, |@1); p0.share",
    test: .normalizing { chain, log in
      log.filter { line in
        !chain.subjects.indices.contains { index in
          chain.subjects[index].name == .behavior && chain.ends(subject: index)
            && line == "\(Chain.lastTick) p\(index) has observers"
        }
      }
    })

  private static let crowd = Dialect(
    name: "crowd",
    reason: "A subject with more than 30 observers calls those above 30 in the order of a "
      + "dictionary.",
    example: "s0 = interval(4).shareReplay(2); s0.flatMap(s0.flatMap(s0))",
    test: .normalizing { _, log in
      // The lines of a tick count in any order if there are many.
      guard log.count > 30 else { return log }
      var ticks: [[String]] = []
      for line in log {
        let tick = line.prefix { $0 != " " }
        if ticks.last?.first?.prefix(while: { $0 != " " }) == tick {
          ticks[ticks.count - 1].append(line)
        } else {
          ticks.append([line])
        }
      }
      // The tick in which the log is cut off has some of its lines.
      if log.count == World.limit { ticks.removeLast() }
      return ticks.flatMap { $0.count > 30 ? $0.sorted() : $0 }
    })

  private static let cutOffByLoser = Dialect(
    name: "cut-off-by-loser",
    reason: "amb cuts off the winner when a loser ends while it is being subscribed.",
    example: "p0 = behavior(1, 2@1); p0.amb(empty)",
    test: .rewriting { chain in
      chain.rewriting("amb", "ambAll") { Term(name: "withoutEarlyEnd", terms: [$0]) }
    })

  private static let timeoutGoesOn = Dialect(
    name: "timeout-goes-on",
    reason: "The source that timeout(_:other:) switches to goes on after the disposal while it is "
      + "being subscribed.",
    example: "never.timeoutOther(1, just(2)); receive disposes(1)",
    test: .rewriting { chain in
      chain.rewriting("timeoutOther") {
        Vocabulary.kind(of: $0) == .single || Vocabulary.kind(of: $0) == .observable
          ? Term(name: "delaySubscription", numbers: [1], terms: [$0]) : $0
      }
    })

  private static let windowTimer = Dialect(
    name: "window-timer",
    reason:
      "window opens no more windows after an element that was sent while a full one was being "
      + "closed.",
    example: "p0 = publish(0@7); p0.windowSums(3, 1).doAfter(0, sends(0, 3))",
    test: .rewriting { chain in
      // No window is ever full.
      chain.rewritingTerms("windowSums") { $0.numbers[1] = 1_000 }
    })
}

extension Outcome {
  fileprivate func map(_ change: ([String]) -> [String]) -> Outcome {
    if case .log(let lines) = self { .log(change(lines)) } else { self }
  }
}

extension Chain {
  /// Whether a subject ends during the run.
  fileprivate func ends(subject index: Int) -> Bool {
    subjects[index].events.contains { $0.value == .completed || $0.value == .error }
      || effectNames.contains(Effect.Name.ends.rawValue)
      || effectNames.contains(Effect.Name.fails.rawValue)
  }

  /// The chain with the arguments of some operators changed; nil if it has none of them.
  fileprivate func rewriting(_ names: String..., by change: (Term) -> Term) -> Chain? {
    guard names.contains(where: contains) else { return nil }
    var chain = self
    chain.main = main.rewriting(names, by: change)
    chain.shared = shared.map { $0.rewriting(names, by: change) }
    return chain
  }
}

extension Chain {
  /// The chain with some operators changed; nil if it has none of them.
  fileprivate func rewritingTerms(_ name: String, by change: (inout Term) -> Void) -> Chain? {
    guard contains(name) else { return nil }
    var chain = self
    chain.main = main.rewritingTerms(name, by: change)
    chain.shared = shared.map { $0.rewritingTerms(name, by: change) }
    return chain
  }
}

extension Term {
  fileprivate func rewritingTerms(_ name: String, by change: (inout Term) -> Void) -> Term {
    var term = self
    term.terms = terms.map { $0.rewritingTerms(name, by: change) }
    if term.name == name { change(&term) }
    return term
  }

  fileprivate func rewriting(_ names: [String], by change: (Term) -> Term) -> Term {
    var term = self
    term.terms = terms.map { $0.rewriting(names, by: change) }
    guard names.contains(name) else { return term }
    for index in term.terms.indices where index > 0 || !isOperator || name == "amb" {
      term.terms[index] = change(term.terms[index])
    }
    return term
  }
}
