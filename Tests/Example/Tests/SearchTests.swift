import RxLite
import RxLiteTest
import Testing

@Suite struct SearchTests {
  @Test func `emits when the user has paused for three seconds`() {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([
      .next(210, "r"), .next(211, "rx"), .next(220, "rxs"),
    ])

    let result = scheduler.start {
      texts.debounce(.seconds(3), scheduler: scheduler)
    }

    #expect(result.events == [.next(214, "rx"), .next(223, "rxs")])
    #expect(texts.subscriptions == [Subscription(200, 1000)])
  }
}
