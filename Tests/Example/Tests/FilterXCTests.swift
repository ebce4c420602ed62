import RxLite
import RxLiteTest
import XCTest

final class FilterXCTests: XCTestCase {
  func testFilter() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(300, 1), .next(400, 3), .next(500, 2)])

    let result = scheduler.start { source.filter { $0 < 3 } }

    XCTAssertEqual(result.events, [.next(300, 1), .next(500, 2)])
  }
}
