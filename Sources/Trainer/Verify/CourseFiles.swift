import ExerciseJudge
import Foundation

/// The checks that look at files alone: what belongs to an exercise is there, and agrees.
struct CourseFiles: Sendable {
  let folder: CourseFolder
  let catalog: Catalog
  let isStrict: Bool

  var checks: [Check] {
    [
      check("all parts are in their places") { catalog.complaints },
      check("COURSE.md has each exercise, with hints and reasons, and nothing else") { try inFile },
      check("the table in Exercises/README.md is that of COURSE.md") { try inTable },
      check("the test files are those that were sealed") { inSeals },
      check("nothing is left to do", isRemark: !isStrict) { Unfinished(folder: folder).sentences },
      check("the learner's files are as they came", isRemark: !isStrict) { touched },
    ]
  }

  private func check(
    _ name: String, isRemark: Bool = false, _ sentences: @escaping @Sendable () throws -> [String]
  ) -> Check {
    Check(
      name: name,
      steps: [
        Check.Step(subject: "the course's files") {
          try sentences().map { Objection(sentence: $0, isRemark: isRemark) }
        }
      ])
  }

  private var inFile: [String] {
    get throws {
      let file = try CourseFile(of: folder)
      let listed = file.chapters.flatMap { chapter in
        chapter.exercises.map { (entry: $0, folder: chapter.folder) }
      }
      let there = catalog.exercises.map {
        (id: $0.id, folder: $0.stub.deletingLastPathComponent().lastPathComponent)
      }
      return
        there.filter { exercise in
          !listed.contains { $0.entry.id == exercise.id && $0.folder == exercise.folder }
        }.map { "\($0.id) is missing below \($0.folder) in \(CourseFile.path)." }
        + listed.filter { entry in !there.contains { $0.id == entry.entry.id } }
        .map { "\($0.entry.id) is in \(CourseFile.path), and has no stub." }
        + file.exercises.filter { !(2...3).contains($0.hints.count) }
        .map { "\($0.id) should have two or three hints, and has \($0.hints.count)." }
        + file.exercises.filter(\.why.isEmpty)
        .map { "\($0.id) lacks a paragraph `Solved: …` that says why the answer is right." }
    }
  }

  private var inTable: [String] {
    get throws {
      let path = "Exercises/README.md"
      let files = Dictionary(
        catalog.exercises.map { ($0.id, folder.path($0.source).dropFirst("Exercises/".count)) }
      ) { first, _ in first }
      let expected = try CourseFile(of: folder).exercises.compactMap { entry in
        let about =
          entry.about.prefix(1).lowercased() + entry.about.dropFirst().prefix { $0 != "." }
        return files[entry.id].map { "| `\($0)` | \(about) |" }
      }
      let rows = (text(of: folder.url.appending(path: path)) ?? "").split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("| `Chapter") }
      return zip(expected, rows).filter { $0 != $1 }.prefix(1)
        .map { "\(path) should have the row \($0), and has \($1)" }
        + (expected.count == rows.count
          ? [] : ["The table of \(path) has \(rows.count) rows instead of \(expected.count)."])
    }
  }

  private var inSeals: [String] {
    let seals = Seals(of: folder)
    return catalog.exercises.compactMap { seals.objection(to: $0.tests) }
      + seals.surplus(beside: catalog.exercises)
      .map { "\($0) is sealed in \(Seals.path), and belongs to no exercise." }
  }

  private var touched: [String] {
    let sources = Set(catalog.exercises.map(\.source.path))
    let chapters = Set(catalog.exercises.map { $0.source.deletingLastPathComponent() })
    let surplus = chapters.flatMap { chapter in
      (try? FileManager.default.contentsOfDirectory(at: chapter, includingPropertiesForKeys: nil))
        ?? []
    }.filter { $0.pathExtension == "swift" && !sources.contains($0.path) }
    return catalog.exercises.filter { !$0.isUntouched }
      .map { "\(folder.path($0.source)) differs from its stub, or is missing." }
      + surplus.map(folder.path).sorted().map { "\($0) belongs to no exercise." }
  }
}
