import RxLite
import RxLiteTest
import Testing

@Suite struct GatheringTests {
  static let combineLatestCases = [
    JoinCase("never", "--1--", "^", "-----", "^", "-----"),
    JoinCase(
      "a row at each element", "-1-----2-----|", "^------------!", "----a-----b--|",
      "^------------!",
      "----1a-2a-2b-|"),
    JoinCase("empty and empty", "--|", "^-!", "----|", "^---!", "----|"),
    JoinCase("empty and never", "--|", "^-!", "-----", "^", "-----"),
    JoinCase(
      "empty, then an element without a counterpart", "--|", "^-!", "----a--|", "^---!",
      "----|"),
    JoinCase("error first", "--X", "^-!", "----a--|", "^-!", "--X"),
    JoinCase("error of the second", "--1-----|", "^----!", "-----X", "^----!", "-----X"),
    JoinCase(
      "a throwing closure", "-1-----bad-----|", "^------!", "----a-----b---|", "^------!",
      "----1a-X"),
  ]

  @Test(arguments: combineLatestCases)
  func `combineLatest`(example: JoinCase) throws {
    for form in Self.forms(of: .combineLatest) { try example.check(form) }
  }

  static let zipCases = [
    JoinCase("never", "--1--", "^", "-----", "^", "-----"),
    JoinCase(
      "first with first, second with second", "-1-2------|", "^---------!", "----a---b-|",
      "^---------!", "----1a--2b|"),
    JoinCase("empty and empty", "--|", "^-!", "----|", "^---!", "----|"),
    JoinCase("error first", "--X", "^-!", "----a--|", "^-!", "--X"),
    JoinCase("error of the second", "--1-----|", "^----!", "-----X", "^----!", "-----X"),
    JoinCase(
      "a throwing closure", "-1-bad-------|", "^--------!", "---a-----b---|", "^--------!",
      "---1a----X"),
  ]

  @Test(arguments: zipCases)
  func `zip`(example: JoinCase) throws {
    for form in Self.forms(of: .zip) { try example.check(form) }
  }

  /// `zip` of arguments waits for all sources. `zip` of a collection doesn't: it completes with the first
  /// element that can have no partner.
  @Test func `zip of two waits for both, zip of a collection for the next full row`() throws {
    let (zips, ofCollections) = (Self.forms(of: .zip).prefix(2), Self.forms(of: .zip).suffix(2))
    let endsLate = JoinCase("", "--|", "^-!", "----a--|", "^------!", "-------|")
    let endsEarly = JoinCase("", "--|", "^-!", "----a--|", "^---!", "----|")
    for form in zips { try endsLate.check(form) }
    for form in ofCollections { try endsEarly.check(form) }
    let source = "------a--b--c--|"
    let usesUp = JoinCase("", "-1-2-|", "^----!", source, "^--------------!", "------1a-2b----|")
    let usesUpEarly = JoinCase("", "-1-2-|", "^----!", source, "^-----------!", "------1a-2b-|")
    for form in zips { try usesUp.check(form) }
    for form in ofCollections { try usesUpEarly.check(form) }
  }

  @Test func `an early dispose ends both subscriptions`() throws {
    let example = JoinCase("", "-1---2---|", "^-----!", "---a---b-|", "^-----!", "---1a---")
    for form in Self.forms(of: .zip) { try example.check(until: "^-----!", form) }
  }

  enum Gatherer { case combineLatest, zip }

  /// The four ways to gather two sources.
  static func forms(of gatherer: Gatherer) -> [JoinCase.Join] {
    switch gatherer {
    case .combineLatest:
      [
        { .combineLatest($0, $1) { try fine($0) + $1 } },
        { Observable.combineLatest($0, $1).map { try fine($0.0) + $0.1 } },
        { .combineLatest([$0, $1]) { try fine($0[0]) + $0[1] } },
        { Observable.combineLatest([$0, $1]).map { try fine($0[0]) + $0[1] } },
      ]
    case .zip:
      [
        { .zip($0, $1) { try fine($0) + $1 } },
        { Observable.zip($0, $1).map { try fine($0.0) + $0.1 } },
        { .zip([$0, $1]) { try fine($0[0]) + $0[1] } },
        { Observable.zip([$0, $1]).map { try fine($0[0]) + $0[1] } },
      ]
    }
  }

