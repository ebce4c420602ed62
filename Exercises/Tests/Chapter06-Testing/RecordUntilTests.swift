import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("RecordUntil", .serialized) struct RecordUntilTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `it records what the source sends, with the ticks`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(300, 2), .completed(500)])
    try expect(
      scheduler.record(source.asObservable(), until: 600).events,
      equals: [.next(100, 1), .next(300, 2), .completed(500)],
      "A hot source sends 1, 2 and a completion; it is recorded until 600.")
    try expect(
      source.subscriptions, equals: [Subscription(0, 500)],
      "The source completes at 500. There its only subscription ends.")
  }

  @Test func `it records the error of the source`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .error(300, Broken.pipe)])
    try expect(
      scheduler.record(source.asObservable(), until: 600).events,
      equals: [.next(100, 1), .error(300, Broken.pipe)],
      "A hot source sends 1 and fails at 300; it is recorded until 600.")
    try expect(
      source.subscriptions, equals: [Subscription(0, 300)],
      "The source fails at 300. There the subscription ends, and nobody subscribes again.")
  }

  @Test func `it records nothing after the end, not even a completion`() throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(500, 2), .next(700, 3)])
    try expect(
      scheduler.record(source.asObservable(), until: 600).events,
      equals: [.next(100, 1), .next(500, 2)],
      "A hot source sends 1, 2 and, at 700, 3; it is recorded until 600. A disposal sends no event."
    )
  }

  @Test func `the source sees the disposal at its tick`() throws {
    let source = scheduler.createHotObservable([
      .next(100, 1), .next(200, 1), .next(300, 1), .next(400, 1), .next(500, 2), .next(700, 3),
    ])
    _ = scheduler.record(source.asObservable(), until: 600)
    try expect(
      source.subscriptions, equals: [Subscription(0, 600)],
      "The source sends an element at 500 and at 700; the disposal is due at 600, between the two.")
  }

  @Test(arguments: [150, 1200])
  func `the end is where the caller wants it`(end: TestTime) throws {
    let source = scheduler.createHotObservable([.next(100, 1), .next(1100, 2), .next(1300, 3)])
    let all: [Recorded<Event<Int>>] = [.next(100, 1), .next(1100, 2)]
    let sentence =
      "A hot source sends 1, 2 and 3 at 100, 1100 and 1300; it is recorded until \(end)."
    try expect(
      scheduler.record(source.asObservable(), until: end).events,
      equals: all.filter { $0.time < end }, sentence)
    try expect(source.subscriptions, equals: [Subscription(0, end)], sentence)
  }

  @Test func `a source that has nothing more to send is disposed at the end, too`() throws {
    let source = scheduler.createHotObservable([.next(100, 1)])
    _ = scheduler.record(source.asObservable(), until: 600)
    try expect(
      source.subscriptions, equals: [Subscription(0, 600)],
      "A hot source sends 1 at 100, then nothing; it is recorded until 600.")
  }

  @Test func `a cold source is subscribed to once`() throws {
    let source = scheduler.createColdObservable([.next(100, 1), .next(700, 2)])
    let sentence = "A cold source sends 1 and, at 700, 2; it is recorded until 600."
    try expect(
      scheduler.record(source.asObservable(), until: 600).events, equals: [.next(100, 1)], sentence)
    try expect(source.subscriptions, equals: [Subscription(0, 600)], sentence)
  }

  @Test func `an interval goes on for long, and is disposed`() throws {
    let source = Observable<Int>.interval(.seconds(200), scheduler: scheduler).take(50)
    try expect(
      scheduler.record(source, until: 500).events, equals: [.next(200, 0), .next(400, 1)],
      "An interval of 200 ticks sends 50 elements; it is recorded until 500.")
  }

  @Test func `a source that sends while it is subscribed to`() throws {
    try expect(
      scheduler.record(Observable.of(1, 2), until: 500).events,
      equals: [.next(0, 1), .next(0, 2), .completed(0)],
      "A source that sends 1, 2 and a completion at once is recorded from tick 0.")
  }

  @Test func `each recording has its own observer and its own end`() throws {
    let source = scheduler.createColdObservable([.next(100, 1), .next(300, 2)])
    let other = TestScheduler(initialClock: 0)
    let another = other.createColdObservable([.next(100, 1), .next(300, 2)])
    let first = scheduler.record(source.asObservable(), until: 200)
    let second = other.record(another.asObservable(), until: 400)
    try expect(
      first.events, equals: [.next(100, 1)],
      "Two sources are recorded on two clocks. This is the first, which is recorded until 200.")
    try expect(
      second.events, equals: [.next(100, 1), .next(300, 2)],
      "Two sources are recorded on two clocks. This is the second, which is recorded until 400.")
    try expect(
      another.subscriptions, equals: [Subscription(0, 400)],
      "Two sources are recorded on two clocks. This is the second, which is recorded until 400.")
  }

  @Test func `nothing keeps the source alive afterwards`() throws {
    weak var source: Probe?
    do {
      let probe = Probe()
      source = probe
      let sequence = Observable<Int>.create { observer in
        withExtendedLifetime(probe) { observer.onNext(1) }
        return Disposables.create()
      }
      _ = scheduler.record(sequence, until: 600)
    }
    try expect(
      source == nil,
      "The recording is over, but something still holds the source. What did you put in a global?")
  }
}

private enum Broken: Error { case pipe }

private final class Probe {}
