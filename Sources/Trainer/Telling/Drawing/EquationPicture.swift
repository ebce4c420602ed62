import Wording

extension Equation {
  /// What was expected over what came.
  func lines(width: Int) -> [Line] {
    switch (expected, actual) {
    case (.list(let expected), .list(let actual)):
      return Self.lines(expected: expected, actual: actual, width: width)
    case (.text(let expected), .text(let actual))
    where expected.contains("\n") || actual.contains("\n"):
      return Self.difference(expected: expected, actual: actual, width: width)
    default:
      return Self.line("expected", expected.clear(beside: actual), .good, width)
        + Self.line("actual", actual.clear(beside: expected), .bad, width)
    }
  }

  private static func lines(expected: [String], actual: [String], width: Int) -> [Line] {
    if let expected = RecordedEvents(expected), let actual = RecordedEvents(actual),
      let lines = RecordedPicture(expected: expected, actual: actual).lines(width: width)
    {
      return lines
    }
    if let expected = subscriptions(expected), let actual = subscriptions(actual) {
      return block("expected", expected, .good, width) + block("actual", actual, .bad, width)
    }
    let length = max(expected.count, actual.count)
    let isProse = (expected + actual).contains { $0.contains(" ") }
    let needed = (expected + actual).map { $0.count + 2 }.max() ?? 0
    if length > 3, isProse, needed * length > width {
      return difference(
        expected: expected.map { $0 + "\n" }.joined(), actual: actual.map { $0 + "\n" }.joined(),
        width: width)
    }
    if needed > width - Rows.labelWidth - 6 {
      return block("expected", expected, .good, width) + block("actual", actual, .bad, width)
    }
    return Rows(expected: expected, actual: actual).lines(width: width)
      + sentence(expected: expected, actual: actual).flatMap { $0.wrapped(to: width) }
  }

  /// Where they part: in words, where the mark alone says too little.
  private static func sentence(expected: [String], actual: [String]) -> [Line] {
    guard !expected.isEmpty, !actual.isEmpty, max(expected.count, actual.count) > 1,
      let place = (0..<max(expected.count, actual.count)).first(where: {
        $0 >= expected.count || $0 >= actual.count || expected[$0] != actual[$0]
      })
    else { return [] }
    let wanted = place < expected.count ? "expected \(expected[place])" : "expected nothing more"
    let got =
      place < actual.count ? actual[place] : "nothing" + (place > 0 ? " more" : "")
    return [Line("the \(String.ordinal(place + 1)): \(wanted), got \(got)")]
  }

  private static func subscriptions(_ elements: [String]) -> [String]? {
    var words: [String] = []
    for element in elements {
      guard let match = element.wholeMatch(of: #/\((-?[0-9]+): (-?[0-9]+|Infinity)\)/#) else {
        return nil
      }
      let end =
        match.output.2 == "Infinity" ? "never disposed" : "disposed at \(match.output.2)"
      words.append("subscribed at \(match.output.1), \(end)")
    }
    return elements.isEmpty ? ["never subscribed"] : words
  }

  /// One element a line.
  private static func block(_ label: String, _ texts: [String], _ tone: Tone, _ width: Int)
    -> [Line]
  {
    let texts = texts.isEmpty ? ["nothing"] : texts
    let more = texts.count - 5
    return texts.prefix(more > 1 ? 5 : 6).enumerated().flatMap { index, text in
      line(index == 0 ? label : "", text, tone, width)
    } + (more > 1 ? [Line("… and \(more) more", .dim).indented(by: Rows.labelWidth)] : [])
  }

  private static func line(_ label: String, _ text: String, _ tone: Tone, _ width: Int) -> [Line] {
    let lines = Line(text, tone).wrapped(to: max(10, width - Rows.labelWidth))
    return lines.prefix(4).enumerated().map { index, line in
      index == 0 ? Rows.label(label) + line : line.indented(by: Rows.labelWidth)
    } + (lines.count > 4 ? [Line("…", .dim).indented(by: Rows.labelWidth)] : [])
  }

  /// Both texts, line by line, from shortly before the first difference on.
  private static func difference(expected: String, actual: String, width: Int) -> [Line] {
    let (most, before) = (16, 3)
    // That one of them lacks a line break at its end matters only if nothing else does.
    let isRest = expected.ended == actual.ended
    let all = LineDiff(
      expected: isRest ? expected : expected.ended, found: isRest ? actual : actual.ended
    ).lines
    let first = all.firstIndex { !$0.hasPrefix("  ") } ?? 0
    let start = all.count <= most ? 0 : max(0, first - before)
    let shown = all[start...].prefix(most)
    let legend = Line([
      .init("- expected", .good), .init("   "), .init("+ actual", .bad),
    ])
    return [legend]
      + (start > 0 ? [Line("  … \(start) more lines above", .dim)] : [])
      + shown.map { line in
        Line(line, line.hasPrefix("-") ? .good : line.hasPrefix("+") ? .bad : .plain)
          .cut(to: width)
      }
      + (shown.endIndex < all.count
        ? [Line("  … and \(all.count - shown.endIndex) more lines", .dim)] : [])
  }
}

extension String {
  /// With a line break at its end.
  fileprivate var ended: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}

extension Value {
  /// Its text; in quotes where one could not see without them what it is.
  fileprivate func clear(beside other: Value) -> String {
    guard case .text(let text) = self else { return text }
    let isPlain = text.wholeMatch(of: #/\S(.*\S)?/#) != nil
    return isPlain && text != other.text ? text : text.debugDescription
  }
}
