import RxLite
import RxLiteTest
import Testing

@Suite struct SearchTests {
  @Test func `drops the answer for an older text`() {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(220, "rxs")])
    let slow = scheduler.createColdObservable([.next(30, "results for rx"), .completed(30)])
    let fast = scheduler.createColdObservable([.next(5, "results for rxs"), .completed(5)])

    let result = scheduler.start {
      search(texts.asObservable(), on: scheduler) { text in
        text == "rx" ? slow.asObservable() : fast.asObservable()
      }
    }

    #expect(result.events == [.next(228, "results for rxs")])
    #expect(slow.subscriptions == [Subscription(213, 223)])
  }

  @Test func `drops the answer for an older text, drawn`() throws {
    let time = MarbleTime()
    try marbles(in: time) { texts, slow, fast in
      "-a---b--------".hot
      "-------A|"
      "-B|"
      search(texts, on: time) { text in text == "a" ? slow : fast }
      "---------B----"
    }
  }
}
