import RxLite
import RxLiteTest
import Testing

@Suite struct FilterTests {
  @Test func `passes on the elements below 3, at their times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(300, 1), .next(400, 3), .next(500, 2)])

    let result = scheduler.start { source.filter { $0 < 3 } }

    #expect(result.events == [.next(300, 1), .next(500, 2)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `passes on the elements below 3, drawn`() throws {
    try marbles {
      "--1--3--2--|"
      $0.ints.filter { $0 < 3 }
      "--1-----2--|"
    }
  }
}
