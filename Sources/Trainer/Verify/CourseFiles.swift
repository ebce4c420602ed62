import ExerciseJudge
import Foundation

/// The checks that look at files alone: what belongs to an exercise is there, and agrees.
struct CourseFiles: Sendable {
  let folder: CourseFolder
  let catalog: Catalog
  let isStrict: Bool

  private static let book = "Exercises/COURSE.md"

  var checks: [Check] {
    [
      check("all parts are in their places") { catalog.complaints },
      check("ids are unique") { ambiguousIDs },
      check("each exercise is in the book, and nothing else") { objectionsToBook },
      check("each has two or three hints, and minutes that are credible") { objectionsToHelp },
      check("the table in Exercises/README.md says the same as the book") { objectionsToTable },
      check("the test files are those that were sealed") { objectionsToSeals },
      Check("nothing is left to do", of: "the course's files") {
        Unfinished(folder: folder).sentences.map { Finding($0, isRemark: !isStrict) }
      },
      Check("the learner's files are as they came", of: "Exercises") {
        touched.map { Finding($0, isRemark: !isStrict) }
      },
    ]
  }

  private func check(_ name: String, _ sentences: @escaping @Sendable () -> [String]) -> Check {
    Check(name, of: "the course's files") { sentences().map { Finding($0) } }
  }

  private var ambiguousIDs: [String] {
    guard !catalog.exercises.isEmpty else { return ["There is no stub below Exercises/Stubs."] }
    return Dictionary(grouping: catalog.exercises, by: \.id).filter { $0.value.count > 1 }
      .sorted { $0.key < $1.key }
      .map { id, same in
        let files = same.map { folder.path($0.stub) }.joined(separator: " and ")
        return "\(id) is the id of \(files); rename all but one of them."
      }
  }

  private func book() throws -> CourseBook {
    try CourseBook(contentsOf: folder.url.appending(path: Self.book))
  }

  private var objectionsToBook: [String] {
    let book: CourseBook
    do { book = try self.book() } catch { return ["\(error)"] }
    let places = Dictionary(
      book.chapters.flatMap { chapter in chapter.exercises.map { ($0.id, chapter.folder) } },
      uniquingKeysWith: { first, _ in first })
    let missing = catalog.exercises.compactMap { exercise -> String? in
      let home = exercise.stub.deletingLastPathComponent().lastPathComponent
      guard let place = places[exercise.id] else {
        return "\(exercise.id) is missing in \(Self.book)."
      }
      return place == home
        ? nil : "\(exercise.id) is in \(place) of \(Self.book), and its stub in \(home)."
    }
    let known = Set(catalog.exercises.map(\.id))
    return missing
      + book.exercises.filter { !known.contains($0.id) }
      .map { "\($0.id) is in \(Self.book), and has no stub." }
  }

  /// A book that can't be read is complained of once, by `objectionsToBook`.
  private var objectionsToHelp: [String] {
    guard let book = try? book() else { return [] }
    return book.exercises.flatMap { entry in
      (2...3 ~= entry.hints.count
        ? [] : ["\(entry.id) should have two or three hints, and has \(entry.hints.count)."])
        + (2...90 ~= entry.minutes
          ? []
          : ["\(entry.id) takes \(entry.minutes) minutes, says the book; 2 to 90 is credible."])
    }
  }

  private var objectionsToTable: [String] {
    guard let book = try? book() else { return [] }
    do {
      return try ExerciseTable(of: folder).objections(
        files: Dictionary(
          catalog.exercises.map { ($0.id, folder.path($0.source)) },
          uniquingKeysWith: { first, _ in first }), book: book)
    } catch {
      return ["\(ExerciseTable.path) can't be read: \(error.localizedDescription)"]
    }
  }

  private var objectionsToSeals: [String] {
    do {
      let seals = try Seals(of: folder)
      return catalog.exercises.compactMap { seals.objection(to: $0.tests) }
        + seals.surplus(beside: catalog.exercises)
        .map { "\($0) is sealed in \(Seals.path), and belongs to no exercise." }
    } catch {
      return ["\(error)"]
    }
  }

  private var touched: [String] {
    let changed = catalog.exercises.filter { !$0.isUntouched }.map { exercise in
      FileManager.default.fileExists(atPath: exercise.source.path)
        ? "\(folder.path(exercise.source)) differs from its stub: somebody has worked on it."
        : "\(folder.path(exercise.source)) is missing: `swift run course reset \(exercise.id)`."
    }
    let sources = Set(catalog.exercises.map { folder.path($0.source) })
    let chapters = Set(catalog.exercises.map { $0.source.deletingLastPathComponent() })
    let surplus = chapters.flatMap { chapter in
      (try? FileManager.default.contentsOfDirectory(at: chapter, includingPropertiesForKeys: nil))
        ?? []
    }
    .filter { $0.pathExtension == "swift" }.map { folder.path($0) }
    .filter { !sources.contains($0) }.sorted()
    return changed
      + surplus.map { "\($0) belongs to no exercise; one begins with its file in Exercises/Stubs." }
  }
}
