import Foundation
import Testing

@testable import ExerciseJudge

@Suite struct `The title of a test` {
  @Test(arguments: [
    ("1", "emits (1)"), ("200", "emits (200)"), ("-1.5", "emits (-1.5)"),
    ("a tree of files", "emits (a tree of files)"), ("true", "emits"), ("1, false", "emits"),
    ("nil", "emits"), (#"["t", "r", "m"]"#, "emits"), (#""Oslo""#, "emits"),
    ("Optional(1)", "emits"), ("truth, untrue", "emits (truth, untrue)"), ("", "emits"),
  ])
  func `shows an argument only if it says something to a reader`(
    argument: String, title: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let records: [[String: Any]] = [
      ["kind": "test", "payload": ["kind": "function", "id": "id", "displayName": "emits"]],
      [
        "kind": "event",
        "payload": [
          "kind": "testCaseStarted", "testID": "id", "_testCase": ["displayName": argument],
        ],
      ],
    ]
    let lines = try records.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let events = folder.appending(path: "events")
    try Data(lines.joined(separator: "\n").utf8).write(to: events)
    #expect(TestLog(events: events, findings: folder.appending(path: "none")).running == title)
  }
}
