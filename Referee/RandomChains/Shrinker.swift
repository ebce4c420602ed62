/// Makes a chain smaller as long as it still shows what is looked for.
struct Shrinker {
  /// Whether a chain still shows it.
  let shows: (Chain) -> Bool

  func shrink(_ chain: Chain) -> Chain {
    var best = chain
    var cost = Shrinker.cost(best)
    search: while true {
      for candidate in Shrinker.candidates(best) {
        let candidateCost = Shrinker.cost(candidate)
        guard candidateCost < cost, (try? Vocabulary.check(candidate)) != nil, shows(candidate)
        else { continue }
        best = candidate
        cost = candidateCost
        continue search
      }
      return best
    }
  }

  /// What a reader has to read, roughly.
  private static func cost(_ chain: Chain) -> Int {
    var cost = chain.description.utf8.count * 100
    for term in [chain.main] + chain.shared { cost += numbers(term) }
    for subject in chain.subjects { cost += subject.number + ticks(subject.events) }
    cost += chain.subscribed + (chain.again ?? 0) + (chain.disposed ?? 0)
    return cost + chain.connections.values.reduce(0, +) + chain.disconnections.values.reduce(0, +)
  }

  private static func numbers(_ term: Term) -> Int {
    term.terms.reduce(
      term.numbers.reduce(0) { $0 + abs($1) } + ticks(term.events)
        + term.effects.reduce(0) { $0 + $1.arguments.reduce(0, +) }
    ) { $0 + numbers($1) }
  }

  private static func ticks(_ events: [TimedEvent]) -> Int {
    events.reduce(0) {
      if case .next(let element) = $1.value { $0 + $1.tick + abs(element) } else { $0 + $1.tick }
    }
  }

  static func candidates(_ chain: Chain) -> [Chain] {
    var candidates: [Chain] = []
    func add(_ change: (inout Chain) -> Void) {
      var changed = chain
      change(&changed)
      if changed != chain { candidates.append(changed) }
    }
    // The main chain may become of another kind.
    for inner in chain.main.descendants { add { $0.main = inner } }
    for index in chain.shared.indices { add { $0.main = chain.shared[index] } }
    for index in chain.shared.indices {
      add { $0.removeShared(index, instead: chain.shared[index]) }
    }
    for index in chain.subjects.indices {
      add { $0.removeSubject(index) }
      for simpler in chain.subjects[index].events.simpler {
        add { $0.subjects[index].events = simpler }
      }
      add { $0.subjects[index] = SubjectPlan(name: .publish, events: chain.subjects[index].events) }
      add { $0.subjects[index].number = 1 }
    }
    add { $0.again = nil }
    add { $0.disposed = nil }
    add { $0.receives = .none }
    add { $0.subscribed = 0 }
    for index in chain.connections.keys { add { $0.connections[index] = nil } }
    for index in chain.disconnections.keys { add { $0.disconnections[index] = nil } }
    for simpler in chain.main.simpler { add { $0.main = simpler } }
    for index in chain.shared.indices {
      for simpler in chain.shared[index].simpler { add { $0.shared[index] = simpler } }
    }
    for simpler in chain.receives.simpler { add { $0.receives = simpler } }
    for tick in lower(chain.subscribed) { add { $0.subscribed = tick } }
    if let again = chain.again { for tick in lower(again) { add { $0.again = tick } } }
    if let disposed = chain.disposed { for tick in lower(disposed) { add { $0.disposed = tick } } }
    for (index, tick) in chain.connections {
      for tick in lower(tick) { add { $0.connections[index] = tick } }
    }
    for (index, tick) in chain.disconnections {
      for tick in lower(tick) { add { $0.disconnections[index] = tick } }
    }
    return candidates
  }

  /// Smaller numbers to try, the smallest first.
  fileprivate static func lower(_ number: Int) -> [Int] {
    guard number > 0 else { return number < 0 ? [0] : [] }
    return Array(Set([0, 1, number / 2, number - 1])).filter { $0 < number }.sorted()
  }
}

extension Array where Element == TimedEvent {
  /// The events without one, or with one earlier.
  fileprivate var simpler: [[TimedEvent]] {
    var all: [[TimedEvent]] = []
    for index in indices {
      var fewer = self
      fewer.remove(at: index)
      all.append(fewer)
    }
    for index in indices {
      for tick in Shrinker.lower(self[index].tick) {
        var earlier = self
        earlier[index].tick = tick
        all.append(earlier)
      }
      if case .next(let element) = self[index].value {
        for element in Shrinker.lower(element) {
          var smaller = self
          smaller[index].value = .next(element)
          all.append(smaller)
        }
      }
      if case .error = self[index].value {
        var completed = self
        completed[index].value = .completed
        all.append(completed)
      }
    }
    return all
  }
}

