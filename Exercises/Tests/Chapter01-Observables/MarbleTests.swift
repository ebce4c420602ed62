import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("Marble", .serialized) struct MarbleTests {
  @Test func `nothing happens at a hyphen`() throws {
    try check("-----", [])
    try check("--a--", ["a at 2"])
  }

  @Test func `each character takes a frame, elements as well`() throws {
    try check("a", ["a at 0"])
    try check("abc", ["a at 0", "b at 1", "c at 2"])
    try check("--a--b---c-", ["a at 2", "b at 5", "c at 9"])
  }

  @Test func `a bar is completion`() throws {
    try check("--a--|", ["a at 2", "completed at 5"])
    try check("|", ["completed at 0"])
  }

  @Test func `an X is an error`() throws {
    try check("--a--b-X", ["a at 2", "b at 5", "MarbleFailure at 7"])
  }

  @Test func `nothing happens after a terminal event`() throws {
    try check("-a|-b-|", ["a at 1", "completed at 2"])
    try check("-aX-b-|", ["a at 1", "MarbleFailure at 2"])
  }

  @Test func `the same element may occur again`() throws {
    try check("-a-b-a-b-|", ["a at 1", "b at 3", "a at 5", "b at 7", "completed at 9"])
    try check("-aa-|", ["a at 1", "a at 2", "completed at 4"])
  }

  @Test func `any other character is an element, as it stands`() throws {
    try check("-7-?-A-x-|", ["7 at 1", "? at 3", "A at 5", "x at 7", "completed at 9"])
    try check("-!->-^-|", ["! at 1", "> at 3", "^ at 5", "completed at 7"])
    try check("(a,b)|", ["( at 0", "a at 1", ", at 2", "b at 3", ") at 4", "completed at 5"])
    try check(" -a- ", ["␣ at 0", "a at 2", "␣ at 4"])
  }

  @Test func `a character is what a reader sees as one`() throws {
    try check("-é-🇪🇺-👩‍👧-|", ["é at 1", "🇪🇺 at 3", "👩‍👧 at 5", "completed at 7"])
  }

  private func check(
    _ diagram: String, _ expected: [String], line: Int = #line
  ) throws {
    let found: [String] = marble(diagram).map { timed in
      switch timed.event {
      case .next(let element): "\(element == " " ? "␣" : element) at \(timed.frame)"
      case .error(is MarbleFailure): "MarbleFailure at \(timed.frame)"
      case .error: "another error at \(timed.frame)"
      case .completed: "completed at \(timed.frame)"
      }
    }
    // Compared as strings, so that an `==` beside the answer has no say.
    try expect(
      found, equals: expected,
      """
      frame    0123456789
      diagram  \(diagram)
      """,
      line: line)
  }
}
