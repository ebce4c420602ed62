/// Makes a chain from a number.
struct Generator {
  private var random: SplitMix64
  private var labels = 0
  private var subjectCount = 0
  private var sharedCount = 0
  private var inSelector = false

  /// The chain of a number.
  static func chain(_ number: Int) -> Chain {
    var generator = Generator(
      random: SplitMix64(seed: UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95))
    return generator.chain()
  }

  private init(random: SplitMix64) { self.random = random }

  private mutating func chain() -> Chain {
    var chain = Chain(main: Term(name: "never"))
    subjectCount = random.one(of: [0, 1, 1, 2])
    chain.subjects = (0..<subjectCount).map { _ in subject() }
    for _ in 0..<random.one(of: [0, 0, 1, 1, 1, 2]) {
      let term = sharedTerm()
      if Vocabulary.kind(of: term) == .connectable {
        if random.happens(85) { chain.connections[sharedCount] = random.number(in: 0...20) }
        if random.happens(30) { chain.disconnections[sharedCount] = random.number(in: 10...40) }
      }
      chain.shared.append(term)
      sharedCount += 1
    }
    let kinds: [Kind] = [.single, .maybe, .completable, .infallible, .driver, .signal]
    let kind = random.happens(85) ? .observable : random.one(of: kinds)
    chain.main = term(kind, size: random.number(in: 1...6))
    if random.happens(12) { chain.receives = effect(throwing: false) }
    if random.happens(40) { chain.subscribed = random.number(in: 1...15) }
    if random.happens(25) { chain.again = random.number(in: 1...30) }
    if random.happens(35) { chain.disposed = random.number(in: 1...45) }
    return chain
  }

  private mutating func subject() -> SubjectPlan {
    var plan = SubjectPlan(
      name: random.one(of: [
        .publish, .publish, .publish, .behavior, .behavior, .replay, .async, .publishRelay,
        .behaviorRelay, .replayRelay,
      ]))
    switch plan.name {
    case .behavior, .behaviorRelay: plan.number = random.number(in: 0...9)
    case .replay, .replayRelay: plan.number = random.number(in: 1...2)
    case .publish, .async, .publishRelay: break
    }
    plan.events = events(upTo: 40, from: 1)
    return plan
  }

  /// Elements at ascending ticks, usually with an end, sometimes with something after it.
  private mutating func events(upTo last: Int, from first: Int) -> [TimedEvent] {
    var ticks = (0..<random.number(in: 0...5)).map { _ in random.number(in: first...last) }
    ticks.sort()
    var events = ticks.map { TimedEvent(value: .next(random.below(6)), tick: $0) }
    if random.happens(75) {
      let tick = random.happens(80) ? random.number(in: (ticks.last ?? first)...last) : first
      let value: TimedEvent.Value = random.happens(55) ? .completed : .error
      events.append(TimedEvent(value: value, tick: tick))
      events.sort { $0.tick < $1.tick }
      if random.happens(8) {
        let tick = random.number(in: tick...last)
        events.append(TimedEvent(value: .next(random.below(6)), tick: tick))
      }
    }
    return events
  }

  private mutating func sharedTerm() -> Term {
    let source = term(.observable, size: random.number(in: 0...2))
    let words = Vocabulary.sharing.filter { $0.receiver == .observable }
    var term = apply(pick(words), to: source, size: 0)
    if Vocabulary.kind(of: term) == .connectable, random.happens(50) {
      term = Term(name: "refCount", terms: [term])
    }
    return term
  }

  /// A term of a kind with so many operators.
  private mutating func term(_ kind: Kind, size: Int) -> Term {
    guard size > 0 else { return leaf(kind) }
    let words = Generator.words[kind]!
    let word = pick(words)
    guard let receiver = word.receiver else { return apply(word, to: nil, size: size - 1) }
    let others = word.slots.reduce(0) { count, slot in
      switch slot {
      case .term, .inner: count + 1
      default: count
      }
    }
    let rest = others == 0 ? 0 : random.number(in: 0...(size - 1))
    let source = term(receiver, size: size - 1 - rest)
    return apply(word, to: source, size: rest)
  }

