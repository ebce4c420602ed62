import Dispatch
import Foundation
import RxLite
import RxLiteTest
import XCTest

/// Waiting on the main thread. NB: Swift Testing gives no test the main thread to hold; XCTest does.
final class MainThreadTests: XCTestCase {
  func testWhatIsScheduledOnTheMainThreadIsDone() throws {
    XCTAssertTrue(Thread.isMainThread)
    let source = Observable.of(1, 2, 3).observe(on: MainScheduler.asyncInstance)
    XCTAssertEqual(try source.toBlocking(timeout: 20).toArray(), [1, 2, 3])
    let timer = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
    XCTAssertEqual(try timer.take(3).toBlocking(timeout: 20).toArray(), [0, 1, 2])
  }

  func testAnotherQueueWakesTheMainThread() throws {
    let other = SerialDispatchQueueScheduler(internalSerialQueueName: "other")
    let begin = Date()
    for number in 1...100 {
      let source = Observable.just(number).observe(on: other)
      XCTAssertEqual(try source.toBlocking(timeout: 20).first(), number)
    }
    XCTAssertLessThan(Date().timeIntervalSince(begin), 20)
  }

  func testWithinWorkOfTheMainQueue() {
    var result: Int?
    let done = expectation(description: "done")
    DispatchQueue.main.async {
      let other = ConcurrentDispatchQueueScheduler(qos: .default)
      result = try? Observable.just(1).observe(on: other).toBlocking(timeout: 20).first()
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(result, 1)
  }

  func testTheTimeRunsOut() {
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.02).first()) { error in
      XCTAssertEqual("\(error)", "Sequence timeout.")
    }
  }
}
