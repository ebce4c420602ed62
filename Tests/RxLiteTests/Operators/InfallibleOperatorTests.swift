import RxLite
import RxLiteTest
import Testing

/// Each operator of a sequence that can't fail, by itself. The source sends 1 at 210, 2 at 220, 2 at
/// 230, 3 at 240, and completes at 250. As `delay` passes on one event a tick, a `just` that is delayed
/// completes one tick after its element.
@Suite struct InfallibleOperatorTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let operate: (Infallible<Int>, TestScheduler) -> Infallible<String>
    let expected: String

    init<Result>(
      _ name: String, _ expected: String,
      _ operate: @escaping (Infallible<Int>, TestScheduler) -> Infallible<Result>
    ) {
      testDescription = name
      self.expected = expected
      self.operate = { operate($0, $1).map { "\($0)" } }
    }
  }

  private final class Owner { let name = "owner" }
  private static let owner = Owner()

  static let cases: [Case] = [
    Case("map", "2@210 4@220 4@230 6@240 |@250") { s, _ in s.map { $0 * 2 } },
    Case("compactMap", "1@210 3@240 |@250") { s, _ in s.compactMap { $0 == 2 ? nil : $0 } },
    Case("filter", "2@220 2@230 |@250") { s, _ in s.filter { $0 == 2 } },
    Case("scan", "1@210 3@220 5@230 8@240 |@250") { s, _ in s.scan(0) { $0 + $1 } },
    Case("scan(into:)", "1@210 3@220 5@230 8@240 |@250") { s, _ in s.scan(into: 0) { $0 += $1 } },
    Case("startWith", "0@200 1@210 2@220 2@230 3@240 |@250") { s, _ in s.startWith(0) },
    Case("take", "1@210 2@220 |@220") { s, _ in s.take(2) },
    Case("take(while:)", "1@210 |@220") { s, _ in s.take(while: { $0 < 2 }) },
    Case("take(while:) inclusive", "1@210 2@220 |@220") { s, _ in
      s.take(while: { $0 < 2 }, behavior: .inclusive)
    },
    Case("take(until:) a predicate", "1@210 |@220") { s, _ in s.take(until: { $0 == 2 }) },
    Case("take(until:) an infallible", "1@210 2@220 |@225") { s, clock in
      s.take(until: delayed(0, .seconds(25), clock))
    },
    Case("take(until:) an observable", "1@210 2@220 |@225") { s, clock in
      s.take(until: Observable<Int>.timer(.seconds(25), scheduler: clock))
    },
    Case("take(for:)", "1@210 2@220 |@225") { s, clock in
      s.take(for: .seconds(25), scheduler: clock)
    },
    Case("skip(while:)", "3@240 |@250") { s, _ in s.skip(while: { $0 < 3 }) },
    Case("skip(until:)", "2@230 3@240 |@250") { s, clock in
      s.skip(until: Observable<Int>.timer(.seconds(25), scheduler: clock))
    },
    Case("withUnretained", "owner1@210 owner2@220 owner2@230 owner3@240 |@250") { s, _ in
      s.withUnretained(owner) { $0.name + "\($1)" }
    },
    Case("withUnretained, in pairs", "1@210 2@220 2@230 3@240 |@250") { s, _ in
      s.withUnretained(owner).map { $1 }
    },
    Case("distinctUntilChanged", "1@210 2@220 3@240 |@250") { s, _ in s.distinctUntilChanged() },
    Case("distinctUntilChanged by key", "1@210 2@220 3@240 |@250") { s, _ in
      s.distinctUntilChanged { $0 % 2 }
    },
    Case("distinctUntilChanged by comparer", "1@210 3@240 |@250") { s, _ in
      s.distinctUntilChanged { $0 + 1 >= $1 }
    },
    Case("distinctUntilChanged by key and comparer", "1@210 3@240 |@250") { s, _ in
      s.distinctUntilChanged({ $0 * 10 }, comparer: { $0 + 10 >= $1 })
    },
    Case("distinctUntilChanged at a path", "1@210 2@220 3@240 |@250") { s, _ in
      s.distinctUntilChanged(at: \.description)
    },
    Case("concat", "1@210 2@220 2@230 3@240 9@250 |@250") { s, _ in s.concat(Infallible.just(9)) },
    Case("flatMap", "1@215 2@225 2@235 3@245 |@250") { s, clock in
      s.flatMap { delayed($0, .seconds(5), clock) }
    },
    Case("flatMapLatest", "3@255 |@256") { s, clock in
      s.flatMapLatest { delayed($0, .seconds(15), clock) }
    },
    Case("flatMapFirst", "1@225 2@245 |@250") { s, clock in
      s.flatMapFirst { delayed($0, .seconds(15), clock) }
    },
    Case("concatMap", "1@225 2@241 2@257 3@273 |@274") { s, clock in
      s.concatMap { delayed($0, .seconds(15), clock) }
    },
    Case("withLatestFrom", "2x@220 2x@230 3x@240 |@250") { s, clock in
      s.withLatestFrom(delayed("x", .seconds(15), clock)) { "\($0)\($1)" }
    },
    Case("withLatestFrom alone", "x@220 x@230 x@240 |@250") { s, clock in
      s.withLatestFrom(delayed("x", .seconds(15), clock))
    },
    Case("debounce", "3@250 |@250") { s, clock in s.debounce(.seconds(15), scheduler: clock) },
    Case("throttle", "1@210 2@225 3@240 |@250") { s, clock in
      s.throttle(.seconds(15), scheduler: clock)
    },
    Case("throttle(latest: false)", "1@210 2@230 |@250") { s, clock in
      s.throttle(.seconds(15), latest: false, scheduler: clock)
    },
    Case("share", "1@210 2@220 2@230 3@240 |@250") { s, _ in s.share(replay: 1, scope: .forever) },
    Case("do", "1@210 2@220 2@230 3@240 |@250") { s, _ in s.do(onNext: { _ in }) },
    Case("merge", "7@200 1@210 2@220 2@230 3@240 |@250") { s, _ in .merge([.just(7), s]) },
    Case("concat of a sequence", "7@200 1@210 2@220 2@230 3@240 |@250") { s, _ in
      .concat([.just(7), s])
    },
    Case("deferred", "1@210 2@220 2@230 3@240 |@250") { s, _ in .deferred { s } },
    Case("just with a scheduler", "7@201 |@202") { _, clock in .just(7, scheduler: clock) },
    Case("of", "7@200 8@200 |@200") { _, _ in Infallible.of(7, 8) },
    Case("from an array", "7@200 8@200 |@200") { _, _ in Infallible.from([7, 8]) },
    Case("from a sequence", "7@200 8@200 |@200") { _, _ in Infallible.from(7...8) },
  ]

  /// An Infallible that emits its element later.
  private static func delayed<Element>(
    _ element: Element, _ time: RxTimeInterval, _ clock: TestScheduler
  ) -> Infallible<Element> {
    Observable.just(element).delay(time, scheduler: clock).asInfallible(onErrorJustReturn: element)
  }

  @Test(arguments: cases)
  func `an operator does what it does on an observable`(example: Case) {
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 2), .next(240, 3), .completed(250),
    ])
    let result = clock.start {
      example.operate(source.asInfallible(onErrorJustReturn: -1), clock).asObservable()
    }
    let text = result.events.map { "\($0.value.element ?? "|")@\($0.time)" }
    #expect(text.joined(separator: " ") == example.expected)
  }

  @Test func `do calls each of its closures`() {
    let log = Log()
    let source = Infallible.just(1).do(
      onNext: { log.add("next \($0)") }, afterNext: { log.add("after \($0)") },
      onCompleted: { log.add("completed") }, afterCompleted: { log.add("afterCompleted") },
      onSubscribe: { log.add("subscribe") }, onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") })
    _ = source.subscribe(onNext: { log.add("\($0)") })
    #expect(
      log.lines == [
        "subscribe", "next 1", "1", "after 1", "completed", "afterCompleted", "subscribed",
        "dispose",
      ])
  }
}
