import Foundation
import RxLite
import Testing

// The step and resubscribe families in the contract's tables.

extension ContractTests {
  /// For rule 1: sources that break the grammar, behind these operators.
  static let stepMisbehavingSources: [(String, Observable<Int>)] = [
    ("take(while:)", MisbehavingSource().take(while: { _ in true })),
    ("takeLast", MisbehavingSource().takeLast(1)),
    ("single", MisbehavingSource().single()),
    ("reduce", MisbehavingSource().reduce(0) { $0 + $1 }),
    ("materialize, then dematerialize", MisbehavingSource().materialize().dematerialize()),
    ("debug", MisbehavingSource().debug(log: DebugLog(write: { _ in }))),
    ("groupBy, then flatMap", MisbehavingSource().groupBy { $0 }.flatMap { $0 }),
    ("catch", MisbehavingSource().catch { _ in .just(3) }),
    ("catch(sequence:)", .catch(sequence: [MisbehavingSource().asObservable(), .just(3)])),
    ("retry", MisbehavingSource().retry()),
    (
      "retry(when:)", MisbehavingSource().retry(when: { (errors: Observable<any Error>) in errors })
    ),
    ("ifEmpty(switchTo:)", MisbehavingSource().ifEmpty(switchTo: .just(3))),
    (
      "using",
      .using(
        { BooleanDisposable() }, observableFactory: { _ in MisbehavingSource().asObservable() })
    ),
  ]

  /// For rules 2 to 4: operators that subscribe to a second source after the first.
  static let stepJoins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
    ("catch", { one, other in one.catch { _ in other } }),
    ("catch(sequence:)", { .catch(sequence: [$0, $1]) }),
    ("retry(when:)", { one, other in one.retry(when: { (_: Observable<any Error>) in other }) }),
    ("ifEmpty(switchTo:)", { $0.ifEmpty(switchTo: $1) }),
    ("merge, groupBy, flatMap", { Observable.merge($0, $1).groupBy { $0 }.flatMap { $0 } }),
  ]

  /// For rule 8: closures that throw.
  static let stepThrowers: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("reduce", { $0.reduce(0) { _, _ in throw Boom() } }),
    ("reduce's mapResult", { $0.reduce(0, accumulator: +, mapResult: { _ in throw Boom() }) }),
    ("take, then map", { $0.take(1).map { _ in throw Boom() } }),
    ("takeLast, then map", { $0.takeLast(1).map { _ in throw Boom() } }),
    ("element(at:), then map", { $0.element(at: 0).map { _ in throw Boom() } }),
    ("skip(while:)", { $0.skip(while: { _ in throw Boom() }) }),
    ("take(while:)", { $0.take(while: { _ in throw Boom() }) }),
    ("take(until:) a predicate", { $0.take(until: { _ in throw Boom() }) }),
    ("distinctUntilChanged's key", { $0.distinctUntilChanged { _ -> Int in throw Boom() } }),
    (
      "distinctUntilChanged's comparer",
      { $0.startWith(0).distinctUntilChanged { _, _ in throw Boom() }.skip(1) }
    ),
    ("single", { $0.single { _ in throw Boom() } }),
    (
      "do(afterNext:)",
      { $0.do(afterNext: { _ in throw Boom() }).ignoreElements().map { _ -> Int in } }
    ),
    ("groupBy", { $0.groupBy { _ -> Int in throw Boom() }.flatMap { $0 } }),
    ("catch", { $0.map { _ in throw RxError.unknown }.catch { _ in throw Boom() } }),
    (
      "using's sequence",
      { source in .using({ BooleanDisposable() }) { _ in source.map { _ in throw Boom() } } }
    ),
    ("using", { _ in .using({ BooleanDisposable() }) { _ in throw Boom() } }),
    (
      "using's resource",
      { source in .using({ () throws -> BooleanDisposable in throw Boom() }) { _ in source } }
    ),
  ]

  /// For rule 9: chains that touch every operator.
  static let stepChains: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("reduce", { $0.reduce(0) { $0 + $1 } }),
    ("toArray", { $0.toArray().asObservable().map { $0.count } }),
    ("enumerated", { $0.enumerated().map { $0.index } }),
    ("ignoreElements", { $0.ignoreElements().map { _ -> Int in } }),
    ("distinctUntilChanged", { $0.distinctUntilChanged().distinctUntilChanged(at: \.self) }),
    ("element(at:), first", { $0.element(at: 0).first().asObservable().compactMap { $0 } }),
    ("single", { $0.single() }),
    ("take(while:)", { $0.take(while: { $0 < 1 }) }),
    ("takeLast, skip", { $0.takeLast(2).skip(1) }),
    ("skip(while:)", { $0.skip(while: { $0 < 1 }) }),
    ("materialize, dematerialize", { $0.materialize().dematerialize() }),
    ("withUnretained", { $0.withUnretained(Log()).map { $1 } }),
    ("decode", { $0.map { _ in Data() }.decode(type: Int.self, decoder: JSONDecoder()) }),
    ("debug", { $0.debug(log: DebugLog(write: { _ in })) }),
    ("groupBy", { $0.groupBy { $0 }.map { $0.key } }),
    ("groupBy, flatMap", { $0.groupBy { $0 }.flatMap { $0 } }),
    ("catch", { $0.catch { _ in .never() } }),
    ("catchAndReturn", { $0.catchAndReturn(1) }),
    ("catch(sequence:)", { .catch(sequence: [$0, .never()]) }),
    ("retry", { $0.retry(3) }),
    ("retry(when:)", { $0.retry(when: { (errors: Observable<any Error>) in errors.take(2) }) }),
    (
      "retry(when: never)", { $0.retry(when: { (_: Observable<Boom>) in Observable<Int>.never() }) }
    ),
    ("ifEmpty", { $0.ifEmpty(default: 1).ifEmpty(switchTo: .never()) }),
    ("using", { source in .using({ BooleanDisposable() }) { _ in source } }),
  ]
}
