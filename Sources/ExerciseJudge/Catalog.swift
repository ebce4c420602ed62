import Foundation

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
/// doesn't concern the catalog.
public struct Catalog: Sendable {
  private let root: URL
  /// Chapter by chapter, and within a chapter by name.
  public let exercises: [Exercise]

  public init(root: URL) {
    let root = root.resolvingSymlinksInPath()
    self.root = root
    exercises = allFiles(below: root.appending(path: "Exercises/Stubs"), ["swift"])
      .compactMap { Exercise(stub: $0, in: root) }
  }

  public func exercise(_ id: String) throws -> Exercise {
    guard let found = exercises.first(where: { $0.id == id }) else {
      throw UnknownExercise(description: "There is no exercise `\(id)`.")
    }
    return found
  }

  struct UnknownExercise: Error, CustomStringConvertible { let description: String }

  /// What is missing or out of place: a sentence each.
  public var problems: [String] {
    func path(_ file: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }
    var expected: Set<String> = []
    var problems: [String] = []
    for exercise in exercises {
      let wrong = exercise.wrongAnswers
      let own = [exercise.stub, exercise.tests, exercise.solution]
      expected.formUnion((own + (exercise.rightAnswers + wrong).map(\.file)).map(path))
      problems += own.filter { !exists($0.path) }.map { "\(exercise.id) lacks \(path($0))." }
      if wrong.isEmpty { problems.append("\(exercise.id) lacks a wrong answer.") }
      problems += wrong.filter(\.rejections.isEmpty).map {
        "\(path($0.file)) must begin with one or more lines `// Rejected with: <text>`."
      }
    }
    let folders = [
      "Exercises/Stubs", "Exercises/Tests", "Solutions", "Tests/RightAnswers", "Tests/WrongAnswers",
    ]
    return problems
      + folders.flatMap {
        allFiles(below: root.appending(path: $0), ["swift", Answer.replacementExtension]).map(path)
      }.filter { !expected.contains($0) }
      .map { "\($0) belongs to no exercise: see how the other files are named." }
  }
}

extension Exercise {
  /// - Returns: `nil` if the path is not that of a stub.
  fileprivate init?(stub: URL, in root: URL) {
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
  let letters = Array(name)
  var word = ""
  for (index, letter) in letters.enumerated() {
    let (before, after) = (
      index > 0 ? letters[index - 1] : nil,
      letters.indices.contains(index + 1) ? letters[index + 1] : nil
    )
    // At each capital that begins a word, and not within `URL`.
    if letter.isUppercase, let before, !before.isUppercase || after?.isLowercase == true {
      word += "-"
    }
    word += letter.lowercased()
  }
  return word
}
