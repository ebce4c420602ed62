import RxLite
import RxLiteTest

/// Answers for a page that no program serves: one thing is moved, and everything else is as it was at first.
package struct RecordedAnswers: Encodable, Sendable {
  /// The library's answers, each once. A row's sources are those of the page.
  package private(set) var answers: [MarbleAnswer] = []
  /// The answer to each change: `0.2@15` moves the third event of the first row to tick 15, `a1=7` sets the
  /// second argument.
  package private(set) var changes: [String: Int] = [:]

  /// Runs an operator for each place to which one of its marbles can be dragged, and for each value of an argument.
  package init(_ marbles: MarbleOperator) {
    let question = MarbleQuestion(marbles)
    for (row, source) in marbles.sources.enumerated() {
      guard let timeline = try? Timeline(source.marbles) else { continue }
      for index in timeline.events.indices {
        for time in 1...MarbleQuestion.length {
          guard let text = timeline.moving(index, to: time) else { continue }
          var moved = question
          moved.rows[row] = text
          record(moved, as: "\(row).\(index)@\(time)")
        }
      }
    }
    for (place, argument) in marbles.arguments.enumerated() {
      for value in argument.range {
        var changed = question
        changed.arguments[place] = value
        record(changed, as: "a\(place)=\(value)")
      }
    }
  }

  private mutating func record(_ question: MarbleQuestion, as change: String) {
    guard let answer = try? question.answer() else { return }
    let place = answers.firstIndex(of: answer) ?? answers.endIndex
    if place == answers.endIndex { answers.append(answer) }
    changes[change] = place
  }
}

extension Timeline {
  /// The row in which an event has another place; `nil` if it can't be there: after the end, or so near to another
  /// that the row can't be written.
  func moving(_ index: Int, to time: TestTime) -> String? {
    var moved = events
    moved[index] = Recorded(time: time, value: moved[index].value)
    let end = moved.last.flatMap { $0.value.isStopEvent ? $0.time : nil }
    if let end, moved.contains(where: { !$0.value.isStopEvent && $0.time >= end }) { return nil }
    moved.sort { $0.time < $1.time }
    return Timeline(moved).marbles()
  }
}
