import RxLite

// The traits' operators in the contract's tables. Those that need the main thread are in
// `DriverContractTests`.

extension ContractTests {
  /// For rule 1: sources that break the grammar, as traits.
  static let traitMisbehavingSources: [(String, Observable<Int>)] = [
    ("asSingle", MisbehavingSource().asSingle().asObservable()),
    ("asMaybe", MisbehavingSource().asMaybe().asObservable()),
    ("asInfallible", MisbehavingSource().asInfallible(onErrorJustReturn: 3).asObservable()),
    (
      "Single.create",
      Single.create {
        $0(.success(1))
        $0(.success(2))
        $0(.failure(Boom()))
        return Disposables.create()
      }.asObservable()
    ),
    (
      "Maybe.create",
      Maybe.create {
        $0(.success(1))
        $0(.completed)
        $0(.error(Boom()))
        return Disposables.create()
      }.asObservable()
    ),
    (
      "Completable.create",
      Completable.create {
        $0(.completed)
        $0(.error(Boom()))
        $0(.completed)
        return Disposables.create()
      }.andThen(.just(1))
    ),
    (
      "Infallible.create",
      Infallible.create {
        $0(.next(1))
        $0(.completed)
        $0(.next(2))
        return Disposables.create()
      }.asObservable()
    ),
  ]

