import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("Marble", .serialized) struct MarbleTests {
  @Test func `silence is no event`() throws {
    try check("-----", [])
    try check("--a--", ["a in 2"])
  }

  @Test func `each character takes a frame, an element too`() throws {
    try check("a", ["a in 0"])
    try check("abc", ["a in 0", "b in 1", "c in 2"])
    try check("--a--b---c-", ["a in 2", "b in 5", "c in 9"])
  }

  @Test func `a bar is completion`() throws {
    try check("--a--|", ["a in 2", "completion in 5"])
    try check("|", ["completion in 0"])
  }

  @Test func `an X is an error`() throws {
    try check("--a--b-X", ["a in 2", "b in 5", "error MarbleFailure() in 7"])
  }

  @Test func `nothing happens after an ending`() throws {
    try check("-a|-b-|", ["a in 1", "completion in 2"])
    try check("-aX-b-|", ["a in 1", "error MarbleFailure() in 2"])
  }

  private func check(
    _ diagram: String, _ expected: [String], line: Int = #line
  ) throws {
    let found = marble(diagram).map { timed in
      switch timed.event {
      case .next(let element): "\(element) in \(timed.frame)"
      case .error(let error): "error \(error) in \(timed.frame)"
      case .completed: "completion in \(timed.frame)"
      }
    }
    try expect(
      found, equals: expected,
      """
      frame    0123456789
      diagram  \(diagram)
      """,
      line: line)
  }
}
