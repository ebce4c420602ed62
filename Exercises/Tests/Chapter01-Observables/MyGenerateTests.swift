import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyGenerate", .serialized) struct MyGenerateTests {
  @Test func `sends the states for as long as the condition holds, then completes`() throws {
    try marbles {
      myGenerate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
      "(1,2,4,8,|)"
    }
  }

  @Test func `completes at once if the condition does not hold for the initial state`() throws {
    try marbles {
      myGenerate(initialState: 10, condition: { $0 < 10 }, iterate: { $0 * 2 })
      "|"
    }
  }

  @Test func `asks and iterates no more than it has to`() throws {
    let asked = Locked<[Int]>([])
    let iterated = Locked<[Int]>([])
    let numbers = myGenerate(
      initialState: 1,
      condition: {
        asked.value.append($0)
        return $0 < 4
      },
      iterate: {
        iterated.value.append($0)
        return $0 + 1
      })
    try expect(
      asked.value + iterated.value, equals: [],
      "No one has subscribed yet: neither closure may be called.")
    _ = numbers.subscribe()
    try expect(asked.value, equals: [1, 2, 3, 4], "`condition` is called once for each state.")
    try expect(
      iterated.value, equals: [1, 2, 3],
      """
      `iterate` is called for the states that were sent. The condition doesn't hold for 4, and \
      `iterate` may not be able to deal with it.
      """)
  }

  @Test func `a long loop needs no more stack than a short one`() throws {
    let last = Locked(0)
    onShortStack {
      _ = myGenerate(initialState: 1, condition: { $0 <= 20_000 }, iterate: { $0 + 1 })
        .subscribe(onNext: { last.value = $0 })
    }
    try expect(last.value, equals: 20_000, "20,000 states: the last one arrives as well.")
  }

  @Test func `an endless loop stops when its subscription is disposed`() throws {
    let endless = Endless()
    try marbles {
      endless.numbers.take(3)
      "(1,2,3,|)"
    }
    try endless.expectRounds(
      atMost: 4, "take(3) has its three elements and has disposed the subscription")
  }

  @Test func `an endless loop stops when another sequence stops it`() throws {
    let endless = Endless()
    let stop = PublishSubject<Void>()
    try marbles {
      endless.numbers.do(onNext: { if $0 == 5 { stop.onNext(()) } }).take(until: stop)
      "(1,2,3,4,|)"
    }
    try endless.expectRounds(
      atMost: 6, "take(until:) was stopped at the fifth element and has disposed the subscription")
  }

  @Test(arguments: Law.all(of: countdown))
  func `keeps what every sequence keeps`(law: Law.Case) throws { try law.check() }

  private static let countdown = Operator(creating: "the states", calling: "`iterate`") { trial in
    myGenerate(initialState: 3, condition: { $0 > 0 }) { trial.count(returning: $0 - 1) }
  }
}

/// An endless loop. It gives up after 10,000 rounds, so that an answer that can't be stopped fails the
/// test instead of running for ever.
private final class Endless {
  @Locked private var rounds = 0

  var numbers: Observable<Int> {
    myGenerate(initialState: 1, condition: { _ in self.countRound() }, iterate: { $0 + 1 })
  }

  func expectRounds(
    atMost limit: Int, _ story: String, line: Int = #line
  ) throws {
    try expect(
      rounds <= limit,
      """
      \(story), but the loop continued: it called its condition \
      \(rounds == 10_000 ? "10,000 times, and then the test gave up" : "\(rounds) times").
      """,
      line: line)
  }

  private func countRound() -> Bool {
    rounds += 1
    return rounds < 10_000
  }
}