  /// For rules 2 to 4: sequences that can't fail, two of them.
  static let infallibleJoins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] =
    [
      ("merge", { Infallible.merge($0, $1) }),
      ("concat", { $0.concat($1) }),
      ("combineLatest", { Infallible.combineLatest($0, $1) { $0 + $1 } }),
      ("zip", { Infallible.zip($0, $1) { $0 + $1 } }),
      ("withLatestFrom", { $0.withLatestFrom($1.startWith(0)) }),
      ("take(until:)", { $0.take(until: $1.filter { $0 < 0 }) }),
      ("flatMap", { one, other in Infallible.of(one, other).flatMap { $0 } }),
      ("flatMapFirst", { one, other in Infallible.of(one, other).flatMapFirst { $0 } }),
      ("flatMapLatest", { one, other in Infallible.of(one, other).flatMapLatest { $0 } }),
      ("concatMap", { one, other in Infallible.of(one, other).concatMap { $0 } }),
    ].map { (name: String, join: @escaping (Infallible<Int>, Infallible<Int>) -> Infallible<Int>) in
      (
        "Infallible.\(name)",
        {
          join($0.asInfallible(onErrorJustReturn: 0), $1.asInfallible(onErrorJustReturn: 0))
            .asObservable()
        }
      )
    }

  /// For rules 3 and 4: traits made of two sources. They send one element at most, so rule 2 has
  /// nothing to say.
  static let traitJoins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
    ("Single.zip", { Single.zip($0.asSingle(), $1.asSingle()) { $0 + $1 }.asObservable() }),
    (
      "Single.zip of an array",
      { Single.zip([$0.asSingle(), $1.asSingle()]) { $0[0] }.asObservable() }
    ),
    ("Maybe.zip", { Maybe.zip($0.asMaybe(), $1.asMaybe()) { $0 + $1 }.asObservable() }),
    ("Completable.zip", { Completable.zip($0.quiet, $1.quiet).numbers }),
    ("Completable.concat", { Completable.concat($0.quiet, $1.quiet).numbers }),
    ("Completable.andThen", { $0.quiet.andThen($1) }),
    (
      "Single.catch",
      { one, other in one.asSingle().catch { _ in other.asSingle() }.asObservable() }
    ),
    ("Maybe.ifEmpty", { $0.asMaybe().ifEmpty(switchTo: $1.asMaybe()).asObservable() }),
    (
      "Single.flatMap",
      { one, other in one.first().flatMap { _ in other.asSingle() }.asObservable() }
    ),
  ]

  /// For rule 8: closures that throw.
  static let traitThrowers: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("Single.map", { $0.alone.map { _ -> Int in throw Boom() }.asObservable() }),
    ("Single.compactMap", { $0.alone.compactMap { _ -> Int? in throw Boom() }.asObservable() }),
    ("Single.filter", { $0.alone.filter { _ in throw Boom() }.asObservable() }),
    ("Single.flatMap", { $0.alone.flatMap { _ -> Single<Int> in throw Boom() }.asObservable() }),
    (
      "Single.flatMapMaybe",
      { $0.alone.flatMapMaybe { _ -> Maybe<Int> in throw Boom() }.asObservable() }
    ),
    (
      "Single.flatMapCompletable",
      { $0.alone.flatMapCompletable { _ in throw Boom() }.numbers }
    ),
    ("Single.do", { $0.alone.do(onSuccess: { _ in throw Boom() }).asObservable() }),
    (
      "Single.catch",
      {
        $0.alone.map { _ -> Int in throw RxError.unknown }.catch { _ in throw Boom() }
          .asObservable()
      }
    ),
    (
      "Single.zip",
      { Single.zip($0.alone, .just(1)) { _, _ -> Int in throw Boom() }.asObservable() }
    ),
    ("Single.deferred", { _ in Single<Int>.deferred { throw Boom() }.asObservable() }),
    (
      "Single.using",
      { _ in Single<Int>.using({ BooleanDisposable() }) { _ in throw Boom() }.asObservable() }
    ),
    ("Maybe.map", { $0.perhaps.map { _ -> Int in throw Boom() }.asObservable() }),
    ("Maybe.compactMap", { $0.perhaps.compactMap { _ -> Int? in throw Boom() }.asObservable() }),
    ("Maybe.filter", { $0.perhaps.filter { _ in throw Boom() }.asObservable() }),
    ("Maybe.flatMap", { $0.perhaps.flatMap { _ -> Maybe<Int> in throw Boom() }.asObservable() }),
    ("Maybe.do", { $0.perhaps.do(onNext: { _ in throw Boom() }).asObservable() }),
    (
      "Maybe.zip",
      { Maybe.zip($0.perhaps, .just(1)) { _, _ -> Int in throw Boom() }.asObservable() }
    ),
    ("Completable.do", { $0.take(1).quiet.do(onCompleted: { throw Boom() }).numbers }),
    (
      "Completable.catch",
      { $0.map { _ in throw RxError.unknown }.quiet.catch { _ in throw Boom() }.numbers }
    ),
    (
      "Infallible.deferred",
      { _ in Infallible<Int>.deferred { throw Boom() }.asObservable() }
    ),
  ]

  /// For rule 9: chains that touch the traits' operators.
  static let traitChains: [(String, (Observable<Int>) -> Observable<Int>)] =
    [
      (
        "Single",
        { $0.alone.map { $0 }.flatMap { .just($0) }.do(onSuccess: { _ in }).asObservable() }
      ),
      ("Single to Maybe", { $0.alone.filter { _ in true }.ifEmpty(default: 1).asObservable() }),
      ("Single.flatMapMaybe", { $0.alone.flatMapMaybe { _ in .never() }.asObservable() }),
      ("Single.flatMapCompletable", { $0.alone.flatMapCompletable { _ in .never() }.numbers }),
      ("Single.retry, catch", { $0.asSingle().retry(2).catchAndReturn(1).asObservable() }),
      (
        "Single.using",
        { one in Single.using({ BooleanDisposable() }) { _ in one.alone }.asObservable() }
      ),
      (
        "Single.deferred",
        { one in Single.deferred { one.alone }.asObservable() }
      ),
      ("Maybe", { $0.perhaps.map { $0 }.flatMap { .just($0) }.compactMap { $0 }.asObservable() }),
      ("Completable", { $0.quiet.do(onCompleted: {}).retry(2).numbers }),
      ("asSingle, first", { $0.asSingle().asMaybe().asObservable() }),
      (
        "Infallible",
        {
          $0.asInfallible(onErrorJustReturn: 0).map { $0 }.filter { _ in true }.scan(0) { $0 + $1 }
            .distinctUntilChanged().startWith(1).share(replay: 1).asObservable()
        }
      ),
    ]
    + (traitJoins + infallibleJoins).flatMap { name, join in
      [
        ("\(name) with never", { join($0, .never()) }),
        ("never \(name)", { join(.never(), $0) }),
        ("\(name) with itself", { join($0, $0) }),
      ]
    }

  /// For the tests with a clock.
  static let traitTimekeepers: [Timekeeper] = [
    Timekeeper("Single.timeout") {
      $0.alone.timeout(.microseconds(100), scheduler: $1).asObservable()
    },
    Timekeeper("Single.timeout(other:)") {
      $0.alone.timeout(.microseconds(100), other: .just(7), scheduler: $1).asObservable()
    },
    Timekeeper("Single.delay") { $0.alone.delay(.microseconds(10), scheduler: $1).asObservable() },
    Timekeeper("Single.observe(on:)") { $0.alone.observe(on: $1).asObservable() },
    Timekeeper("Maybe.delaySubscription") {
      $0.perhaps.delaySubscription(.microseconds(10), scheduler: $1).asObservable()
    },
    Timekeeper("Completable.timeout") {
      $0.take(1).quiet.timeout(.microseconds(100), scheduler: $1).numbers
    },
    Timekeeper("Infallible.debounce") {
      $0.asInfallible(onErrorJustReturn: 0).debounce(.microseconds(10), scheduler: $1)
        .asObservable()
    },
  ]
}

extension Observable where Element == Int {
  /// The first element, as a Single.
  fileprivate var alone: Single<Int> { take(1).asSingle() }

  /// The first element, as a Maybe.
  fileprivate var perhaps: Maybe<Int> { take(1).asMaybe() }

  /// The ending alone.
  fileprivate var quiet: Completable { ignoreElements().asCompletable() }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// As a sequence of numbers of which there are none.
  fileprivate var numbers: Observable<Int> { asObservable().map { _ -> Int in } }
}
