import RxLite
import RxLiteTest
import Testing

/// Counts and times that make no sense: what RxSwift makes of them, or a refusal that says what to do.
@Suite struct BadInputTests {
  /// What is refused, and a part of the sentence.
  static let refusals: [(name: String, attempt: () -> Void, sentence: String)] = [
    ("take(-1)", { _ = Observable.just(1).take(-1) }, "take(_:) needs zero or more"),
    ("Infallible.take(-1)", { _ = Infallible.just(1).take(-1) }, "take(_:) needs zero or more"),
    ("takeLast(-1)", { _ = Observable.just(1).takeLast(-1) }, "takeLast(_:) needs zero or more"),
    (
      "element(at: -1)", { _ = Observable.just(1).element(at: -1) },
      "element(at:) needs zero or more"
    ),
    (
      "range(count: -1)", { _ = Observable.range(start: 0, count: -1) },
      "range(start:count:) needs zero or more"
    ),
    (
      "range past the last number", { _ = Observable<Int8>.range(start: 100, count: 100) },
      "the last number of range(start:count:) is out of bounds"
    ),
    ("retry(-1)", { _ = Observable.just(1).retry(-1) }, "retry(_:) needs zero or more attempts"),
    ("Single.retry(-1)", { _ = Single.just(1).retry(-1) }, "needs zero or more attempts"),
    ("replay(-1)", { _ = Observable.just(1).replay(-1) }, "a replay needs zero or more"),
    ("share(replay: -1)", { _ = Observable.just(1).share(replay: -1) }, "needs zero or more"),
    (
      "share(replay: -1, scope: .forever)",
      { _ = Observable.just(1).share(replay: -1, scope: .forever) }, "needs zero or more"
    ),
    (
      "ReplaySubject of -1", { _ = ReplaySubject<Int>.create(bufferSize: -1) },
      "a replay needs zero or more"
    ),
    (
      "ReplayRelay of -1", { _ = ReplayRelay<Int>.create(bufferSize: -1) },
      "a replay needs zero or more"
    ),
    (
      "a negative interval on a queue",
      {
        let queue = SerialDispatchQueueScheduler(qos: .default)
        _ = Observable<Int>.interval(.seconds(-1), scheduler: queue).subscribe()
      }, "no timer with a negative period: give it zero or more"
    ),
    ("sleep(-1)", { TestScheduler(initialClock: 0).sleep(-1) }, "give sleep(_:) zero or more"),
  ]

