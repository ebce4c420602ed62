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
/// learner's: what is changed, added or removed there is no matter of the catalog's.
public struct Catalog: Sendable {
  /// Chapter by chapter, and within a chapter by name.
  public let exercises: [Exercise]
  /// What is missing or out of place: a sentence each.
  public let complaints: [String]

  public init(root: URL) throws {
    let tree = try Tree(root: root)
    exercises = try tree.exercises()
    complaints = tree.complaints(on: exercises)
  }

  public func exercise(_ id: String) throws -> Exercise {
    guard let found = exercises.first(where: { $0.id == id }) else {
      throw UnknownExercise(id: id, known: exercises.map(\.id))
    }
    return found
  }
}

/// The Swift files of a course, sorted into the four places.
private struct Tree {
  let root: URL
  let stubs, tests, solutions, wrongAnswers: [Leaf]

  init(root: URL) throws {
    self.root = root.resolvingSymlinksInPath()
    stubs = try Leaf.all(under: "Exercises/Stubs", of: self.root)
    tests = try Leaf.all(under: "Exercises/Tests", of: self.root)
    solutions = try Leaf.all(under: "Solutions", of: self.root)
    wrongAnswers = try Leaf.all(under: "Tests/WrongAnswers", of: self.root)
  }

  func exercises() throws -> [Exercise] {
    try stubs.filter { $0.folder == "Exercises/Stubs/\($0.chapter ?? "?")" }.compactMap { leaf in
      guard let chapter = leaf.chapter, let dash = chapter.firstIndex(of: "-") else { return nil }
      let name = leaf.name
      return Exercise(
        id: chapter[dash...].dropFirst().lowercased() + "/" + kebab(name),
        title: try task(in: leaf.url),
        source: root.appending(path: "Exercises/\(chapter)/\(name).swift"), stub: leaf.url,
        tests: root.appending(path: "Exercises/Tests/\(chapter)/\(name)Tests.swift"),
        module: chapter[..<dash] + "Exercises",
        solution: root.appending(path: "Solutions/\(chapter)/\(name).swift"),
        wrongAnswers: try wrongAnswers.compactMap { wrong in
          guard wrong.folder == "Tests/WrongAnswers/\(chapter)", wrong.name.hasPrefix("\(name).")
          else { return nil }
          return try WrongAnswer(
            name: String(wrong.name.dropFirst(name.count + 1)), file: wrong.url)
        })
    }
  }

  func complaints(on exercises: [Exercise]) -> [String] {
    let expected = Set(
      exercises.flatMap { [$0.stub, $0.tests, $0.solution] + $0.wrongAnswers.map(\.file) })
    let strays = (stubs + tests + solutions + wrongAnswers).filter { !expected.contains($0.url) }
    return exercises.flatMap(complaints(on:))
      + strays.map { "\($0.path) belongs to no exercise: see how the other files are named." }
  }

  private func complaints(on exercise: Exercise) -> [String] {
    let (id, missing) = (
      exercise.id, [exercise.tests, exercise.solution].filter { !exists($0.path) }
    )
    return missing.map { "\(id) lacks \(relative($0.path, to: root))." }
      + (exercise.wrongAnswers.isEmpty ? ["\(id) lacks a wrong answer."] : [])
      + exercise.wrongAnswers.filter { $0.rejection == nil }.map {
        """
        \(relative($0.file.path, to: root)) must begin with `// Rejected with: <text>` lines, \
        or with `// Rejected by: the time limit`.
        """
      }
  }
}

/// A Swift file somewhere in the tree.
private struct Leaf {
  let url: URL
  /// As seen from the root of the course.
  let path: String

  /// The path without the last component.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
  /// The last component without `.swift`.
  var name: String { url.deletingPathExtension().lastPathComponent }
  /// `Chapter01-Observables`, if that is the folder's name.
  var chapter: String? {
    let last = url.deletingLastPathComponent().lastPathComponent
    return last.wholeMatch(of: #/Chapter[0-9]{2}-[A-Za-z]+/#).map { String($0.output) }
  }

  /// Hidden folders (`.build`) are somebody else's.
  static func all(under folder: String, of root: URL) throws -> [Leaf] {
    let start = root.appending(path: folder)
    guard exists(start.path) else { return [] }
    let files = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { Leaf(url: URL(filePath: $0.path), path: relative($0.path, to: root)) }
      .sorted { $0.path < $1.path }
  }
}

/// The doc line that states the task, or else the first one.
private func task(in file: URL) throws -> String? {
  // A byte that is no letter spoils one sentence, and not the whole catalog.
  let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    .filter { $0.hasPrefix("/// ") }.map { String($0.dropFirst(4)) }
  return lines.first { $0.hasPrefix("Exercise `") } ?? lines.first
}
