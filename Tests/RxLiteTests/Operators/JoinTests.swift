import RxLite
import RxLiteTest
import Testing

@Suite struct JoinTests {
  static let withLatestFrom = [
    JoinCase("never", "-----", "^", "--a--", "^", "-----"),
    JoinCase("the other is empty", "-1---2-|", "^------!", "--|", "^-!", "-------|"),
    JoinCase("empty", "--|", "^-!", "-a---|", "^-!", "--|"),
    JoinCase(
      "elements", "-1---2----3-|", "^-----------!", "---a----b--|", "^----------!", "-----2a---3b|"),
    JoinCase("error first", "--X", "^-!", "-a---|", "^-!", "--X"),
    JoinCase(
      "an error of the other", "-1---2-----|", "^-------!", "---a----X", "^-------!", "-----2a-X"),
    JoinCase("a throwing closure", "---bad-----|", "^--!", "-a---|", "^--!", "---X"),
  ]

  @Test(arguments: withLatestFrom)
  func `withLatestFrom`(example: JoinCase) throws {
    try example.check { $0.withLatestFrom($1) { try fine($0) + $1 } }
  }

  static let sample = [
    JoinCase("never", "-----", "^", "--x--", "^", "-----"),
    JoinCase(
      "each element once", "-1-2----3---|", "^-----------!", "--x--x-x--x--x-|", "^------------!",
      "--1--2----3--|"),
    JoinCase("empty, and then a sample", "--|", "^-!", "----x--|", "^---!", "----|"),
    JoinCase("the sampler's end is a sample", "-1----|", "^-----!", "---|", "^--!", "---1---"),
    JoinCase("error first", "--X", "^-!", "----x--|", "^-!", "--X"),
    JoinCase("an error of the sampler", "-1----|", "^--!", "---X", "^--!", "---X"),
  ]

  @Test(arguments: sample)
  func `sample`(example: JoinCase) throws {
    try example.check { $0.sample($1) }
  }

  @Test func `sample with a default value sends it if there is no new element`() throws {
    try JoinCase("", "-1-----|", "^------!", "--x--x--x--|", "^-------!", "--1--0--(0,|)")
      .check { $0.sample($1, defaultValue: "0") }
  }

  static let amb = [
    JoinCase("never", "-----", "^", "-----", "^", "-----"),
    JoinCase("the first wins", "-1---2-|", "^------!", "--a--b--|", "^!", "-1---2-|"),
    JoinCase("the second wins", "---1---2-|", "^-!", "--a--b--|", "^-------!", "--a--b--|"),
    JoinCase("a completion wins", "-|", "^!", "--a--b--|", "^!", "-|"),
    JoinCase("an error wins", "---1---2-|", "^-!", "--X", "^-!", "--X"),
    JoinCase("at the same time, the first", "-1-|", "^--!", "-a-b-|", "^!", "-1-|"),
  ]

  @Test(arguments: amb)
  func `amb`(example: JoinCase) throws {
    try example.check { $0.amb($1) }
    try example.check { .amb([$0, $1]) }
    try example.check { .amb([$0, .never(), $1]) }
  }

  @Test func `amb: after a synchronous first, the error of the second is dropped`() {
    let log = Log()
    _ = Observable.just(1).concat(Observable.never()).startWith(0).amb(Observable.error(Boom()))
      .subscribe(log.observer())
    #expect(log.lines == ["next(0)", "next(1)"])
    _ = Observable<Int>.amb([]).subscribe(log.observer())
    #expect(log.lines.count == 2)
  }

  static let skipUntil = [
    JoinCase("never", "-----", "^", "--x--", "^-!", "-----"),
    JoinCase("elements", "-1-2-3-4-|", "^--------!", "----x-x-|", "^---!", "-----3-4-|"),
    JoinCase("the other never sends", "-1-2-|", "^----!", "-----", "^----!", "------"),
    JoinCase("the other only completes", "-1-2-|", "^----!", "--|", "^-!", "------"),
    JoinCase("error first", "--X", "^-!", "----x", "^-!", "--X"),
    JoinCase("an error of the other", "-1-2-|", "^-!", "--X", "^-!", "--X"),
    JoinCase("an error of the other, too late", "-1-2-|", "^----!", "-xX", "^!", "---2-|"),
  ]

  @Test(arguments: skipUntil)
  func `skip(until:)`(example: JoinCase) throws {
    try example.check { $0.skip(until: $1) }
  }

