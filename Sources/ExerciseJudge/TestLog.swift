import Foundation

/// What Swift Testing writes down while it runs: one JSON object a line.
///
/// A line is written as soon as the thing has happened, so a log that breaks off still tells which
/// test was running.
struct TestLog {
  private(set) var report = TestReport()
  /// The test that has begun and not ended.
  private(set) var running: String?
  /// Whether the run came to its end.
  private(set) var isWhole = false

  private var names: [String: String] = [:]
  private var unsatisfied: Set<String> = []

  init(_ file: URL) {
    // NB: a test that fails for ever writes for ever; its first part is enough.
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: 8 << 20)
    else { return }
    try? handle.close()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      // What can't be read is a record cut off by the end, or one of a later version.
      if let record = try? JSONDecoder().decode(Record.self, from: line) { note(record) }
    }
  }

  private mutating func note(_ record: Record) {
    let payload = record.payload
    if record.kind == "test" {
      if payload.kind == "function", let id = payload.id { names[id] = payload.readableName }
      return
    }
    let name = payload.testID.flatMap { names[$0] }
    let test = name.map { name in payload._testCase.map { "\(name) (\($0.displayName))" } ?? name }
    switch payload.kind {
    case "testStarted", "testCaseStarted":
      running = test ?? running
    case "issueRecorded":
      if let failure = payload.failure(of: test ?? "the suite", function: name) {
        report.failures.append(failure)
        unsatisfied.insert(payload.testID ?? "")
      }
    case "testEnded":
      guard let id = payload.testID, let name else { break }
      running = nil
      if !unsatisfied.contains(id) { report.passed.append(name) }
    case "runEnded":
      isWhole = true
    default: break
    }
  }

  /// NB: after its last words the runtime on Linux adds a stack trace, all of it its own, or the remark
  /// that it writes one to where it was told to.
  mutating func add(printed: String) {
    report.printed = printed.replacing(
      #/Current stack trace:\n(?:[0-9]+ .* 0x[0-9a-f]+ .*(?:\n|$))*/#, with: ""
    )
    .replacing(#/\n?\*\*\* Signal [0-9]+: Backtracing from 0x[0-9a-f]+\.\.\.[^\n]*\n+/#, with: "")
  }
}

private struct Record: Decodable {
  let kind: String
  let payload: Payload

  struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let _testCase: Case?
    let messages: [Message]?
    let issue: Issue?

    struct Case: Decodable { let displayName: String }
    struct Message: Decodable { let symbol, text: String }
    struct Issue: Decodable {
      let isKnown: Bool
      let sourceLocation: Place?
      struct Place: Decodable { let line: Int }
    }

    /// `completes` rather than `completes()`.
    var readableName: String {
      displayName
        ?? (name ?? "?").replacing("()", with: "").trimmingCharacters(in: ["`"])
    }

    /// A known issue, or a mere warning, is not marked with `fail`.
    func failure(of test: String, function: String?) -> TestReport.Failure? {
      let messages = messages ?? []
      guard issue?.isKnown != true, messages.contains(where: { $0.symbol == "fail" }) else {
        return nil
      }
      // What begins with slashes is a comment in the test file, not said to the learner.
      let details = messages.filter { $0.symbol == "details" && !$0.text.hasPrefix("//") }
      let compared = messages.filter { $0.symbol != "details" }.map(\.text).joined(separator: "\n")
      let said =
        details.isEmpty ? compared.withoutCaught : details.map(\.text).joined(separator: "\n")
      return TestReport.Failure(
        test: test, function: function, message: said, expectation: compared,
        line: issue?.sourceLocation?.line)
    }
  }
}

extension String {
  /// Marbles that differ are thrown as an error; one of several lines is written to be read as it is.
  fileprivate var withoutCaught: String {
    let prefix = "Caught error: "
    return contains("\n") && hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