extension Effect {
  fileprivate var simpler: [Effect] {
    guard name != .none else { return [] }
    var all = [Effect.none]
    for index in arguments.indices {
      for number in Shrinker.lower(arguments[index]) {
        var smaller = self
        smaller.arguments[index] = number
        all.append(smaller)
      }
    }
    return all
  }
}

extension Term {
  /// All terms below this one.
  var descendants: [Term] { terms.flatMap { [$0] + $0.descendants } }

  private static let leaves: [Kind: [Term]] = [
    .observable: [
      Term(name: "never"), Term(name: "empty"), Term(name: "just", numbers: [1]),
      Term(name: "error", numbers: [1]), Term(name: "of", numbers: [1, 2]),
      Term(name: "create", numbers: [1]),
    ],
    .single: [
      Term(name: "singleJust", numbers: [1]), Term(name: "asSingle", terms: [Term(name: "never")]),
    ],
    .maybe: [Term(name: "maybeEmpty"), Term(name: "asMaybe", terms: [Term(name: "never")])],
    .completable: [
      Term(name: "completableEmpty"), Term(name: "asCompletable", terms: [Term(name: "never")]),
    ],
    .driver: [
      Term(name: "driverJust", numbers: [1]),
      Term(name: "driverOr", numbers: [1], terms: [Term(name: "never")]),
    ],
    .signal: [
      Term(name: "signalJust", numbers: [1]),
      Term(name: "signalOr", numbers: [1], terms: [Term(name: "never")]),
    ],
    .infallible: [
      Term(name: "infallibleJust", numbers: [1]),
      Term(name: "infallibleOr", numbers: [1], terms: [Term(name: "never")]),
    ],
  ]

  /// Terms of the same kind that are simpler in one place.
  fileprivate var simpler: [Term] {
    var all: [Term] = []
    let kind = Vocabulary.kind(of: self)
    all += (Term.leaves[kind] ?? []).filter { $0 != self }
    all += descendants.filter {
      let other = Vocabulary.kind(of: $0)
      return other == kind || kind == .observable
    }
    func add(_ change: (inout Term) -> Void) {
      var changed = self
      change(&changed)
      while changed.effects.last == Effect.none { changed.effects.removeLast() }
      all.append(changed)
    }
    if terms.count > (isOperator ? 1 : 0) {
      for index in terms.indices.dropFirst(isOperator ? 1 : 0) {
        add { $0.terms.remove(at: index) }
      }
    }
    for index in effects.indices {
      for simpler in effects[index].simpler { add { $0.effects[index] = simpler } }
    }
    for simpler in events.simpler { add { $0.events = simpler } }
    for index in terms.indices {
      for simpler in terms[index].simpler { add { $0.terms[index] = simpler } }
    }
    if name != "p", name != "s" {
      for index in numbers.indices {
        if numbers.count > 1 { add { $0.numbers.remove(at: index) } }
        for number in Shrinker.lower(numbers[index]) { add { $0.numbers[index] = number } }
      }
    }
    return all
  }

  /// This term with other indices for what it names.
  fileprivate func renaming(_ letter: String, without removed: Int, instead: Term) -> Term {
    if name == letter, let index = numbers.first {
      if index == removed { return instead }
      return Term(name: letter, numbers: [index > removed ? index - 1 : index])
    }
    var renamed = self
    renamed.terms = terms.map { $0.renaming(letter, without: removed, instead: instead) }
    renamed.effects = effects.map { $0.renaming(letter, without: removed) }
    return renamed
  }
}

extension Effect {
  fileprivate func renaming(_ letter: String, without removed: Int) -> Effect {
    switch name {
    case .sends, .ends, .fails: guard letter == "p" else { return self }
    case .subscribes, .connects: guard letter == "s" else { return self }
    default: return self
    }
    if arguments[0] == removed { return .none }
    var renamed = self
    if arguments[0] > removed { renamed.arguments[0] -= 1 }
    return renamed
  }
}

extension Chain {
  fileprivate mutating func removeSubject(_ index: Int) {
    subjects.remove(at: index)
    rename("p", without: index, instead: Term(name: "never"))
  }

  fileprivate mutating func removeShared(_ index: Int, instead: Term) {
    shared.remove(at: index)
    func shift(_ ticks: [Int: Int]) -> [Int: Int] {
      var shifted: [Int: Int] = [:]
      for (key, tick) in ticks where key != index { shifted[key > index ? key - 1 : key] = tick }
      return shifted
    }
    connections = shift(connections)
    disconnections = shift(disconnections)
    rename("s", without: index, instead: instead)
  }

  private mutating func rename(_ letter: String, without index: Int, instead: Term) {
    main = main.renaming(letter, without: index, instead: instead)
    shared = shared.map { $0.renaming(letter, without: index, instead: instead) }
    receives = receives.renaming(letter, without: index)
  }
}
