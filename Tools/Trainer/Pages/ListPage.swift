import Wording

/// The chapters and their exercises, with the learner's progress in each.
struct ListPage {
  let course: Course
  let standings: [String: Standing]
  var cursor: Int?

  var lines: [Line] {
    let lines = course.chapters.flatMap { chapter in
      let minutes = chapter.lessons.reduce(0) { $0 + $1.minutes }
      let facts = "\(chapter.name), \(count(of: chapter.lessons)), about \(minutes) minutes"
      return [Line("\(chapter.word, .strong)  \(facts, .dim)").unbroken]
        + chapter.lessons.map { row($0) } + [Line()]
    }
    return lines.dropLast()
  }

  /// Returns `2 of 5 solved`, or only the number of exercises while the state of one isn't known.
  private func count(of lessons: [Lesson]) -> String {
    lessons.contains { standings[$0.id] == nil }
      ? "\(lessons.count) exercises"
      : "\(lessons.count { standings[$0.id] == .solved }) of \(lessons.count) solved"
  }

  private func row(_ lesson: Lesson) -> Line {
    let (mark, tone): (String, Tone) =
      switch standings[lesson.id] {
      case .solved: ("✓", .good)
      case .begun: ("…", .bad)
      case .untouched: ("·", .dim)
      case nil: ("?", .dim)
      }
    let width = course.lessons.map(\.word.count).max() ?? 0
    let isChosen = cursor.map { course.lessons[$0].id } == lesson.id
    let word = lesson.word.padded(to: width)
    let minutes = "\(lesson.minutes)".padded(to: 2, atStart: true)
    let start: Line = "\(isChosen ? "> " : "  ", .strong)\(mark, tone) "
    return
      (start + "\(word, isChosen ? .strong : .plain)  \("\(minutes) min", .dim)  \(lesson.about)")
      .unbroken
  }

  /// The line that the cursor is on.
  var chosen: Int? { cursor == nil ? nil : lines.firstIndex { $0.plain.hasPrefix("> ") } }

  /// Returns the progress: a bar and the numbers, once they are known.
  func progress(width: Int) -> Line {
    let total = course.lessons.count
    guard course.lessons.allSatisfy({ standings[$0.id] != nil }) else {
      return Line("counting what is solved …", .dim)
    }
    let done = course.lessons.count { standings[$0.id] == .solved }
    // The bar is full only if all are solved.
    let full = total == 0 ? 0 : done * width / total
    let (bar, rest) = ("".padded(to: full, with: "█"), "".padded(to: width - full, with: "░"))
    return "\(bar, .good)\(rest, .dim) \(done) of \(total) solved"
  }

  static func end(of course: Course) -> Line {
    Line("All \(course.lessons.count) exercises are solved. That was the course.", .good)
  }

  /// The explanation of the marks.
  static let signs = Line("✓ solved   … begun   · not begun", .dim)
}
