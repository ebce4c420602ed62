import ExerciseJudge
import Foundation
import Wording

/// The learner's predictions so far.
struct Score {
  struct Entry: Codable, Equatable, Sendable {
    var listing: String
    var at: Date
    var isRight: Bool
    /// `lines` or `choice`.
    var way: String
    /// The number of right lines, and the number of lines to predict.
    var right: Int
    var of: Int
  }

  let entries: [Entry]

  /// Returns whether a listing was predicted, at the first try or later.
  func isRight(_ listing: String) -> Bool {
    entries.contains { $0.listing == listing && $0.isRight }
  }

  func lines(chapters: [(word: String, count: Int)]) -> [Line] {
    guard !entries.isEmpty else {
      return [Line("You haven't predicted anything yet. Start with `course predict`.")]
    }
    let width = chapters.map(\.word.count).max() ?? 0
    let rows = chapters.map { chapter -> Line in
      let own = Dictionary(
        grouping: entries.filter { $0.listing.hasPrefix(chapter.word + "/") }, by: \.listing)
      let first = own.values.count { $0[0].isRight }
      let later = own.values.count { !$0[0].isRight && $0.contains(where: \.isRight) }
      let numbers =
        "\(own.count) of \(chapter.count) listings tried".padded(to: 28)
        + "\(first) right at the first try" + (later > 0 ? ", \(later) later" : "")
      return Line([.init(chapter.word.padded(to: width + 2), .strong), .init(numbers)])
    }
    let lines = entries.filter { $0.way == "lines" }
    let asked = lines.reduce(0) { $0 + $1.of }
    let right = lines.reduce(0) { $0 + $1.right }
    let choices = entries.filter { $0.way == "choice" }
    return rows + [Line()]
      + (asked > 0 ? [Line("Line by line: \(right) of \(asked) lines right.")] : [])
      + (choices.isEmpty
        ? [] : [Line("By choice: \(choices.count(where: \.isRight)) of \(choices.count) right.")])
  }
}

extension Journal<Score.Entry> {
  static func predictions(of course: CourseFolder) -> Journal {
    Journal(file: course.kept.appending(path: "predictions.jsonl"))
  }

  /// Begins a new file, and keeps the old one under another name.
  ///
  /// - Returns: The old file; `nil` if there was none.
  func setAside(at date: Date = .now) throws -> URL? {
    guard exists(file.path) else { return nil }
    let name =
      "\(file.deletingPathExtension().lastPathComponent).\(date.ISO8601Format().prefix(10))"
    let place = freePlace(name, "jsonl", in: file.deletingLastPathComponent())
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
