import ExerciseJudge
import Wording

/// One failure of a test: its name as a sentence, its words, and what was expected over what came.
struct FailureStory {
  let failure: TestReport.Failure
  /// The test file, as the reader would type it.
  let file: String

  func lines(width: Int) -> [Line] {
    let (room, indent) = (width - 2, 2)
    let body = body(width: room).map { $0.indented(by: indent) }
    return Line([.init("✗ ", .bad), .init(failure.test.printable, .strong)]).wrapped(to: width)
      + [""] + body
  }

  private func body(width: Int) -> [Line] {
    if let marbles = MarblePicture(failure.message) {
      return [marbles.lines(width: width), place(nil, width)].joined(by: "")
    }
    let hasWords = failure.message != failure.expectation
    let message = Message(hasWords ? failure.message : "")
    if let equation = Equation(failure.expectation) {
      let rest = message.without(equation)
      let isShown = rest.hasTwoSides || rest.shows(equation)
      return [
        rest.lines(width: width), isShown ? [] : equation.lines(width: width),
        place(equation.subject, width),
      ].joined(by: "")
    }
    if let condition = Condition(failure.expectation) {
      return [
        message.lines(width: width), condition.lines(width: width, isAside: hasWords),
        place(nil, width),
      ].joined(by: "")
    }
    let said = Message(hasWords ? failure.message : failure.message.withoutTheRunner)
    return [said.lines(width: width), place(nil, width)].joined(by: "")
  }

  /// Where one can read how it came to that.
  private func place(_ subject: String?, _ width: Int) -> [Line] {
    let place = file + (failure.line.map { ":\($0)" } ?? "")
    let line = Line((subject.map { "\($0) in " } ?? "") + place, .dim)
    if line.width <= width { return [line] }
    return (subject.map { [Line($0, .dim).cut(to: width)] } ?? [])
      + Line(place, .dim).wrapped(to: width)
  }
}

extension Condition {
  /// - Parameter isAside: the test has said in its own words what it is about.
  fileprivate func lines(width: Int, isAside: Bool) -> [Line] {
    let lines =
      [Line("it was checked that: \(source)")]
      + facts.prefix(4).map { Line("\($0.source) is \($0.value)") }
    return isAside
      ? lines.map { Line($0.plain, .dim).cut(to: width) } : lines.flatMap { $0.wrapped(to: width) }
  }
}

extension String {
  /// Without the words with which Swift Testing introduces it.
  fileprivate var withoutTheRunner: String {
    for (prefix, words) in [
      ("Expectation failed: ", "it was checked that: "),
      ("Caught error: ", "The test was ended by an error: "),
    ] where hasPrefix(prefix) {
      return words + dropFirst(prefix.count)
    }
    return self
  }
}
