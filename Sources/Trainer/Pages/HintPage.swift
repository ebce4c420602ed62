import Wording

/// The hints that have been given so far.
struct HintPage {
  private let lesson: Lesson
  private let given: Int

  init(_ lesson: Lesson, given: Int) {
    self.lesson = lesson
    self.given = given
  }

  /// One hint, set off a little.
  static func text(_ hint: String) -> [Line] {
    Prose(hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)).lines
      .map { Line($0).indented(by: 2) }
  }

  var lines: [Line] {
    let hints = lesson.hints.prefix(given).enumerated().flatMap { number, hint in
      [Line("Hint \(number + 1) of \(lesson.hints.count)", .strong)]
        + Self.text(hint) + [Line()]
    }
    return hints + (given < lesson.hints.count ? [Line("h shows the next one.", .dim)] : [])
  }
}
