import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("HotOrCold", .serialized) struct HotOrColdTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a source that starts afresh is cold`() throws {
    let source = scheduler.createColdObservable([
      .next(10, 1), .next(60, 2), .next(150, 3), .completed(210),
    ])
    try check(
      source.asObservable(), is: .cold, "It sends 1, 2, 3 to each subscriber, from the start.")
  }

  @Test func `a source that sends to nobody, too, is hot`() throws {
    let source = scheduler.createHotObservable([
      .next(215, 7), .next(330, 7), .next(415, 7), .next(480, 7), .next(515, 7), .completed(590),
    ])
    try check(
      source.asObservable(), is: .hot,
      "It sends a 7 now and then, whether anybody listens or not. It is always a 7: look at the times."
    )
  }

  @Test func `an interval is cold, and has no end`() throws {
    let source = Observable<Int>.interval(.seconds(35), scheduler: scheduler)
    try check(source, is: .cold, "An interval counts from 0 for each subscriber.")
  }

  @Test func `an interval is cold, even if two of them tick together`() throws {
    let source = Observable<Int>.interval(.seconds(50), scheduler: scheduler)
    try check(
      source, is: .cold,
      """
      Two intervals of 50 that begin 50, 100 or 200 ticks apart tick together, and do not count \
      together. Times alone don't show it: look at the elements, too.
      """)
  }

  @Test func `a shared interval is hot while somebody listens`() throws {
    let source = Observable<Int>.interval(.seconds(35), scheduler: scheduler).share()
    try check(
      source, is: .hot,
      """
      share() starts with its first subscriber, and lets others join while that one is there. Is it \
      still there when your second observer comes?
      """)
  }

  private func check(
    _ source: Observable<Int>, is expected: Temperature, _ reason: String,
    line: Int = #line
  ) throws {
    let found = hotOrCold(source, on: scheduler)
    try expect(
      found, equals: expected, reason,
      line: line)
  }
}
