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

  @Test func `sends as many as it was asked for`() throws {
    let received = Locked<[Int]>([])
    _ = myRange(from: -5, count: 20_000).subscribe(onNext: { received.value.append($0) })
    try expect(
      [received.value.count, received.value.first ?? 0, received.value.last ?? 0],
      equals: [20_000, -5, 19_994],
      "20,000 numbers, beginning with -5. (How many there were, the first and the last.)")
  }

  @Test func `a subscriber may dispose early`() throws {
    try marbles {
      myRange(from: 1, count: 1000).take(2)
      "(1,2,|)"
    }
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

  @Test(arguments: Law.all(of: numbers))
  func `keeps what every sequence keeps`(law: Law.Case) throws { try law.check() }

  private static let numbers = Operator(creating: "the numbers") { _ in myRange(from: 1, count: 3) }
}