  static let takeUntil = [
    JoinCase("never", "-----", "^", "-----", "^", "-----"),
    JoinCase("empty", "--|", "^-!", "----x-|", "^-!", "--|"),
    JoinCase("elements", "-1-2-3-4-|", "^----!", "-----x-x", "^----!", "-1-2-|"),
    JoinCase("the other never sends", "-1-2-|", "^----!", "-----", "^----!", "-1-2-|"),
    JoinCase("the other only completes", "-1-2-|", "^----!", "--|", "^-!", "-1-2-|"),
    JoinCase("the other sends at once", "-1-2-|", "^!", "-x---", "^!", "-|"),
    JoinCase("error first", "--X", "^-!", "----x", "^-!", "--X"),
    JoinCase("an error of the other", "-1---2-|", "^--!", "---X", "^--!", "-1-X"),
  ]

  @Test(arguments: takeUntil)
  func `take(until:)`(example: JoinCase) throws {
    try example.check { $0.take(until: $1) }
  }

  static let merge = [
    JoinCase("never", "-----", "^", "-----", "^", "-----"),
    JoinCase("empty", "--|", "^-!", "----|", "^---!", "----|"),
    JoinCase("empty and never", "--|", "^-!", "-----", "^", "-----"),
    JoinCase("elements", "-1---2-|", "^------!", "---a---b--|", "^---------!", "-1-a-2-b--|"),
    JoinCase("at the same tick", "-1-|", "^--!", "-a-----|", "^------!", "-(1,a)-|"),
    JoinCase("error first", "--X", "^-!", "----a", "^-!", "--X"),
    JoinCase("an error of the second", "-1---2-|", "^---!", "----X", "^---!", "-1--X"),
  ]

  @Test(arguments: merge)
  func `merge`(example: JoinCase) throws {
    for form in Self.merges { try example.check(form) }
  }

  private static let merges: [JoinCase.Join] = [
    { .merge($0, $1) }, { .merge([$0, $1]) }, { .merge(AnyCollection([$0, $1])) },
    { Observable.of($0, $1).merge() }, { Observable.of($0, $1).merge(maxConcurrent: 2) },
  ]

  static let concat = [
    JoinCase("never", "-----", "^", "-1-|", "", "-----"),
    JoinCase("empty", "--|", "^-!", "-1-|", "--^--!", "---1-|"),
    JoinCase("both empty", "--|", "^-!", "-|", "--^!", "---|"),
    JoinCase("elements", "-1-2-|", "^----!", "-a-|", "-----^--!", "-1-2--a-|"),
    JoinCase("error first", "--X", "^-!", "-a-|", "", "--X"),
    JoinCase("an error of the second", "-1-|", "^--!", "-a-X", "---^--!", "-1--a-X"),
  ]

  @Test(arguments: concat)
  func `concat`(example: JoinCase) throws {
    for form in Self.concats { try example.check(form) }
  }

  private static let concats: [JoinCase.Join] = [
    { $0.concat($1) }, { .concat($0, $1) }, { .concat([$0, $1]) },
    { .concat(AnySequence([$0, $1])) }, { Observable.of($0, $1).concat() },
  ]

  /// In which order an operator subscribes to its two sources, and disposes them.
  static let orders: [(String, JoinCase.Join, [String])] = [
    ("merge", { .merge($0, $1) }, ["+1", "+2", "-1", "-2"]),
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }, ["+1", "+2", "-1", "-2"]),
    ("zip", { .zip([$0, $1]) { $0[0] } }, ["+1", "+2", "-1", "-2"]),
    ("withLatestFrom", { $0.withLatestFrom($1) }, ["+2", "+1", "-1", "-2"]),
    ("take(until:)", { $0.take(until: $1) }, ["+2", "+1", "-1", "-2"]),
    ("skip(until:)", { $0.skip(until: $1) }, ["+1", "+2", "-1", "-2"]),
    ("sample", { $0.sample($1) }, ["+1", "+2", "-1", "-2"]),
    ("amb", { $0.amb($1) }, ["+1", "+2", "-1", "-2"]),
  ]

  @Test(arguments: orders)
  func `subscribes and disposes in RxSwift's order`(
    name: String, join: JoinCase.Join, expected: [String]
  ) throws {
    let log = Log()
    func source(_ name: String) -> Observable<String> {
      .create { _ in
        log.add("+\(name)")
        return Disposables.create { log.add("-\(name)") }
      }
    }
    try join(source("1"), source("2")).subscribe().dispose()
    #expect(log.lines == expected)
  }
}
