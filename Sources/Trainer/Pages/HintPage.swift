import Wording

/// The hints that have been given so far.
struct HintPage {
  private let lesson: Lesson
  private let given: Int

  init(_ lesson: Lesson, given: Int) {
    self.lesson = lesson
    self.given = given
  }

  var lines: [Line] {
    let hints = lesson.hints.prefix(given).enumerated().flatMap { number, hint in
      [Line("Hint \(number + 1) of \(lesson.hints.count)", .strong)]
        + Line.lines(hint).map { $0.indented(by: 2) } + [Line()]
    }
    return hints + (given < lesson.hints.count ? [Line("h shows the next one.", .dim)] : [])
  }
}
