import Foundation

/// The exercises of a course, found by where their files stand:
///
///     Exercises/Stubs/Chapter01-Observables/MyRange.swift         the stub of observables/my-range
///     Exercises/Chapter01-Observables/MyRange.swift               the learner's: at first the same
///     Exercises/Tests/Chapter01-Observables/MyRangeTests.swift    its tests
///     Solutions/Chapter01-Observables/MyRange.swift               its solution
///     Tests/WrongAnswers/Chapter01-Observables/MyRange.some-mistake.swift
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
    let (stubs, wrong) = ("Exercises/Stubs", "Tests/WrongAnswers")
    let wrongAnswers = Self.swiftFiles(in: wrong, of: root)
    exercises = Self.swiftFiles(in: stubs, of: root).compactMap { path in
      guard let (_, chapter, number, title, name) = path.wholeMatch(of: Self.stub)?.output else {
        return nil
      }
      return Exercise(
        id: "\(title.lowercased())/\(kebab(String(name)))",
        source: root.appending(path: "Exercises/\(chapter)/\(name).swift"),
        stub: root.appending(path: path),
        tests: root.appending(path: "Exercises/Tests/\(chapter)/\(name)Tests.swift"),
        module: "\(number)Exercises",
        solution: root.appending(path: "Solutions/\(chapter)/\(name).swift"),
        wrongAnswers: wrongAnswers.filter {
          $0.dropLast(".swift".count).hasPrefix("\(wrong)/\(chapter)/\(name).")
        }
        .map { path in
          let file = path.dropFirst("\(wrong)/\(chapter)/\(name).".count)
          return WrongAnswer(
            name: String(file.dropLast(".swift".count)), file: root.appending(path: path))
        })
    }
    let expected = Set(
      exercises.flatMap { [$0.stub, $0.tests, $0.solution] + $0.wrongAnswers.map(\.file) }
        .map { String($0.path.dropFirst(root.path.count + 1)) })
    let there = [stubs, "Exercises/Tests", "Solutions", wrong].flatMap {
      Self.swiftFiles(in: $0, of: root)
    }
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

  nonisolated(unsafe) private static let stub =
    #/Exercises\/Stubs\/((Chapter[0-9]{2})-([A-Za-z]+))\/([^\/]+)\.swift/#

  /// Paths as seen from the root, sorted. Hidden folders (`.build`) are somebody else's.
  private static func swiftFiles(in folder: String, of root: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
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
