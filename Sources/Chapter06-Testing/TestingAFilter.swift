import ChapterKit
import RxLite
import RxLiteTest

func testingAFilter() {
  listing("filter-as-printed", "the text's test, and why it fails") {
    let test = FilterTests()
    test.setUp()
    test.testFilter()
    test.tearDown()
  }

  listing("filter-mended", "what filter { $0 < 3 } lets through") {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let observable = scheduler.createHotObservable([
      .next(100, 1), .next(200, 2), .next(300, 3), .next(400, 2), .next(500, 1),
    ])
    var subscription: (any Disposable)!
    scheduler.scheduleAt(0) {
      subscription = observable.filter { $0 < 3 }.subscribe(observer)
    }
    scheduler.scheduleAt(1000) { subscription.dispose() }
    scheduler.start()

    XCTAssertEqual(observer.events, [.next(100, 1), .next(200, 2), .next(400, 2), .next(500, 1)])
  }

  listing("elements-are-half", "two tests of a filter that has become late") {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(300, 1), .next(400, 2), .next(500, 3)])
    let result = scheduler.start {
      // Somebody has added a line.
      source.filter { $0 < 3 }.delay(.seconds(60), scheduler: scheduler)
    }

    XCTAssertEqual(result.events.map { $0.value.element! }, [1, 2])
    XCTAssertEqual(result.events, [.next(300, 1), .next(400, 2)])
  }
}

/// The test as the text has it, in today's spelling; XCTest calls its three methods in this order.
private final class FilterTests {
  private var scheduler: TestScheduler!
  private var subscription: (any Disposable)!

  func setUp() {
    scheduler = TestScheduler(initialClock: 0)
  }

  func testFilter() {
    // 1. An observer that writes down what it receives.
    let observer = scheduler.createObserver(Int.self)

    // 2. A source that sends these elements at these ticks.
    let observable = scheduler.createHotObservable([
      .next(100, 1),
      .next(200, 2),
      .next(300, 3),
      .next(400, 2),
      .next(500, 1),
    ])

    // 3. What is to be tested.
    let filterObservable = observable.filter {
      $0 < 3
    }

    // 4. Subscribe at tick 0.
    scheduler.scheduleAt(0) {
      self.subscription = filterObservable.subscribe(observer)
    }

    // 5. Let the time pass: without this nothing happens.
    scheduler.start()

    // 6. The elements that came.
    let results = observer.events.map {
      $0.value.element!
    }

    // 7. Are they what was expected?
    XCTAssertEqual(results, [1, 2, 2, 3])
  }

  /// NB: This disposes nothing. The section after this one tells why.
  func tearDown() {
    scheduler.scheduleAt(1000) {
      self.subscription.dispose()
    }
  }
}

/// Stands in for XCTest's, which needs a test runner, and says what that one says.
// swift-format-ignore: AlwaysUseLowerCamelCase
private func XCTAssertEqual<Value: Equatable>(_ found: Value, _ expected: Value) {
  if found == expected {
    print("passed: \(found)")
  } else {
    print("XCTAssertEqual failed:\n  (\"\(found)\") is not equal to\n  (\"\(expected)\")")
  }
}
