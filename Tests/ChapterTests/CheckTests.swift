import Foundation
import TestSupport
import Testing
import Wording

@testable import ChapterKit

/// `--check` must be able to say no.
@Suite struct CheckTests {
  @Test func `a diff marks what was expected and what was found`() {
    let diff = LineDiff(expected: "a\nb\nc\n", found: "a\nB\nc\nd\n")
    #expect(diff.lines == ["  a", "- b", "+ B", "  c", "+ d"])
  }

  @Test(arguments: [
    ("", "", []),
    ("a\n", "", ["- a"]),
    ("", "a\n", ["+ a"]),
    ("a\nb\n", "b\na\n", nil),
    ("a\n", "a", ["- a", "+ a  (no line break at the end)"]),
    ("a\n", "a \n", ["- a", "+ a␣"]),
    ("a\n", "a\r\n", ["- a", "+ a␍"]),
    ("a\nb\n", "a\n\nb\n", ["  a", "+ ", "  b"]),
  ])
  func `a diff shows each difference`(expected: String, found: String, lines: [String]?) {
    let diff = LineDiff(expected: expected, found: found).lines
    if let lines { #expect(diff == lines) }
    #expect(diff.contains { !$0.hasPrefix("  ") } == (expected != found))
  }

  @Test func `a listing that prints something else makes the check fail`() throws {
    let course = try Course(references: ["A4": "1\n", "A5": "Started ----\n"])
    defer { course.remove() }
    let ending = try course.run(["--check", "A4", "A5"])
    #expect(ending.output.hasPrefix("✗ A4  myJust    - expected, + found\n    - 1\n    + 0\n"))
    #expect(
      ending.output.hasSuffix("    + Ended ----\n0 of 2 listings print the reference output\n"))
    #expect(ending.status == 1)
  }

  @Test func `one wrong listing among right ones is enough`() throws {
    let course = try Course(references: ["A4": "0\n", "A5": "first\n"])
    defer { course.remove() }
    let ending = try course.run(["--check", "A4", "A5"])
    #expect(ending.output.hasPrefix("✓ A4  myJust\n✗ A5  myFrom"))
    #expect(ending.output.hasSuffix("1 of 2 listings print the reference output\n"))
    #expect(ending.status == 1)
  }

  @Test func `a reference that is missing is named in one line`() throws {
    let course = try Course(references: ["A4": "0\n"])
    defer { course.remove() }
    let ending = try course.run(["--check", "A4", "A5"])
    #expect(ending.output == "")
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.contains("A5.txt"))
    #expect(ending.status == 66)
  }

  @Test func `a folder that isn't there is named in one sentence`() {
    #expect(throws: ProgramError.self) { try ReferenceFolder(above: "/nowhere/to/be/main.swift") }
  }
}

/// A folder with a `Reference` of its own, for a chapter to be checked against.
private struct Course {
  private let folder: URL

  init(references: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let reference = folder.appendingPathComponent("Reference")
    try FileManager.default.createDirectory(at: reference, withIntermediateDirectories: true)
    for (id, text) in references {
      let file = reference.appendingPathComponent("\(id).txt")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: [String]) throws -> Ending {
    try TestSupport.run(
      Chapter.observables.executable,
      arguments + ["--reference", folder.appendingPathComponent("Reference").path])
  }
}
