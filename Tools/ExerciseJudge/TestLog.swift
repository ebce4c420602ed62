import Foundation
import RxLiteTest

/// The log of a test run: Swift Testing's stream of events, with one JSON object per line, and the findings
/// of the course's own checks. Both are written at once, so a run that breaks off still shows which test was
/// running and what had been found.
struct TestLog {
  var report = TestReport()
  /// The test that has begun and not ended.
  private(set) var running: String?
  /// Whether the run was completed.
  private(set) var isWhole = false

  private var names: [String: String] = [:]
  private var function: String?
  private var findings: [Finding]

  init(events: URL, findings: URL) {
    self.findings = Finding.all(in: Self.read(findings)).reversed()
    // An array is split much faster than Data.
    for line in [UInt8](Self.read(events)).split(separator: UInt8(ascii: "\n")) {
      // A record that can't be read was cut off by the end, or belongs to a later version.
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { continue }
      if record.kind == "test" {
        names[record.payload.id ?? ""] = record.payload.readableName
      } else {
        take(before: record.payload.instant?.since1970 ?? 0)
        note(record.payload)
      }
    }
    take(before: .infinity)
  }

  /// NB: A test that never stops failing never stops writing; the first part is enough.
  private static func read(_ file: URL) -> Data {
    (try? Data(contentsOf: file, options: .alwaysMapped))?.prefix(8 << 20) ?? Data()
  }

  /// Attributes the findings before a time to the test that was running.
  private mutating func take(before time: Double) {
    while let finding = findings.last, finding.time < time {
      fail(finding)
      findings.removeLast()
    }
  }

  private mutating func fail(_ finding: Finding) {
    let test = running ?? "the suite"
    report.failures.append(.init(test: test, function: function ?? test, finding: finding))
  }

  private mutating func note(_ event: Payload) {
    let name = event.testID.flatMap { names[$0] }
    let test = name.map { name in event._testCase?.readableName.map { "\(name) (\($0))" } ?? name }
    switch event.kind {
    case "testStarted" where name != nil, "testCaseStarted" where name != nil:
      (running, function) = (test, name)
    case "issueRecorded":
      // A finding is thrown, and has been recorded already. Any other error is unexpected.
      guard event.issue?.isKnown != true,
        !report.failures.contains(where: { $0.test == running ?? "the suite" })
      else { break }
      let error = event.issue?._error.map { "The test was ended by an error: \($0.description)" }
      fail(
        Finding(
          event._comments?.first ?? error ?? "The test failed.",
          line: event.issue?.sourceLocation?.line ?? 0))
    case "testEnded":
      guard let name else { break }
      (running, function) = (nil, nil)
      if !report.failures.contains(where: { $0.function == name }) { report.passed.append(name) }
    case "runEnded": isWhole = true
    default: break
    }
  }

  /// NB: When a program traps, the runtime on Linux adds a stack trace of its own functions, or the remark
  /// that it writes a trace to a file. On a busy machine it also remarks that it could not suspend a thread
  /// in time.
  static func cleaned(_ printed: String) -> String {
    // Most programs print nothing, and each of these expressions is read anew.
    guard !printed.isEmpty else { return "" }
    return printed.replacing(
      #/Current stack trace:\n(?:[0-9]+ .* 0x[0-9a-f]+ .*(?:\n|$))*/#, with: ""
    )
    .replacing(#/\n?\*\*\* Signal [0-9]+: Backtracing from 0x[0-9a-f]+\.\.\.[^\n]*\n+/#, with: "")
    .replacing(#/(^|\n)swift-runtime: failed to suspend thread[^\n]*(?=\n|$)/#, with: "")
  }
}

/// The parts of Swift Testing's records that are used here. Those that begin with an underscore may change:
/// then only a name lacks its argument.
private struct Record: Decodable {
  let kind: String
  let payload: Payload
}

private struct Payload: Decodable {
  let kind: String
  let id, name, displayName, testID: String?
  let instant: Instant?
  let issue: Issue?
  let _testCase: Case?
  let _comments: [String]?

  struct Instant: Decodable { let since1970: Double }
  struct Case: Decodable {
    let displayName: String

    /// The arguments if they say something to a reader, such as a number or the words of a
    /// `CustomTestStringConvertible`. `true`, `["t", "r"]` and `nil` are the test's own business.
    var readableName: String? {
      let words = displayName.split { !$0.isLetter }
      let isRaw =
        words.contains { ["true", "false", "nil"].contains($0) }
        || displayName.contains { "\"[](){}<>\\".contains($0) }
      return isRaw || displayName.isEmpty ? nil : displayName
    }
  }
  struct Issue: Decodable {
    let isKnown: Bool?
    let sourceLocation: Place?
    let _error: Description?
    struct Place: Decodable { let line: Int }
    struct Description: Decodable { let description: String }
  }

  /// `completes` rather than `completes()`; a suite has none.
  var readableName: String? {
    kind == "function"
      ? displayName ?? (name ?? "?").replacing("()", with: "").trimmingCharacters(in: ["`"]) : nil
  }
}
