import Foundation
import RxLiteTest

/// One exercise of the course: where its parts stand.
public struct Exercise: Sendable, Hashable, Identifiable {
  /// A stable word such as `observables/my-range`; never a number.
  public let id: String
  /// The learner's file.
  public let source: URL
  /// The learner's file as it came.
  public let stub: URL
  /// The tests that the learner's file has to pass.
  public let tests: URL
  /// The module that the tests import: `Chapter01Exercises`.
  public let module: String
  /// The same file, solved.
  public let solution: URL

  /// Answers that the tests have to accept besides the solution.
  public var rightAnswers: [Answer] { answers(in: "RightAnswers") }
  /// Answers that learners really give, and that the tests have to reject.
  public var wrongAnswers: [Answer] { answers(in: "WrongAnswers") }

  private func answers(in folder: String) -> [Answer] {
    let chapter = solution.deletingLastPathComponent()
    let name = solution.deletingPathExtension().lastPathComponent
    let place = chapter.appending(path: "../../Tests/\(folder)/\(chapter.lastPathComponent)")
    return allFiles(below: place.standardizedFileURL, ["swift", Answer.replacementExtension])
      .compactMap { file in
        let words = file.lastPathComponent.split(separator: ".")
        return words.count == 3 && words[0] == name
          ? Answer(name: String(words[1]), file: file) : nil
      }
  }

  /// Whether the learner's file still says what the stub says.
  public var isUntouched: Bool {
    FileManager.default.contentsEqual(atPath: source.path, andPath: stub.path)
  }

  /// What stands in an answer: the file itself, or the solution with its replacements.
  func contents(of answer: URL) throws -> Data {
    let data = try Data(contentsOf: answer)
    guard answer.pathExtension == Answer.replacementExtension else { return data }
    return Data(
      try Replacement.applied(
        String(decoding: data, as: UTF8.self),
        to: try String(contentsOf: solution, encoding: .utf8), name: answer.lastPathComponent
      ).utf8)
  }
}

extension Exercise {
  /// The answer's code, without the comment at its head.
  public func text(of answer: Answer) throws -> String {
    let text = String(decoding: try contents(of: answer.file), as: UTF8.self)
    guard answer.file.pathExtension != Answer.replacementExtension else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.joined(separator: "\n")
  }
}

/// An answer that is kept to prove the tests: a whole file (`MyRange.one-too-many.swift`), or what
/// differs from the solution (`MyRange.one-too-many.diff`).
///
/// The head of a wrong answer says what the learner must be shown, in one or more lines of the form
///
///     // Rejected with: A range of nothing still completes.
///     // Rejected with: the time limit
public struct Answer: Sendable, Hashable {
  /// What is special about it, in a few words: `no-completed-for-zero`.
  public let name: String
  public let file: URL

  package init(name: String, file: URL) { (self.name, self.file) = (name, file) }

  package static let replacementExtension = "diff"

  /// What the tests must say of it.
  package var rejections: [String] {
    let key = "Rejected with:"
    return head.filter { $0.hasPrefix(key) }
      .map { $0.dropFirst(key.count).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// What is wrong with the verdict on a wrong answer, or `nil` if it is rejected as it should be.
  package func problem(with verdict: Verdict) -> String? {
    guard let report = verdict.report else {
      return "It should have failed its tests, but: \(verdict)"
    }
    let said =
      report.failures.map(\.finding.description)
      + (report.ending?.isTimeLimit == true ? ["the time limit"] : [])
    let unsaid = rejections.filter { text in !said.contains { $0.contains(text) } }
    guard !unsaid.isEmpty else { return nil }
    return """
      No test says
      \(unsaid.joined(separator: "\n"))
      What they say is
      \(said.joined(separator: "\n"))
      """
  }

  /// The comment at the beginning, without its marks.
  public var head: [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
      .prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces) }
  }
}
