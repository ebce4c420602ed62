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

  @Test func `completes at once when the condition does not hold in the beginning`() throws {
    try marbles {
      myGenerate(initialState: 10, condition: { $0 < 10 }, iterate: { $0 * 2 })
      "|"
    }
  }

  @Test func `each subscriber gets a loop of its own`() throws {
    let countdown = myGenerate(initialState: 3, condition: { $0 > 0 }, iterate: { $0 - 1 })
    try marbles {
      countdown
      "(3,2,1,|)"
    }
    try marbles {
      countdown
      "(3,2,1,|)"
    }
  }

  @Test func `an endless loop stops when nobody listens any more`() throws {
    let endless = Endless()
    try marbles {
      endless.numbers.take(3)
      "(1,2,3,|)"
    }
    try endless.expectRounds(atMost: 4, "take(3) got its three elements and left")
  }

  @Test func `an endless loop stops when another sequence says so`() throws {
    let endless = Endless()
    let stop = PublishSubject<Void>()
    try marbles {
      endless.numbers.do(onNext: { if $0 == 5 { stop.onNext(()) } }).take(until: stop)
      "(1,2,3,4,|)"
    }
    try endless.expectRounds(
      atMost: 6, "take(until:) was told to stop at the fifth element and left")
  }
}

/// A loop that has no end of its own; but it gives up after 10 000 rounds, so that one that nobody
/// can stop fails the test instead of running for ever.
private final class Endless {
  private var rounds = 0

  var numbers: Observable<Int> {
    myGenerate(initialState: 1, condition: { _ in self.countRound() }, iterate: { $0 + 1 })
  }

  func expectRounds(
    atMost limit: Int, _ story: String, line: Int = #line
  ) throws {
    try expect(
      rounds <= limit,
      """
      \(story), but the loop went on although nobody listens any more: it asked its condition \
      \(rounds == 10_000 ? "10000 times, and then the test gave up" : "\(rounds) times").
      """,
      line: line)
  }

  private func countRound() -> Bool {
    rounds += 1
    return rounds < 10_000
  }
}
