import RxLite
import RxLiteTest

/// What a word is built from: its term, in a world.
struct Arguments {
  let world: World
  let term: Term

  var scheduler: TestScheduler { world.scheduler }

  /// The number at an index.
  func int(_ index: Int) -> Int { term.numbers[index] }
  /// The number at an index as a time.
  func time(_ index: Int) -> RxTimeInterval { .seconds(term.numbers[index]) }

  /// What a closure does besides its work.
  func effect(_ index: Int = 0) -> (Int) throws -> Void {
    term.effects.indices.contains(index) ? world.action(term.effects[index]) : { _ in }
  }

  /// The same for a closure that can't throw.
  func quiet(_ index: Int = 0) -> (Int) -> Void {
    term.effects.indices.contains(index) ? world.quietAction(term.effects[index]) : { _ in }
  }

  /// The term at an index, built; an operator's receiver has index 0.
  func source(_ index: Int) -> Source { world.build(term.terms[index]) }
  func observable(_ index: Int) -> Observable<Int> { source(index).observable }
  func single(_ index: Int) -> Single<Int> { source(index).asSingle }
  func maybe(_ index: Int) -> Maybe<Int> { source(index).asMaybe }
  func completable(_ index: Int) -> Completable { source(index).asCompletable }
  func infallible(_ index: Int) -> Infallible<Int> { source(index).asInfallible }

  func driver(_ index: Int) -> Driver<Int> { source(index).asDriver }
  func signal(_ index: Int) -> Signal<Int> { source(index).asSignal }

  /// All terms, built.
  var observables: [Observable<Int>] { term.terms.indices.map(observable) }

  /// What a selector returns for an element.
  func inner(_ index: Int) -> (Int) -> Source {
    let inner = term.terms[index]
    guard inner.contains("it") || inner.contains("its") else {
      let built = world.build(inner)
      return { _ in built }
    }
    return { [unowned world] element in
      world.it = element
      return world.build(inner)
    }
  }
}

extension World {
  /// A term as a sequence. The term has been checked.
  func build(_ term: Term) -> Source {
    guard term.isOperator else {
      return Vocabulary.word(term.name, on: nil)!.build(Arguments(world: self, term: term))
    }
    // An operator's word depends on the kind of its receiver.
    let kind = Vocabulary.kind(of: term.terms[0])
    return Vocabulary.word(term.name, on: kind)!.build(Arguments(world: self, term: term))
  }
}

extension Vocabulary {
  /// The kind of a term that has been checked.
  static func kind(of term: Term) -> Kind {
    word(term.name, on: term.isOperator ? kind(of: term.terms[0]) : nil)!.result
  }
}

extension Source {
  // The parser has checked the kinds.
  var asSingle: Single<Int> {
    if case .single(let source) = self { source } else { fatalError("no single") }
  }
  var asMaybe: Maybe<Int> {
    if case .maybe(let source) = self { source } else { fatalError("no maybe") }
  }
  var asCompletable: Completable {
    if case .completable(let source) = self { source } else { fatalError("no completable") }
  }
  var asInfallible: Infallible<Int> {
    if case .infallible(let source) = self { source } else { fatalError("no infallible") }
  }
  var asDriver: Driver<Int> {
    if case .driver(let source) = self { source } else { fatalError("no driver") }
  }
  var asSignal: Signal<Int> {
    if case .signal(let source) = self { source } else { fatalError("no signal") }
  }
  var asConnectable: ConnectableObservable<Int> {
    if case .connectable(let source) = self { source } else { fatalError("no connectable") }
  }
}
