import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyRange", .serialized) struct MyRangeTests {
  @Test func `counts up from the start, then completes`() throws {
    try marbles {
      myRange(from: 3, count: 4)
      "(3,4,5,6,|)"
    }
  }

  @Test func `starts anywhere`() throws {
    try marbles {
      myRange(from: 98, count: 3)
      "(98,99,100,|)"
    }
  }

  @Test func `zero numbers complete at once`() throws {
    try marbles {
      myRange(from: 5, count: 0)
      "|"
    }
  }

  @Test func `each subscriber receives all of them`() throws {
    let numbers = myRange(from: 1, count: 3)
    try marbles {
      numbers
      "(1,2,3,|)"
    }
    try marbles {
      numbers
      "(1,2,3,|)"
    }
  }

  @Test func `a subscriber may dispose early`() throws {
    try marbles {
      myRange(from: 1, count: 1000).take(2)
      "(1,2,|)"
    }
  }

  @Test func `a second subscriber may come while the first one is receiving`() throws {
    let numbers = myRange(from: 1, count: 3)
    let first = Locked<[String]>([])
    let second = Locked<[String]>([])
    _ = numbers.subscribe { event in
      first.value.append("\(event)")
      if event.element == 2, first.value.count == 2 {
        _ = numbers.subscribe { second.value.append("\($0)") }
      }
    }
    let all = ["next(1)", "next(2)", "next(3)", "completed"]
    try expect(
      second.value, equals: all,
      """
      The second subscriber subscribed while the first one received 2. It receives all numbers: \
      each subscription counts on its own.
      """)
    try expect(
      first.value, equals: all,
      """
      A second subscriber subscribed while the first one received 2. The first one still receives \
      the rest: make the counter inside of `create`.
      """)
  }

  @Test func `the last number may be Int.max`() throws {
    let received = Locked<[Int]>([])
    _ = myRange(from: 3, count: 2).subscribe(onNext: { received.value.append($0) })
    try expect(received.value, equals: [3, 4], "Two numbers, beginning with 3.")
    received.value = []
    _ = myRange(from: .max - 1, count: 2).subscribe(onNext: { received.value.append($0) })
    try expect(
      received.value, equals: [.max - 1, .max], "Two numbers, up to the greatest Int.")
  }
}