  @Test func `two to eight sources, each in its place`() {
    func one(_ number: Int) -> Observable<Int> { .just(number) }
    let (a, b, c, d) = (one(1), one(2), one(3), one(4))
    let (e, f, g, h) = (one(5), one(6), one(7), one(8))
    let combined: [Observable<[Int]>] = [
      .combineLatest(a, b) { [$0, $1] },
      .combineLatest(a, b, c) { [$0, $1, $2] },
      .combineLatest(a, b, c, d) { [$0, $1, $2, $3] },
      .combineLatest(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .combineLatest(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .combineLatest(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .combineLatest(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    let zipped: [Observable<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for all in [combined, zipped] {
      for (index, sequence) in all.enumerated() {
        let log = Log()
        _ = sequence.subscribe(log.observer())
        #expect(log.lines == ["next(\(Array(1...(index + 2))))", "completed"])
      }
    }
  }

  @Test func `sources of different types make tuples`() {
    let log = Log()
    _ = Observable.zip(Observable.just(1), Observable.just("a"), Observable.just(true))
      .subscribe(onNext: { log.add("\($0)") })
    _ = Observable.combineLatest(
      Observable.just(1), Observable.just("a"), Observable.just(2.5), Observable.just(false)
    ).subscribe(onNext: { log.add("\($0)") })
    #expect(log.lines == ["(1, \"a\", true)", "(1, \"a\", 2.5, false)"])
  }

  @Test func `without a source, combineLatest sends one empty row, and zip none`() {
    let none: [Observable<Int>] = []
    let combined: [Observable<[Int]>] = [
      .combineLatest(none) { $0 }, Observable.combineLatest(none),
    ]
    let zipped: [Observable<[Int]>] = [.zip(none) { $0 }, Observable.zip(none)]
    for sequence in combined {
      let log = Log()
      _ = sequence.subscribe(log.observer())
      #expect(log.lines == ["next([])", "completed"])
    }
    for sequence in zipped {
      let log = Log()
      _ = sequence.subscribe(log.observer())
      #expect(log.lines == ["completed"])
    }
  }

  @Test func `each subscription has lanes of its own`() {
    let subject = PublishSubject<Int>()
    let rows = Observable.zip([subject.asObservable(), subject.map { $0 * 10 }])
    let log = Log()
    _ = rows.subscribe(log.observer())
    subject.onNext(1)
    _ = rows.subscribe(log.observer())
    subject.onNext(2)
    #expect(log.lines == ["next([1, 10])", "next([2, 20])", "next([2, 20])"])
  }

  @Test func `the closure may make a source send`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = Observable.combineLatest(subject, Observable.just(0)) { element, _ in
      if element < 3 { subject.onNext(element + 1) }
      return element
    }.subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == ["next(3)", "next(2)", "next(1)"])
  }

  @Test func `a source that fails is disposed before the error goes out`() {
    for gather in [
      { Observable.combineLatest($0, Observable<Int>.never()) { $0 + $1 } },
      { Observable.zip($0, Observable<Int>.never()) { $0 + $1 } },
    ] as [(Observable<Int>) -> Observable<Int>] {
      let log = Log()
      var send: AnyObserver<Int>?
      let source = Observable<Int>.create { observer in
        send = observer
        return Disposables.create { log.add("disposed") }
      }
      _ = gather(source).subscribe(log.observer())
      send?.onError(Boom())
      #expect(log.lines == ["disposed", "error(Boom())"])
    }
  }
}
