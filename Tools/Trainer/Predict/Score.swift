import ExerciseJudge
import Foundation
import Listings
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
  /// The questions that are asked today.
  let questions: [AskedQuestion]

  /// Returns whether a question was answered rightly, at the first try or later.
  func isRight(_ id: String) -> Bool { entries.contains { $0.listing == id && $0.isRight } }

  var lines: [Line] {
    guard !entries.isEmpty else {
      return [Line("You haven't predicted anything yet. Start with `course predict`.")]
    }
    let ids = Set(questions.map(\.id))
    let known = entries.filter { ids.contains($0.listing) }
    let tries = Dictionary(grouping: known, by: \.listing)
    var words: [String] = []
    for question in questions where !words.contains(question.word) { words.append(question.word) }
    let width = words.map(\.count).max() ?? 0
    let rows = words.map { word -> Line in
      let count = questions.count { $0.word == word }
      let own = tries.filter { $0.key.hasPrefix(word + "/") }.values
      let first = own.count { $0[0].isRight }
      let later = own.count { !$0[0].isRight && $0.contains(where: \.isRight) }
      let numbers =
        "\(own.count) of \(count) questions tried".padded(to: 28)
        + "\(first) right at the first try" + (later > 0 ? ", \(later) later" : "")
      return Line([.init(word.padded(to: width + 2), .strong), .init(numbers)])
    }
    let lines = known.filter { $0.way == "lines" }
    let asked = lines.reduce(0) { $0 + $1.of }
    let right = lines.reduce(0) { $0 + $1.right }
    let choices = known.filter { $0.way == "choice" }
    let others = entries.count - known.count
    return rows + [Line()]
      + (asked > 0 ? [Line("Line by line: \(right) of \(asked) lines right.")] : [])
      + (choices.isEmpty
        ? [] : [Line("By choice: \(choices.count(where: \.isRight)) of \(choices.count) right.")])
      + (others > 0
        ? [
          Line(
            others == 1
              ? "1 older prediction doesn't count: its question is gone."
              : "\(others) older predictions don't count: their questions are gone.", .dim)
        ]
        : [])
  }
}

extension Score.Entry {
  /// The entry for a choice.
  init(choosing choice: RecordedQuestions.Choice, for question: AskedQuestion) {
    self.init(
      listing: question.id, at: .now, isRight: choice.isRight, way: "choice",
      right: choice.isRight ? 1 : 0, of: 1)
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
