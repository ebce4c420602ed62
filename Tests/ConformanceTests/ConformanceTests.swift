import Foundation
import Testing
import Wording

@Suite struct ConformanceTests {
  // One test for all, since a test run prints a line for each argument: 600 would hide the others.
  @Test func `a program prints on RxLite what it prints on RxSwift 6`() throws {
    let recorded = try Outputs.recorded.get()
    for program in recorded.names { try compare(program, with: recorded) }
  }

  @Test(arguments: try Outputs.dialectOfRxLite.get().names)
  func `where RxLite differs on purpose, a program prints what is recorded`(program: String) throws
  {
    let onRxLite = try Outputs.dialectOfRxLite.get()
    try compare(program, with: onRxLite)
    #expect(
      onRxLite[program] != (try Outputs.dialectOfRxSwift.get()[program]),
      "\(program) prints the same on both libraries. Move it out of Programs/Dialect.swift.")
  }

  @Test func `each program is recorded, and each recording has its program`() throws {
    let programs = try Outputs.listed()
    #expect(Set(programs).count == programs.count, "two programs have the same name")
    #expect(programs.count >= 150)
    let dialect = try Outputs.dialectOfRxSwift.get().names
    let recorded = try Outputs.recorded.get().names + dialect
    #expect(Set(programs).subtracting(recorded).sorted() == [], "not recorded on RxSwift")
    #expect(Set(recorded).subtracting(programs).sorted() == [], "recorded, but there is no program")
    #expect(try Outputs.dialectOfRxLite.get().names == dialect, "record --dialect")
  }

  private func compare(_ program: String, with recorded: Outputs) throws {
    let expected = recorded[program] ?? ""
    let found = try Outputs.ofRxLite.get()[program] ?? "nothing: there is no such program\n"
    guard expected != found else { return }
    let diff = LineDiff(expected: expected, found: found).lines.joined(separator: "\n")
    Issue.record("\(program) prints something else than its recording:\n\(diff)")
  }
}
