import Foundation
import TestSupport
import Testing

@testable import PublicAPI

/// A program compiles on RxLite if and only if it compiles on RxSwift, except where a reason is listed.
@Suite struct PublicAPITests {
  private func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  // The recording was made on Linux. On a Mac, the system's types have other names in it, and RxCocoa
  // declares more.
  @Test(.enabled(if: isLinux, "RxSwift's declarations were recorded on Linux"))
  func `RxLite declares what RxSwift 6 declares, but for the differences that are listed`() throws {
    let rxSwift = API(lines: try read(API.recording).split(separator: "\n"))
    let rxLite = try API(API.ofRxLite, in: buildFolder.appending(path: "Modules"))
    #expect(rxSwift.lines.count > 1000 && rxLite.lines.count > 1000)
    let problems = try Differences(read(Differences.list))
      .problems(of: rxLite, comparedWith: rxSwift)
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test
  func `a difference is named with what to do about it, and so is one that is no longer there`()
    throws
  {
    let rxSwift = API(lines: ["class Subject<1>", "Subject: both()", "Subject: lost(Int)"])
    let rxLite = API(lines: ["class Subject<1>", "Subject: both()", "Subject: extra()"])
    #expect(
      try Differences("").problems(of: rxLite, comparedWith: rxSwift) == [
        "RxSwift has `Subject: lost(Int)` and RxLite hasn't: "
          + "add it, or list it with a reason in differences.txt, after a -.",
        "RxLite has `Subject: extra()` and RxSwift hasn't: "
          + "make it internal, or list it with a reason in differences.txt, after a +.",
      ])
    let listed = try Differences("# Why\n- Subject: lost(Int)\n+ Subject: *\n+ Subject: gone()")
    #expect(
      listed.problems(of: rxLite, comparedWith: rxSwift) == [
        "differences.txt:4 lists what is no longer a difference: remove `+ Subject: gone()`."
      ])
    #expect(throws: Differences.NoReason.self) { try Differences("- Subject: lost(Int)") }
  }

  @Test func `what a type inherits counts as its own`() {
    let rxSwift = API(lines: ["Relay: on(Int)", "Relay: requirement on(Int)"])
    let rxLite = API(lines: ["Relay: conforms to Source", "Source: on(Int)"])
    #expect(rxSwift.missing(in: rxLite) == ["Relay: requirement on(Int)"])
  }
}

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()
