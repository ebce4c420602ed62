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
/// The stubs say which exercises there are. The folders in which the learner works are the
/// learner's: what is changed, added or removed there doesn't concern the catalog.
public struct Catalog: Sendable {
  /// Chapter by chapter, and within a chapter by name.
  public let exercises: [Exercise]
  /// What is missing or out of place: a sentence each.
  public let complaints: [String]

  public init(root: URL) throws {
    let root = root.resolvingSymlinksInPath()
    let kept = Self.files(in: Self.wrong, of: root) + Self.files(in: Self.right, of: root)
    exercises = Self.files(in: Self.stubs, of: root).compactMap { path -> Exercise? in
      guard let (_, chapter, number, title, name) = path.wholeMatch(of: Self.stub)?.output else {
        return nil
      }
      func file(_ path: String) -> URL { root.appending(path: path) }
      func answers(in folder: String) -> [Answer] {
        let prefix = "\(folder)/\(chapter)/\(name)."
        return kept.filter { $0.hasPrefix(prefix) }.compactMap { path in
          let parts = path.dropFirst(prefix.count).split(separator: ".")
          return parts.count == 2 ? Answer(name: String(parts[0]), file: file(path)) : nil
        }
      }
      return Exercise(
        id: "\(title.lowercased())/\(kebab(String(name)))",
        source: file("Exercises/\(chapter)/\(name).swift"), stub: file(path),
        tests: file("Exercises/Tests/\(chapter)/\(name)Tests.swift"),
        module: "\(number)Exercises", solution: file("Solutions/\(chapter)/\(name).swift"),
        rightAnswers: answers(in: Self.right), wrongAnswers: answers(in: Self.wrong))
    }
    let expected = Set(
      exercises.flatMap { exercise -> [URL] in
        [exercise.stub, exercise.tests, exercise.solution]
          + (exercise.rightAnswers + exercise.wrongAnswers).map(\.file)
      }.map { String($0.path.dropFirst(root.path.count + 1)) })
    let there =
      [Self.stubs, "Exercises/Tests", "Solutions"].flatMap { Self.files(in: $0, of: root) } + kept
    complaints =
      exercises.flatMap { $0.complaints(in: root) }
      + there.filter { !expected.contains($0) }
      .map { "\($0) belongs to no exercise: see how the other files are named." }
  }

  public func exercise(_ id: String) throws -> Exercise {
    guard let found = exercises.first(where: { $0.id == id }) else {
      throw UnknownExercise(description: "There is no exercise `\(id)`.")
    }
    return found
  }

  private static let stubs = "Exercises/Stubs"
  private static let (right, wrong) = ("Tests/RightAnswers", "Tests/WrongAnswers")

  nonisolated(unsafe) private static let stub =
    #/Exercises\/Stubs\/((Chapter[0-9]{2})-([A-Za-z]+))\/([^\/]+)\.swift/#

  /// Paths as seen from the root, sorted. Hidden folders (`.build`) are somebody else's.
  private static func files(in folder: String, of root: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".\(Answer.replacementExtension)") }
      // NB: to resolve links in each of some hundred paths takes longer than all the rest.
      .map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }
}

public struct UnknownExercise: Error, CustomStringConvertible {
  public let description: String
}

extension Exercise {
  fileprivate func complaints(in root: URL) -> [String] {
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
  name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.output.1)-\($0.output.2)" }
    .replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.output.1)-\($0.output.2)" }
    .lowercased()
}