  /// The words that make a kind out of others.
  private static let words: [Kind: [Word]] = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in
      (
        kind,
        Vocabulary.words.filter { word in
          word.result == kind && (word.receiver != nil || word.slots.contains { $0.isTerm })
        }
      )
    })

  /// The sources that need no others.
  private static let leaves: [Kind: [Word]] = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in
      (
        kind,
        Vocabulary.words.filter { word in
          word.result == kind && word.receiver == nil && !word.slots.contains { $0.isTerm }
        }
      )
    })

  private mutating func leaf(_ kind: Kind) -> Term {
    if kind == .observable, inSelector, random.happens(35) {
      return Term(name: random.one(of: ["it", "its"]))
    }
    let leaves = Generator.leaves[kind]!.filter {
      switch $0.name {
      case "p": subjectCount > 0
      case "s": sharedCount > 0
      default: true
      }
    }
    if kind != .observable, leaves.isEmpty || random.happens(60) {
      let words = Generator.words[kind]!.filter {
        $0.receiver == .observable && !$0.slots.contains { $0.isTerm }
      }
      return apply(pick(words), to: leaf(.observable), size: 0)
    }
    return apply(pick(leaves), to: nil, size: 0)
  }

  private mutating func pick(_ words: [Word]) -> Word {
    var rest = random.below(words.reduce(0) { $0 + $1.weight })
    for word in words {
      rest -= word.weight
      if rest < 0 { return word }
    }
    return words[0]
  }

  private mutating func apply(_ word: Word, to receiver: Term?, size: Int) -> Term {
    var term = Term(name: word.name)
    if let receiver { term.terms.append(receiver) }
    var rest = size
    for slot in word.slots {
      switch slot {
      case .number(let range):
        switch word.name {
        case "p": term.numbers.append(random.below(subjectCount))
        case "s": term.numbers.append(random.below(sharedCount))
        default: term.numbers.append(random.number(in: range))
        }
      case .numbers(let count, let range):
        for _ in 0..<random.number(in: count) { term.numbers.append(random.number(in: range)) }
      case .label:
        labels += 1
        term.numbers.append(labels)
      case .events(let last):
        let isCreated = word.name == "create"
        term.events = events(
          upTo: isCreated && random.happens(60) ? 0 : last, from: isCreated ? 0 : 1)
      case .effect: term.effects.append(effect(throwing: true))
      case .quiet: term.effects.append(effect(throwing: false))
      case .calm: term.effects.append(effect(throwing: true, reachingOut: false))
      case .term(let kind):
        term.terms.append(self.term(kind, size: rest))
        rest = 0
      case .inner(let kind):
        let before = inSelector
        inSelector = word.receiver != nil
        term.terms.append(self.term(kind, size: rest))
        inSelector = before
        rest = 0
      case .terms(let kind, let range):
        let count = random.number(in: range)
        for index in 0..<count {
          let size = index == count - 1 ? rest : random.number(in: 0...rest)
          term.terms.append(self.term(kind, size: size))
          rest -= size
        }
      }
    }
    while term.effects.last == Effect.none { term.effects.removeLast() }
    return term
  }

  private mutating func effect(throwing: Bool, reachingOut: Bool = true) -> Effect {
    guard random.happens(30) else { return .none }
    var names: [Effect.Name] = [.logs, .logs, .disposes]
    if throwing { names += [.throwing, .throwing] }
    if reachingOut, subjectCount > 0 { names += [.sends, .sends, .ends, .fails] }
    if reachingOut, sharedCount > 0 { names += [.subscribes, .subscribes, .connects] }
    let name = random.one(of: names)
    let call = random.number(in: 1...3)
    switch name {
    case .none: return .none
    case .logs:
      labels += 1
      return Effect(name: .logs, arguments: [labels])
    case .throwing, .disposes: return Effect(name: name, arguments: [call])
    case .sends, .ends, .fails:
      return Effect(name: name, arguments: [random.below(subjectCount), call])
    case .subscribes, .connects:
      return Effect(name: name, arguments: [random.below(sharedCount), call])
    }
  }
}

extension Slot {
  var isTerm: Bool {
    switch self {
    case .term, .inner, .terms: true
    default: false
    }
  }
}