  @Test(arguments: refusals.indices)
  func `an impossible value is refused with a sentence that says what to do`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      Self.refusals[index].attempt()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let (name, _, sentence) = Self.refusals[index]
    #expect(message.contains(sentence), "\(name)")
  }

  /// As in RxSwift, only a debug build stops for it; a release build prints the sentence.
  @Test func `a Single that ends without an element is refused`() async {
    #if DEBUG
      let expected = ExitTest.Condition.failure
    #else
      let expected = ExitTest.Condition.success
    #endif
    let result = await #expect(
      processExitsWith: expected, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      _ = Single.just(1).retry(0).subscribe()
    }
    let output = (result?.standardOutputContent ?? []) + (result?.standardErrorContent ?? [])
    #expect(
      String(decoding: output, as: UTF8.self).contains("Singles can't emit a completion event"))
  }

  /// Unusual arguments that are allowed, with their results. The source sends 1 at 210, 2 at 220, 3 at
  /// 230, and completes at 240.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let operate: @Sendable (Observable<Int>, TestScheduler) -> Observable<String>

    init<Result>(
      _ name: String, _ expected: String,
      _ operate: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Result>
    ) {
      testDescription = name
      self.expected = expected
      self.operate = { operate($0, $1).map { "\($0)" } }
    }
  }

  private static let all = "1@210 2@220 3@230 |@240"

  static let cases: [Case] = [
    Case("take(0)", "|@200") { source, _ in source.take(0) },
    Case("takeLast(0)", "|@240") { source, _ in source.takeLast(0) },
    Case("skip(-1)", all) { source, _ in source.skip(-1) },
    Case("retry(0)", "|@200") { source, _ in source.retry(0) },
    Case("replay(0)", all) { source, _ in source.replay(0).refCount() },
    Case("share(replay: 0)", all) { source, _ in source.share(replay: 0, scope: .forever) },
    Case("range of none", "|@200") { _, _ in Observable.range(start: 5, count: 0) },
    Case("merge(maxConcurrent: 0)", "|@240") { source, _ in
      source.map { Observable.just($0) }.merge(maxConcurrent: 0)
    },
    Case("merge(maxConcurrent: -1)", "|@240") { source, _ in
      source.map { Observable.just($0) }.merge(maxConcurrent: -1)
    },
    Case("buffer(count: 0)", "[1, 2]@225 [3]@240 |@240") { source, clock in
      source.buffer(timeSpan: .seconds(25), count: 0, scheduler: clock)
    },
    Case("buffer(count: -1)", "[1, 2]@225 [3]@240 |@240") { source, clock in
      source.buffer(timeSpan: .seconds(25), count: -1, scheduler: clock)
    },
    Case("window(count: 0)", "[1, 2]@225 [3]@240 |@240") { source, clock in
      source.window(timeSpan: .seconds(25), count: 0, scheduler: clock).flatMap { $0.toArray() }
    },
    Case("window(count: -1)", "[1, 2]@225 [3]@240 |@240") { source, clock in
      source.window(timeSpan: .seconds(25), count: -1, scheduler: clock).flatMap { $0.toArray() }
    },
    Case("throttle for no time", all) { $0.throttle(.seconds(0), scheduler: $1) },
    Case("throttle for less than no time", all) { $0.throttle(.seconds(-5), scheduler: $1) },
    Case("debounce for less than no time", "1@211 2@221 3@231 |@240") {
      $0.debounce(.seconds(-5), scheduler: $1)
    },
    Case("delay for less than no time", "1@211 2@221 3@231 |@241") {
      $0.delay(.seconds(-5), scheduler: $1)
    },
    Case("delaySubscription for less than no time", all) {
      $0.delaySubscription(.seconds(-5), scheduler: $1)
    },
    Case("timeout of less than no time", "X@201") { $0.timeout(.seconds(-5), scheduler: $1) },
    Case("take(for:) less than no time", "|@201") { $0.take(for: .seconds(-5), scheduler: $1) },
    Case("skip for less than no time", all) { $0.skip(.seconds(-5), scheduler: $1) },
    Case("interval of no time", "0@201 1@202 2@203 |@203") { _, clock in
      Observable<Int>.interval(.seconds(0), scheduler: clock).take(3)
    },
    Case("interval of less than no time", "0@201 1@202 2@203 |@203") { _, clock in
      Observable<Int>.interval(.seconds(-1), scheduler: clock).take(3)
    },
    Case("timer at an earlier time", "0@201 |@201") { _, clock in
      Observable<Int>.timer(.seconds(-5), scheduler: clock)
    },
    Case("amb of none", "") { _, _ in Observable<Int>.amb([]) },
    Case("concat of none", "|@200") { _, _ in Observable<Int>.concat([]) },
    Case("merge of none", "|@200") { _, _ in Observable<Int>.merge([]) },
    Case("catch(sequence:) of none", "|@200") { _, _ in Observable<Int>.catch(sequence: []) },
  ]

  @Test(arguments: cases)
  func `what RxSwift makes something of, RxLite does too`(example: Case) {
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
    ])
    let result = clock.start { example.operate(source.asObservable(), clock) }
    let text = result.events.map { recorded in
      "\(recorded.value.element ?? (recorded.value.error == nil ? "|" : "X"))@\(recorded.time)"
    }
    #expect(text.joined(separator: " ") == example.expected)
  }

  @Test func `a timer that is late already rings at once on a queue`() throws {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    let rings = Observable<Int>.timer(.seconds(-5), scheduler: queue)
    #expect(try rings.toBlocking(timeout: 10).toArray() == [0])
  }
}
