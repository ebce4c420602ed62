import Foundation

/// What the runtime writes down when a program crashes: where, and why if it knows.
///
/// Its last words often name a line of the standard library (`Array.swift`: index out of range), and
/// of a sum that is too large it says nothing at all; here the learner's own line stands.
struct Backtrace {
  /// The innermost line of the answer that was being run.
  private(set) var line: Int?
  /// `arithmetic overflow`, say. `nil` where the runtime said it on the console.
  private(set) var reason: String?

  /// - Parameter answer: the file that was compiled.
  init(_ file: URL, answer: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    reason = text.firstMatch(of: #/\*\*\* Swift runtime failure: (.+) \*\*\*/#)
      .map { String($0.output.1) }
    // `… in run at /folder/Answer/MyRange.swift:12:5`
    let place = " at \(answer.path):"
    line =
      text.split(separator: "\n").lazy.compactMap { frame in
        frame.range(of: place).flatMap { Int(frame[$0.upperBound...].prefix { $0.isNumber }) }
      }.first
  }
}
