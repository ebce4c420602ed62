import RxLite

/// A sequence of some kind, once it is built.
enum Source {
  case observable(Observable<Int>)
  case connectable(ConnectableObservable<Int>)
  case single(Single<Int>)
  case maybe(Maybe<Int>)
  case completable(Completable)
  case infallible(Infallible<Int>)
  case driver(Driver<Int>)
  case signal(Signal<Int>)

  /// The sequence as an observable.
  var observable: Observable<Int> {
    switch self {
    case .observable(let source): source
    case .connectable(let source): source
    case .single(let source): source.asObservable()
    case .maybe(let source): source.asObservable()
    case .completable(let source): source.asObservable().map(anything)
    case .infallible(let source): source.asObservable()
    case .driver(let source): source.asObservable()
    case .signal(let source): source.asObservable()
    }
  }
}

/// The element that a sequence without elements is said to have.
func anything(_ never: Never) -> Int {}

/// What an operator takes besides its receiver.
enum Slot {
  case number(ClosedRange<Int>)
  /// As many numbers as the first range says, each from the second.
  case numbers(ClosedRange<Int>, ClosedRange<Int>)
  /// A number that no other term has, shown in the log.
  case label
  /// Events at ticks up to the number.
  case events(Int)
  /// What a closure does besides its work.
  case effect
  /// The same for a closure that can't throw.
  case quiet
  /// The same for a closure that must not send: RxSwift stops when it is called within itself.
  case calm
  case term(Kind)
  /// A term that is built at each call of a selector if it contains `it`, the selector's argument.
  case inner(Kind)
  case terms(Kind, ClosedRange<Int>)
}

/// A source or an operator of the generated chains.
struct Word {
  let name: String
  /// What the operator is applied to; a source has none.
  let receiver: Kind?
  let result: Kind
  let weight: Int
  let slots: [Slot]
  /// The code that the word stands for: `#0` is the first number, `%0` the first effect, `@0` the
  /// first term after the receiver, `@*` all of them.
  let code: String
  let build: (Arguments) -> Source
}

/// All sources and operators.
enum Vocabulary {
  static let words: [Word] =
    sources + filters + transformations + combinations + errorHandling + timeOperators
    + sharing + traits + sharedSequences

  static let operatorNames = Set(words.filter { $0.receiver != nil }.map(\.name))

  private static let sourcesByName = Dictionary(
    uniqueKeysWithValues: words.filter { $0.receiver == nil }.map { ($0.name, $0) })
  private static let operatorsByKind: [Kind: [String: Word]] = Dictionary(
    grouping: words.filter { $0.receiver != nil }, by: { $0.receiver! }
  ).mapValues { Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0) }) }

  /// The word of this name: a source, or the operator that the kind has.
  static func word(_ name: String, on receiver: Kind?) -> Word? {
    guard let receiver else { return sourcesByName[name] }
    if let word = operatorsByKind[receiver]?[name] { return word }
    return receiver == .connectable ? operatorsByKind[.observable]?[name] : nil
  }

  /// Checks that all terms are well-formed and that what they name exists.
  static func check(_ chain: Chain) throws {
    for (index, term) in chain.shared.enumerated() {
      let kind = try check(term, subjects: chain.subjects.count, shared: index, inSelector: false)
      guard kind == .observable || kind == .connectable else {
        throw SyntaxProblem(description: "s\(index) is no observable")
      }
    }
    _ = try check(
      chain.main, subjects: chain.subjects.count, shared: chain.shared.count, inSelector: false)
    try check(chain.receives, subjects: chain.subjects.count, shared: chain.shared.count)
    for term in chain.shared + [chain.main] {
      try checkEffects(term, subjects: chain.subjects.count, shared: chain.shared.count)
    }
    for index in Array(chain.connections.keys) + Array(chain.disconnections.keys) {
      guard chain.shared.indices.contains(index) else {
        throw SyntaxProblem(description: "there is no s\(index)")
      }
    }
  }

  private static func checkEffects(_ term: Term, subjects: Int, shared: Int) throws {
    for effect in term.effects { try check(effect, subjects: subjects, shared: shared) }
    for inner in term.terms { try checkEffects(inner, subjects: subjects, shared: shared) }
  }

  private static func check(_ effect: Effect, subjects: Int, shared: Int) throws {
    let count: Int
    switch effect.name {
    case .sends, .ends, .fails: count = subjects
    case .subscribes, .connects: count = shared
    default: return
    }
    guard effect.arguments.count == 2, (0..<count).contains(effect.arguments[0]) else {
      throw SyntaxProblem(description: "\(effect.description) names nothing")
    }
  }

  @discardableResult
  private static func check(
    _ term: Term, subjects: Int, shared: Int, inSelector: Bool
  ) throws -> Kind {
    let kinds = try term.terms.map {
      try check($0, subjects: subjects, shared: shared, inSelector: inSelector)
    }
    guard let word = word(term.name, on: term.isOperator ? kinds.first : nil) else {
      throw SyntaxProblem(description: "no \(term.name) of \(kinds.first?.rawValue ?? "nothing")")
    }
    func fail() -> SyntaxProblem {
      SyntaxProblem(description: "the arguments of \(term.name) don't fit")
    }
    var numbers = 0
    var effects = 0
    var others = kinds.dropFirst(term.isOperator ? 1 : 0)
    for slot in word.slots {
      switch slot {
      case .number(let range):
        guard term.numbers.indices.contains(numbers), range.contains(term.numbers[numbers]) else {
          throw fail()
        }
        numbers += 1
      case .label:
        guard term.numbers.indices.contains(numbers) else { throw fail() }
        numbers += 1
      case .numbers(let count, _):
        guard count.contains(term.numbers.count - numbers) else { throw fail() }
        numbers = term.numbers.count
      case .events: break
      case .effect: effects += 1
      case .quiet:
        if term.effects.indices.contains(effects), term.effects[effects].name == .throwing {
          throw fail()
        }
        effects += 1
      case .calm:
        if term.effects.indices.contains(effects), term.effects[effects].name.reachesOut {
          throw fail()
        }
        effects += 1
      case .term(let kind), .inner(let kind):
        guard let next = others.popFirst(), kind == .observable || kind == next else {
          throw fail()
        }
      case .terms(let kind, let range):
        guard range.contains(others.count), others.allSatisfy({ kind == .observable || kind == $0 })
        else { throw fail() }
        others = []
      }
    }
    guard others.isEmpty, numbers == term.numbers.count, term.effects.count <= effects else {
      throw fail()
    }
    switch term.name {
    case "p": guard (0..<subjects).contains(term.numbers[0]) else { throw fail() }
    case "s": guard (0..<shared).contains(term.numbers[0]) else { throw fail() }
    default: break
    }
    return word.result
  }
}
