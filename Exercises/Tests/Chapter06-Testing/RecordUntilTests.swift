import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("RecordUntil", .serialized) struct RecordUntilTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `records what comes, with the ticks`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(300, 2), .completed(500)])
    try check(
      scheduler.record(source.asObservable(), until: 600).events,
      is: [.next(100, 1), .next(300, 2), .completed(500)])
    try check(source.subscriptions, is: [Subscription(0, 500)])
  }

  @Test func `nothing is recorded after the end`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2), .next(700, 3)])
    try check(
      scheduler.record(source.asObservable(), until: 600).events,
      is: [.next(100, 1), .next(500, 2)])
  }

  @Test func `the source sees the disposal at its tick`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2), .next(700, 3)])
    _ = scheduler.record(source.asObservable(), until: 600)
    try check(source.subscriptions, is: [Subscription(0, 600)])
  }

  @Test(arguments: [150, 1200])
  func `the end is where the caller wants it`(end: TestTime) throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(1100, 2), .next(1300, 3)])
    let all: [Recorded<Event<Int>>] = [.next(100, 1), .next(1100, 2)]
    try check(
      scheduler.record(source.asObservable(), until: end).events, is: all.filter { $0.time < end })
    try check(source.subscriptions, is: [Subscription(0, end)])
  }

  @Test func `also when the source has fallen silent long before`() throws {
    let source = scheduler.createHotObservable([.next(100, 1)])
    _ = scheduler.record(source.asObservable(), until: 600)
    try check(source.subscriptions, is: [Subscription(0, 600)])
  }

  @Test func `a source that is cold is subscribed once`() throws {
    let source = scheduler.createColdObservable([.next(100, 1), .next(700, 2)])
    try check(scheduler.record(source.asObservable(), until: 600).events, is: [.next(100, 1)])
    try check(source.subscriptions, is: [Subscription(0, 600)])
  }

  private func check(
    _ found: [Recorded<Event<Int>>], is expected: [Recorded<Event<Int>>], line: Int = #line
  ) throws {
    try expect(found, equals: expected, line: line)
  }

  private func check(
    _ found: [Subscription], is expected: [Subscription], line: Int = #line
  ) throws {
    try expect(found, equals: expected, line: line)
  }
}
