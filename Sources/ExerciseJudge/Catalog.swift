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
  /// Chapter by chapter, and within a chapter by name.
  public let exercises: [Exercise]
  /// What is missing or out of place: a sentence each.
  public let problems: [String]

  public init(root: URL) throws {
    let root = root.resolvingSymlinksInPath()
    func path(_ file: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }
    func files(_ folder: String) -> [String] {
      allFiles(below: root.appending(path: folder), ["swift", Answer.replacementExtension])
        .map(path)
    }
    let (stubs, right, wrong) = (
      files("Exercises/Stubs"), files("Tests/RightAnswers"), files("Tests/WrongAnswers")
    )
    let exercises = stubs.compactMap { Exercise(stub: $0, right: right, wrong: wrong, in: root) }
    var expected: Set<String> = []
    for exercise in exercises {
      expected.formUnion([exercise.stub, exercise.tests, exercise.solution].map(path))
      expected.formUnion((exercise.rightAnswers + exercise.wrongAnswers).map { path($0.file) })
    }
    let there = stubs + files("Exercises/Tests") + files("Solutions") + right + wrong
    self.exercises = exercises
    problems =
      exercises.flatMap { $0.problems(in: root) }
      + there.filter { !expected.contains($0) }
      .map { "\($0) belongs to no exercise: see how the other files are named." }
  }

  public func exercise(_ id: String) throws -> Exercise {
    guard let found = exercises.first(where: { $0.id == id }) else {
      throw UnknownExercise(description: "There is no exercise `\(id)`.")
    }
    return found
  }

  struct UnknownExercise: Error, CustomStringConvertible { let description: String }
}

extension Exercise {
  // NB: made once. To make a pattern takes longer than to match it.
  nonisolated(unsafe) private static let form =
    #/Exercises\/Stubs\/((Chapter[0-9]{2})-([A-Za-z]+))\/([^\/]+)\.swift/#

  /// - Returns: `nil` if the path is not that of a stub.
  fileprivate init?(stub: String, right: [String], wrong: [String], in root: URL) {
    guard let (_, chapter, number, title, name) = stub.wholeMatch(of: Self.form)?.output else {
      return nil
    }
    func file(_ path: String) -> URL { root.appending(path: path) }
    func answers(_ paths: [String]) -> [Answer] {
      paths.compactMap { path in
        let parts = path.split(separator: "/").suffix(2)
        let words = parts.last?.split(separator: ".") ?? []
        guard parts.first == chapter, words.count == 3, words[0] == name else { return nil }
        return Answer(name: String(words[1]), file: file(path))
      }
    }
    self.init(
      id: "\(title.lowercased())/\(kebab(String(name)))",
      source: file("Exercises/\(chapter)/\(name).swift"), stub: file(stub),
      tests: file("Exercises/Tests/\(chapter)/\(name)Tests.swift"), module: "\(number)Exercises",
      solution: file("Solutions/\(chapter)/\(name).swift"), rightAnswers: answers(right),
      wrongAnswers: answers(wrong))
  }

  fileprivate func problems(in root: URL) -> [String] {
    [tests, solution].filter { !exists($0.path) }
      .map { "\(id) lacks \(relative($0.path, to: root))." }
      + (wrongAnswers.isEmpty ? ["\(id) lacks a wrong answer."] : [])
      + wrongAnswers.filter { $0.rejection == nil }.map {
        """
        \(relative($0.file.path, to: root)) must begin with `// Rejected with: <text>` lines, \
        or with `// Rejected by: the time limit`.
        """
      }
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
