import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyRange", .serialized) struct MyRangeTests {
  @Test func `sends the pages of all ranges, then completes`() throws {
    try marbles {
      myRange([2...4, 7...7], of: 10)
      "(2,3,4,7,|)"
    }
    try check([3...3], of: 5, ["3", "completed"])
    try check([1...5], of: 5, ["1", "2", "3", "4", "5", "completed"])
  }

  @Test func `the pages come in the order of the list`() throws {
    try check([7...7, 2...3, 5...5], of: 10, ["7", "2", "3", "5", "completed"])
    try check([2...2, 2...2, 1...3], of: 10, ["2", "2", "1", "2", "3", "completed"])
  }

  @Test func `an empty list means all pages`() throws {
    try check([], of: 3, ["1", "2", "3", "completed"])
    try check([], of: 1, ["1", "completed"])
  }

  @Test func `a document may have no pages`() throws {
    try check([], of: 0, ["completed"])
  }

  @Test func `fails if a page is not in the document`() throws {
    for range in [0...0, 11...11, 0...3, -3...2, -2...(-1), 9...11, 12...14, 0...11] {
      try check([range], of: 10, ["NoSuchPages"])
    }
    try check([1...1], of: 0, ["NoSuchPages"])
    try check([0...0], of: 0, ["NoSuchPages"])
  }

  @Test func `sends no page if any range is wrong`() throws {
    for ranges in [
      [2...4, 7...17], [1...1, 2...2, 0...0], [11...12, 3...3], [1...2, 11...11, 3...4],
    ] {
      try check(
        ranges, of: 10, ["NoSuchPages"],
        "A page that was sent is on paper: look at all ranges first."
      )
    }
  }

  @Test func `sends as many as the document has`() throws {
    let received = Locked<[Int]>([])
    _ = myRange([], of: 20_000).subscribe(onNext: { received.value.append($0) })
    try expect(
      [received.value.count, received.value.first ?? 0, received.value.last ?? 0],
      equals: [20_000, 1, 20_000],
      "All of 20,000 pages. (How many were sent, the first and the last.)")
  }

  @Test func `a subscriber may dispose early`() throws {
    try marbles {
      myRange([1...1000], of: 1000).take(2)
      "(1,2,|)"
    }
  }

  @Test(arguments: Law.all(of: pages))
  func `keeps what every sequence keeps`(law: Law.Case) throws { try law.check() }

  private static let pages = Operator(creating: "the sequence of pages") { _ in
    myRange([1...3], of: 3)
  }

  /// Compares the events with the expected ones.
  private func check(
    _ ranges: [ClosedRange<Int>], of count: Int, _ expected: [String], _ why: String = "",
    line: Int = #line
  ) throws {
    let found = Locked<[String]>([])
    _ = myRange(ranges, of: count).subscribe { event in
      let name =
        switch event {
        case .next(let page): "\(page)"
        case .error(is NoSuchPages): "NoSuchPages"
        case .error: "another error"
        case .completed: "completed"
        }
      found.value.append(name)
    }
    let list = ranges.map { "\($0)" }.joined(separator: ", ")
    try expect(
      found.value, equals: expected,
      "The document has \(count) pages, and the list is [\(list)].\(why.isEmpty ? "" : " ")\(why)",
      line: line)
  }
}
