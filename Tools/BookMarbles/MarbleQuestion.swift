import RxLite
import RxLiteTest

/// What a page asks: an operator, a row of marbles for each of its sources, and its arguments.
package struct MarbleQuestion: Codable, Sendable {
  package var `operator`: String
  package var rows: [String]
  package var arguments: [Int]

  /// The number of ticks that a page shows.
  package static let length = 50
  private static let mostEvents = 30
  private static let longestRow = 300

  package init(operator id: String, rows: [String], arguments: [Int]) {
    (self.operator, self.rows, self.arguments) = (id, rows, arguments)
  }

  /// What the page of an operator shows at first.
  package init(_ marbles: MarbleOperator) {
    self.init(
      operator: marbles.id, rows: marbles.sources.map(\.marbles),
      arguments: marbles.arguments.map(\.value))
  }

  /// Runs the operator on a clock of its own.
  ///
  /// - Throws: A ``MarbleProblem`` if the question can't be answered.
  package func answer() throws(MarbleProblem) -> MarbleAnswer {
    guard let marbles = MarbleOperator.all.first(where: { $0.id == self.operator }),
      rows.count == marbles.sources.count, arguments.count == marbles.arguments.count
    else { throw MarbleProblem(sentence: "The book has no such operator.") }
    for (value, argument) in zip(arguments, marbles.arguments)
    where !argument.range.contains(value) {
      throw MarbleProblem(
        sentence: "`\(argument.name)` is a number from \(argument.range.lowerBound) to "
          + "\(argument.range.upperBound).")
    }
    var timelines: [Timeline] = []
    for (index, source) in marbles.sources.enumerated() {
      do {
        timelines.append(try Self.timeline(rows[index], of: source))
      } catch {
        throw MarbleProblem(row: index, sentence: error.sentence)
      }
    }
    return MarbleRun(marbles, timelines, arguments).answer()
  }

  private static func timeline(
    _ row: String, of source: MarbleOperator.Source
  ) throws(MarbleProblem) -> Timeline {
    guard row.count <= longestRow else { throw MarbleProblem(sentence: "This row is too long.") }
    let timeline: Timeline
    do {
      timeline = try Timeline(row)
    } catch {
      let mistake = error as? MarbleSyntaxError
      throw MarbleProblem(
        sentence: mistake.map { "Column \($0.column): \($0.reason)." } ?? "\(error)")
    }
    guard timeline.events.count <= mostEvents else {
      throw MarbleProblem(sentence: "This row has more than \(mostEvents) events.")
    }
    for event in timeline.events {
      if event.time == 0 {
        throw MarbleProblem(
          sentence: "The first column is the moment of the subscription: begin with `-`.")
      }
      if event.time > length {
        throw MarbleProblem(sentence: "The clock stops at tick \(length).")
      }
      if source.hasNumbers, let element = event.value.element, number(element) == nil {
        throw MarbleProblem(
          sentence: "The elements of this row are whole numbers: not `\(element)`.")
      }
    }
    return timeline
  }

  /// The number that an element means. A longer one could be too large to be added to others.
  static func number(_ element: String) -> Int? {
    element.count <= 6 ? Int(element) : nil
  }
}

/// Why a question can't be answered.
package struct MarbleProblem: Error, Codable, Equatable, Sendable {
  /// The row in which the problem is.
  package var row: Int?
  package let sentence: String

  init(row: Int? = nil, sentence: String) { (self.row, self.sentence) = (row, sentence) }
}

/// What the library did.
package struct MarbleAnswer: Codable, Equatable, Sendable {
  /// In JSON it is short: `[3, "a"]` is an element, `[9]` completion, `[9, "X", 1]` an error.
  package struct Event: Equatable, Sendable {
    package enum Kind: Sendable { case next, error, completed }
    package let at: Int
    package let kind: Kind
    /// The element, or the error's description.
    package var text = ""
  }

  package struct Row: Codable, Equatable, Sendable {
    package let label: String
    package var events: [Event]
    /// When it was subscribed to, and when that subscription ended. `nil`: it went on.
    package var subscriptions: [[Int?]]
  }

  package let sources: [Row]
  package let results: [Row]
}

extension MarbleAnswer.Event: Codable {
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    at = try parts.decode(Int.self)
    text = parts.isAtEnd ? "" : try parts.decode(String.self)
    kind = parts.count == 1 ? .completed : parts.count == 2 ? .next : .error
  }

  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(at)
    if kind != .completed { try parts.encode(text) }
    if kind == .error { try parts.encode(1) }
  }
}
