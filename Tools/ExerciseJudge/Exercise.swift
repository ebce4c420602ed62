import Foundation
import RxLiteTest

/// An exercise of the course. Its chapter and its name determine the paths of its files:
///
///     Answers/Stubs/Chapter01-Observables/MyRange.swift         the stub of observables/my-range
///     Exercises/Chapter01-Observables/MyRange.swift               the learner's: at first the same
///     Exercises/Tests/Chapter01-Observables/MyRangeTests.swift    its tests
///     Solutions/Chapter01-Observables/MyRange.swift               its solution
///     Answers/Right/Chapter01-Observables/MyRange.another-way.swift    or .diff
///     Answers/Wrong/Chapter01-Observables/MyRange.some-mistake.swift   or .diff
public struct Exercise: Sendable, Hashable, Identifiable {
  /// A stable word such as `observables/my-range`; never a number.
  public let id: String
  /// `Chapter01-Observables`.
  public let chapter: String
  /// `MyRange`.
  public let name: String
  private let root: URL

  /// Creates an exercise; `nil` if the chapter has no valid name.
  package init?(_ name: String, in chapter: String, of root: URL) {
    let words = chapter.split(separator: "-")
    guard words.count == 2, words[0].hasPrefix("Chapter") else { return nil }
    id = "\(words[1].lowercased())/\(kebab(name))"
    (self.name, self.chapter, self.root) = (name, chapter, root)
  }

  /// Returns the exercises of a course, sorted by chapter and by name. There is one for each stub: changes in
  /// the learner's folders don't matter here.
  public static func all(in root: URL) -> [Exercise] {
    let root = root.resolvingSymlinksInPath()
    return allFiles(below: root.appending(path: "Answers/Stubs"), ["swift"]).compactMap { file in
      let chapter = file.deletingLastPathComponent().lastPathComponent
      let name = file.deletingPathExtension().lastPathComponent
      let exercise = Exercise(name, in: chapter, of: root)
      return exercise?.stub.path == file.path ? exercise : nil
    }
  }

  private func file(_ folder: String, _ ending: String = ".swift") -> URL {
    root.appending(path: "\(folder)/\(chapter)/\(name)\(ending)")
  }

  /// The learner's file.
  public var source: URL { file("Exercises") }
  /// The stub: the learner's file in its original state.
  public var stub: URL { file("Answers/Stubs") }
  /// The tests that the learner's file has to pass.
  public var tests: URL { file("Exercises/Tests", "Tests.swift") }
  /// The solution.
  public var solution: URL { file("Solutions") }
  /// The module that the tests import: `Chapter01Exercises`.
  public var module: String { "\(chapter.prefix { $0 != "-" })Exercises" }

  /// Other answers that the tests must accept.
  public var rightAnswers: [Answer] { answers(in: "Right") }
  /// Answers that learners really give, and that the tests have to reject.
  public var wrongAnswers: [Answer] { answers(in: "Wrong") }

  private func answers(in folder: String) -> [Answer] {
    let place = root.appending(path: "Answers/\(folder)/\(chapter)")
    return allFiles(below: place, ["swift", Answer.replacementExtension]).compactMap { file in
      let words = file.lastPathComponent.split(separator: ".")
      return words.count == 3 && words[0] == name
        ? Answer(name: String(words[1]), file: file) : nil
    }
  }

  /// Whether the learner's file is still equal to the stub.
  public var isUntouched: Bool {
    FileManager.default.contentsEqual(atPath: source.path, andPath: stub.path)
  }

  /// Returns the text of an answer: the file itself, or another one with its replacements.
  func contents(of answer: URL) throws -> Data {
    let data = try Data(contentsOf: answer)
    guard answer.pathExtension == Answer.replacementExtension else { return data }
    return Data(
      try Replacement.applied(
        String(decoding: data, as: UTF8.self),
        to: try String(contentsOf: base(of: answer), encoding: .utf8),
        name: answer.lastPathComponent
      ).utf8)
  }

  /// The file in which an answer replaces lines: the solution, or a right answer that it names.
  private func base(of answer: URL) throws -> URL {
    guard let name = Answer(name: "", file: answer).texts(after: "A change of:").first else {
      return solution
    }
    let base = root.appending(path: "Answers/Right/\(chapter)/\(self.name).\(name).swift")
    guard exists(base.path) else {
      throw Impossible(
        "\(answer.lastPathComponent) is a change of \(name), and there is no \(base.lastPathComponent) "
          + "in Answers/Right/\(chapter).")
    }
    return base
  }

  /// The answer's code, without the comment at its head.
  public func text(of answer: Answer) throws -> String {
    String(decoding: try contents(of: answer.file), as: UTF8.self).components(separatedBy: "\n")
      .drop { $0.hasPrefix("//") || $0.isEmpty }.joined(separator: "\n")
  }
}

/// `MyRange` becomes `my-range`, `MyURLCache` becomes `my-url-cache`.
package func kebab(_ name: String) -> String {
  // Split at each capital letter that begins a word, and not within `URL`.
  name.replacingOccurrences(
    of: "(?<=[^A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", with: "-", options: .regularExpression
  ).lowercased()
}

/// An answer that is kept to prove the tests: a whole file (`MyRange.one-too-many.swift`), or what
/// differs from the solution (`MyRange.one-too-many.diff`) or from a right answer.
public struct Answer: Sendable, Hashable {
  /// What is special about it, in a few words: `no-completed-for-zero`.
  public let name: String
  public let file: URL

  package init(name: String, file: URL) { (self.name, self.file) = (name, file) }

  package static let replacementExtension = "diff"

  /// The comment at the beginning, without its marks.
  public var head: [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
      .prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces) }
  }

  /// What the head's lines say that begin with a key: `Rejected with:`.
  package func texts(after key: String) -> [String] {
    head.filter { $0.hasPrefix(key) }
      .map { $0.dropFirst(key.count).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
