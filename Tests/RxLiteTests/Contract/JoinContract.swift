import RxLite

extension ContractTests {
  /// The rest of the operators that subscribe to two sources; all of them deliver at least as many
  /// elements as one of the two sends.
  static let moreJoins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
    ("combineLatest of an array", { .combineLatest([$0, $1]) { $0[0] } }),
    ("zip", { .zip($0, $1) { $0 + $1 } }),
    ("zip of an array", { .zip([$0, $1]) { $0[0] } }),
    ("withLatestFrom", { $0.withLatestFrom($1.startWith(0)) }),
    ("sample", { $0.sample($1, defaultValue: 0) }),
    ("amb", { $0.amb($1) }),
    ("skip(until:)", { .merge($0, $1.skip(until: $0)) }),
    ("flatMapFirst", { one, other in Observable.of(one, other).flatMapFirst { $0 } }),
    ("flatMapLatest", { one, other in Observable.of(one, other).flatMapLatest { $0 } }),
    ("switchLatest", { one, other in Observable.of(one, other).switchLatest() }),
    ("concatMap", { one, other in Observable.of(one, other).concatMap { $0 } }),
    ("concat()", { one, other in Observable.of(one, other).concat() }),
    (
      "merge(maxConcurrent:)",
      { one, other in Observable.of(one, other).merge(maxConcurrent: 2) }
    ),
  ]

  /// The same, on a source that the test ends.
  static let joinChains: [(String, (Observable<Int>) -> Observable<Int>)] =
    moreJoins.flatMap { name, join in
      [
        ("\(name) with never", { join($0, .never()) }),
        ("never \(name)", { join(.never(), $0) }),
        ("\(name) with itself", { join($0, $0) }),
      ]
    } + [
      ("flatMapFirst to never", { $0.flatMapFirst { _ in Observable.never() } }),
      ("flatMapLatest to never", { $0.flatMapLatest { _ in Observable.never() } }),
      ("concatMap to never", { $0.startWith(0).concatMap { _ in Observable.never() } }),
      (
        "merge(maxConcurrent:) to never",
        { $0.startWith(0, 1).map { _ in Observable.never() }.merge(maxConcurrent: 1) }
      ),
      ("flatMapLatest to just", { $0.flatMapLatest { Observable.just($0) } }),
    ]

  /// The same, with code that throws.
  static let joinThrowers: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("combineLatest", { .combineLatest($0, Observable.just(0)) { _, _ in throw Boom() } }),
    ("combineLatest of an array", { .combineLatest([$0]) { _ in throw Boom() } }),
    ("zip", { .zip($0, Observable.of(0, 0)) { _, _ in throw Boom() } }),
    ("zip of an array", { .zip([$0]) { _ in throw Boom() } }),
    ("withLatestFrom", { $0.withLatestFrom(Observable.just(0)) { _, _ in throw Boom() } }),
    ("flatMapFirst", { $0.flatMapFirst { _ -> Observable<Int> in throw Boom() } }),
    ("flatMapLatest", { $0.flatMapLatest { _ -> Observable<Int> in throw Boom() } }),
    ("concatMap", { $0.concatMap { _ -> Observable<Int> in throw Boom() } }),
  ]
}
