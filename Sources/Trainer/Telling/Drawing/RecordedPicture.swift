import Wording

/// Two records of events on one axis of time.
struct RecordedPicture {
  let expected: RecordedEvents
  let actual: RecordedEvents

  private var ticks: [Int] { Set((expected.events + actual.events).map(\.tick)).sorted() }

  /// Where each event is one letter, marbles; else a table with a column for each tick at which
  /// something happened. `nil` if neither would show the difference.
  func lines(width: Int) -> [Line]? {
    let ticks = ticks
    guard let tick = ticks.first(where: { expected.text(at: $0) != actual.text(at: $0) }) else {
      return nil
    }
    return marbles(ticks, firstDifference: tick, width: width)
      ?? Rows(
        header: ("tick", ticks.map { "\($0)" }), expected: ticks.map(expected.text(at:)),
        actual: ticks.map(actual.text(at:)), separator: "  "
      ).lines(width: width)
  }

  private func marbles(_ ticks: [Int], firstDifference tick: Int, width: Int) -> [Line]? {
    let unit = ticks.reduce(0, greatestDivisor)
    let room = width - Rows.labelWidth
    guard unit > 0, let first = ticks.first, first >= 0, let last = ticks.last, last / unit < room,
      let above = text(expected, unit: unit, length: last / unit + 1),
      let below = text(actual, unit: unit, length: last / unit + 1), above != below
    else { return nil }
    let sentence =
      "at \(tick): expected \(words(expected, at: tick)), got \(words(actual, at: tick))"
    return [
      Rows.label("expected") + Line(above, .good), Rows.label("actual") + Line(below, .bad),
      Rows.mark(at: tick / unit), Line("each column is \(unit) tick\(unit == 1 ? "" : "s")", .dim),
    ] + Line(sentence).wrapped(to: width)
  }

  private func text(_ record: RecordedEvents, unit: Int, length: Int) -> String? {
    var letters: [Character] = Array(repeating: "-", count: length)
    for event in record.events {
      guard let mark = event.mark, letters[event.tick / unit] == "-" else { return nil }
      letters[event.tick / unit] = mark
    }
    let isOver = ["|", "X"].contains(record.events.last?.mark)
    let end = isOver ? (record.events.last?.tick ?? 0) / unit + 1 : length
    return String(letters[..<end])
  }

  private func words(_ record: RecordedEvents, at tick: Int) -> String {
    switch record.text(at: tick) {
    case "": "nothing"
    case "completed": "a completion"
    case let text: text
    }
  }

  private func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }
}
