import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyRange", .serialized) struct MyRangeTests {
  @Test func `sends the pages that were typed, then completes`() throws {
    try marbles {
      myRange("2-4,7", of: 10)
      "(2,3,4,7,|)"
    }
    try check("3", of: 5, ["3", "completed"])
    try check("4-4", of: 5, ["4", "completed"])
    try check("1-5", of: 5, ["1", "2", "3", "4", "5", "completed"])
  }

  @Test func `a number may have blanks around it`() throws {
    try check("2-4, 7", of: 10, ["2", "3", "4", "7", "completed"])
    try check("  2 -  4 ,7 ", of: 10, ["2", "3", "4", "7", "completed"])
  }

  @Test func `the pages come as they were typed`() throws {
    try check("7, 2-3, 5", of: 10, ["7", "2", "3", "5", "completed"])
    try check("2, 2, 1-3", of: 10, ["2", "2", "1", "2", "3", "completed"])
  }

  @Test func `if nothing was typed, all pages are sent`() throws {
    try check("", of: 3, ["1", "2", "3", "completed"])
    try check("  ", of: 3, ["1", "2", "3", "completed"])
    try check("", of: 0, ["completed"])
  }

  @Test func `fails if a page is not in the document`() throws {
    for typed in ["0", "11", "0-3", "9-11", "9223372036854775807", "1-99999999999999999999"] {
      try check(typed, of: 10, ["NoSuchPages"])
    }
    try check("1", of: 0, ["NoSuchPages"])
  }

  @Test func `fails if something else was typed`() throws {
    for typed in ["x", "4-2", "1 2", "1-2-3", "-3", "3-", "-", "1-x", "2.5"] {
      try check(typed, of: 20, ["NoSuchPages"])
    }
  }

  @Test func `a part must not be empty`() throws {
    for typed in [",", "3,", ",3", "1,,2", "1, ,2"] { try check(typed, of: 20, ["NoSuchPages"]) }
  }

  @Test func `sends no page if anything is wrong`() throws {
    for typed in ["2-4, 17", "1,2,3,x", "3, 4-2", "1,2,"] {
      try check(
        typed, of: 10, ["NoSuchPages"], "A page that was sent is on paper: look at all parts first."
      )
    }
  }

  @Test func `sends as many as the document has`() throws {
    let received = Locked<[Int]>([])
    _ = myRange("", of: 20_000).subscribe(onNext: { received.value.append($0) })
    try expect(
      [received.value.count, received.value.first ?? 0, received.value.last ?? 0],
      equals: [20_000, 1, 20_000],
      "All of 20,000 pages. (How many were sent, the first and the last.)")
  }

  @Test func `a subscriber may dispose early`() throws {
    try marbles {
      myRange("1-1000", of: 1000).take(2)
      "(1,2,|)"
    }
  }

  @Test(arguments: Law.all(of: pages))
  func `keeps what every sequence keeps`(law: Law.Case) throws { try law.check() }

  private static let pages = Operator(creating: "the pages") { _ in myRange("1-3", of: 3) }

  /// Compares the events with the expected ones, after what was typed.
  private func check(
    _ typed: String, of count: Int, _ expected: [String], _ why: String = "", line: Int = #line
  ) throws {
    let found = Locked<[String]>([])
    _ = myRange(typed, of: count).subscribe { event in
      let name =
        switch event {
        case .next(let page): "\(page)"
        case .error(is NoSuchPages): "NoSuchPages"
        case .error: "another error"
        case .completed: "completed"
        }
      found.value.append(name)
    }
    try expect(
      found.value, equals: expected,
      "A document of \(count) pages, and “\(typed)” was typed.\(why.isEmpty ? "" : " ")\(why)",
      line: line)
  }
}
