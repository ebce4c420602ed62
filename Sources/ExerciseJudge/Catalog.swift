import Foundation

extension Exercise {
  /// The exercises of a course, found by where their files stand:
  ///
  ///     Exercises/Stubs/Chapter01-Observables/MyRange.swift         the stub of observables/my-range
  ///     Exercises/Chapter01-Observables/MyRange.swift               the learner's: at first the same
  ///     Exercises/Tests/Chapter01-Observables/MyRangeTests.swift    its tests
  ///     Solutions/Chapter01-Observables/MyRange.swift               its solution
  ///     Tests/RightAnswers/Chapter01-Observables/MyRange.another-way.swift    or .diff
  ///     Tests/WrongAnswers/Chapter01-Observables/MyRange.some-mistake.swift   or .diff
  ///
  /// The stubs say which exercises there are. What is changed, added or removed in the learner's folders
  /// doesn't matter here.
  ///
  /// - Returns: Chapter by chapter, and within a chapter by name.
  public static func all(in root: URL) -> [Exercise] {
    let root = root.resolvingSymlinksInPath()
    return allFiles(below: root.appending(path: "Exercises/Stubs"), ["swift"])
      .compactMap { Exercise(stub: $0, in: root) }
  }

  /// - Returns: `nil` if the path is not that of a stub.
  private init?(stub: URL, in root: URL) {
    let parts = stub.path.dropFirst(root.path.count + 1).split(separator: "/")
    let words = parts.count == 4 ? parts[2].split(separator: "-") : []
    guard words.count == 2, words[0].hasPrefix("Chapter") else { return nil }
    let (chapter, name) = (parts[2], parts[3].dropLast(".swift".count))
    func file(_ path: String) -> URL { root.appending(path: path) }
    self.init(
      id: "\(words[1].lowercased())/\(kebab(String(name)))",
      source: file("Exercises/\(chapter)/\(name).swift"), stub: stub,
      tests: file("Exercises/Tests/\(chapter)/\(name)Tests.swift"),
      module: "\(words[0])Exercises", solution: file("Solutions/\(chapter)/\(name).swift"))
  }
}

/// `MyRange` becomes `my-range`, `MyURLCache` becomes `my-url-cache`.
package func kebab(_ name: String) -> String {
  // At each capital that begins a word, and not within `URL`.
  name.replacingOccurrences(
    of: "(?<=[^A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", with: "-", options: .regularExpression
  ).lowercased()
}
