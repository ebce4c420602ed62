import Foundation

/// The table in `Exercises/README.md`: a file and a few words about it in each row.
struct ExerciseTable {
  static let path = "Exercises/README.md"
  private let rows: [(file: String, about: String)]

  init(of folder: CourseFolder) throws {
    rows = try String(contentsOf: folder.url.appending(path: Self.path), encoding: .utf8)
      .split(separator: "\n")
      .compactMap { line in
        line.firstMatch(of: #/^\s*\| `(Chapter[^`]+\.swift)` \| (.+?) \|\s*$/#)
          .map { ("Exercises/\($0.output.1)", String($0.output.2)) }
      }
  }

  /// What doesn't agree with the book.
  ///
  /// - Parameter files: the learner's file of each exercise, by id.
  func objections(files: [String: String], book: CourseBook) -> [String] {
    let expected = book.exercises.compactMap { entry in
      files[entry.id].map { (file: $0, about: entry.about.asInTable) }
    }
    let abouts = Dictionary(rows.map { ($0.file, $0.about) }) { first, _ in first }
    let words = expected.compactMap { file, about -> String? in
      switch abouts[file] {
      case about: nil
      case let other?: "\(Self.path) says of \(file) “\(other)”, and the book “\(about)”."
      case nil: "\(Self.path) lacks a row for \(file)."
      }
    }
    let known = Set(expected.map(\.file))
    let surplus = rows.filter { !known.contains($0.file) }
      .map { "\(Self.path) has a row for \($0.file), which is no exercise of the book." }
    guard words.isEmpty, surplus.isEmpty else { return words + surplus }
    return rows.map(\.file) == expected.map(\.file)
      ? [] : ["The rows of \(Self.path) are not in the order of the book, or one is there twice."]
  }
}

extension String {
  /// A sentence, as the table has it: a small letter in front, and no full stop.
  fileprivate var asInTable: String {
    let bare = hasSuffix(".") ? String(dropLast()) : self
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}
