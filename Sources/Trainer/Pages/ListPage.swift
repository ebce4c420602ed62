import Wording

/// The chapters and their exercises, and how far the learner is with each.
struct ListPage {
  private let course: Course
  private let standings: [String: Standing]
  private let cursor: Int?

  init(_ course: Course, standings: [String: Standing], cursor: Int? = nil) {
    self.course = course
    self.standings = standings
    self.cursor = cursor
  }

  var lines: [Line] {
    var number = 0
    return course.chapters.flatMap { chapter in
      let done = chapter.lessons.count { standings[$0.id] == .solved }
      let minutes = chapter.lessons.reduce(0) { $0 + $1.minutes }
      let rows = chapter.lessons.map { lesson in
        defer { number += 1 }
        return row(lesson, isChosen: number == cursor)
      }
      let heading = Line([
        .init(chapter.word, .strong),
        .init(
          "  \(chapter.name), \(done) of \(chapter.lessons.count), about \(minutes) minutes", .dim),
      ])
      return [heading] + rows + [Line()]
    }.dropLast()
  }

  private func row(_ lesson: Lesson, isChosen: Bool) -> Line {
    let (mark, tone): (String, Tone) =
      switch standings[lesson.id] {
      case .solved: ("✓", .good)
      case .begun: ("…", .bad)
      case .untouched: ("·", .dim)
      case nil: ("?", .dim)
      }
    let width = course.lessons.map(\.word.count).max() ?? 0
    return Line([
      .init(isChosen ? "> " : "  ", .strong), .init(mark, tone), .init(" "),
      .init(lesson.word.padded(to: width), isChosen ? .strong : .plain),
      .init("  \("\(lesson.minutes)".padded(to: 2, atStart: true)) min  ", .dim),
      .init(lesson.about),
    ])
  }

  /// The line that the cursor is on.
  var chosen: Int? {
    guard let cursor else { return nil }
    let chapter = course.chapters.indices.first { index in
      course.chapters[...index].reduce(0) { $0 + $1.lessons.count } > cursor
    }
    // Each chapter has a heading above and a blank line below.
    return chapter.map { cursor + 1 + 2 * $0 }
  }

  /// What the marks mean.
  static let signs = Line("✓ solved   … begun   · not begun", .dim)
}

extension String {
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }
}
