import Foundation

/// A learner's progress in numbers, as `course report --json` prints it.
struct LearnersReport: Codable, Equatable {
  struct Row: Codable, Equatable {
    /// `sharing/my-replay`
    var exercise: String
    /// As the files are now.
    var state: Standing
    /// The number of different answers that were judged, up to the first one that solved the exercise.
    var tries: Int
    var hints: Int
    var firstTry: Date?
    /// The time at which it was first solved; missing if it isn't solved, or if the tests were run without the
    /// trainer.
    var solvedAt: Date?
  }

  struct Predictions: Codable, Equatable {
    var listings: Int
    var right: Int
  }

  /// The learner's.
  var name: String?
  /// The time of the report.
  var made: Date
  var solved: Int
  var of: Int
  var exercises: [Row]
  var predictions: Predictions

  init(
    _ lessons: [(id: String, standing: Standing)], _ journal: Journal<Record>,
    predictions: [Score.Entry], name: String? = nil, made: Date = .now
  ) {
    self.name = name
    exercises = lessons.map { id, standing in
      let own = journal.tries(of: id)
      let solved = own.firstIndex(where: \.isSolved)
      return Row(
        exercise: id, state: standing, tries: solved.map { $0 + 1 } ?? own.count,
        hints: journal.hints(of: id), firstTry: own.first?.at, solvedAt: solved.map { own[$0].at })
    }
    solved = lessons.count { $0.standing == .solved }
    of = lessons.count
    self.made = made
    self.predictions = Predictions(
      listings: Set(predictions.map(\.listing)).count,
      right: Set(predictions.filter(\.isRight).map(\.listing)).count)
  }

  /// The name, for a table.
  var learner: String { name ?? "a learner" }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
