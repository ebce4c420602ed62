import ChapterKit
import RxLite
import RxLiteTest

/// A test case. XCTest would call its three methods in this order.
private final class FilterTests {
  private var scheduler: TestScheduler!
  private var subscription: (any Disposable)!

  func setUp() {
    scheduler = TestScheduler(initialClock: 0)
  }

  func testFilter() {
    // 1. An observer that records what it receives.
    let observer = scheduler.createObserver(Int.self)

    // 2. A source that sends these elements at these ticks.
    let observable = scheduler.createHotObservable([
      .next(100, 1),
      .next(200, 2),
      .next(300, 3),
      .next(400, 2),
      .next(500, 1),
    ])

    // 3. What is tested.
    let filterObservable = observable.filter {
      $0 < 3
    }

    // 4. Subscribe at tick 0.
    scheduler.scheduleAt(0) {
      self.subscription = filterObservable.subscribe(observer)
    }

    // 5. Start the clock.
    scheduler.start()

    // 6. The elements that were received.
    let results = observer.events.map {
      $0.value.element!
    }

    // 7. Are they the expected ones?
    XCTAssertEqual(results, [1, 2, 2, 3])
  }

  func tearDown() {
    scheduler.scheduleAt(1000) {
      self.subscription.dispose()
    }
  }
}

func testingAFilter() {
  listing("filter-as-printed", "a whole test, which fails", shows: "C6 73") {
    let test = FilterTests()
    test.setUp()
    test.testFilter()
    test.tearDown()
  }

  listing("filter-corrected", "the same test with the right expectation", shows: "C6 73") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let observable = scheduler.createHotObservable([
      .next(100, 1), .next(200, 2), .next(300, 3), .next(400, 2), .next(500, 1),
    ])
    scheduler.scheduleAt(0) {
      _ = observable.filter { $0 < 3 }.subscribe(observer)
    }
    scheduler.start()

    XCTAssertEqual(observer.events, [.next(100, 1), .next(200, 2), .next(400, 2), .next(500, 1)])
  }
}

/// Prints what XCTest's function reports, which needs a test runner.
// swift-format-ignore: AlwaysUseLowerCamelCase
private func XCTAssertEqual<Value: Equatable>(_ found: Value, _ expected: Value) {
  if found == expected {
    print("passed: \(found)")
  } else {
    print("XCTAssertEqual failed:\n  (\"\(found)\") is not equal to\n  (\"\(expected)\")")
  }
}
