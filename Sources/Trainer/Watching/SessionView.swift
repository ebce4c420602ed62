import ExerciseJudge
import Foundation
import Wording

/// What is on the screen: as many lines as it has, the keys in the last one.
struct SessionView {
  let lines: [Line]
  /// How many lines of the page are above the screen: one can't scroll past the end.
  let top: Int

  init(_ session: Session, width: Int, height: Int) {
    let screen = Screen(session: session, width: width)
    let (head, bottom) = (screen.head, screen.bottom)
    let room = max(1, height - head.count - bottom.count)
    let (body, chosen) = screen.body(room: room)
    let wanted = chosen.map { min(max(session.scroll, $0 + 2 - room), $0) } ?? session.scroll
    top = max(0, min(wanted, body.count - room))
    var visible = Array(body.dropFirst(top).prefix(room))
    let hidden = body.count - top - visible.count
    if hidden > 0, !visible.isEmpty {
      visible[visible.count - 1] = Line("  … \(hidden + 1) more lines: ↓", .dim)
    }
    let blank = Array(repeating: Line(), count: room - visible.count)
    lines = Array((head + visible + blank + bottom).prefix(height))
  }
}

/// The parts of the screen.
private struct Screen {
  let session: Session
  let width: Int

  /// The page, and the line of it that has to be seen.
  func body(room: Int) -> (lines: [Line], chosen: Int?) {
    switch session.page {
    case .list: return (list.lines.map { $0.cut(to: width) }, list.chosen)
    case .solution:
      return (SolutionPage(lesson, course: session.course.folder, width: width).lines, nil)
    case .verdict:
      let verdict = wrapped(verdict)
      let hints = wrapped(hints)
      // Where there is room for both, the hints stand beside the verdict.
      let both = [verdict, hints].joined(by: "")
      return (session.isSolved || both.count > room ? verdict : both, nil)
    case .task: return (wrapped(lesson.task.map { Line($0) } + afterTask), nil)
    case .hints:
      let isAll = givenHints == lesson.hints.count
      return (wrapped(hints + (isAll ? [] : [Line(), Line("h shows the next one.", .dim)])), nil)
    }
  }

  private var list: ListPage {
    ListPage(session.course, standings: session.standings, cursor: session.cursor)
  }

  private var givenHints: Int { session.hints[lesson.id, default: 0] }
  private var hints: [Line] { lesson.hintsPage(givenHints) }
  /// Longer lines are hard to read.
  private var textWidth: Int { min(width, 100) }
  private func wrapped(_ lines: [Line]) -> [Line] { lines.flatMap { $0.wrapped(to: textWidth) } }

  private var lesson: Lesson { session.lesson }

  var head: [Line] {
    let name = Line([.init(lesson.id, .strong), .init("  about \(lesson.minutes) minutes", .dim)])
    let path = session.course.folder.path(lesson.exercise.source)
    let gap = width - name.width - path.count
    let place = Line(path, .dim)
    return gap > 2 ? [name + place.indented(by: gap), Line()] : [name, place, Line()]
  }

  var bottom: [Line] {
    let notice = session.notice.map { $0.wrapped(to: width) } ?? []
    return [Line()] + notice + [
      list.progress(width: min(30, width / 3)) + Line(state, .dim),
      keys,
    ]
  }

  private var keys: Line {
    let all = Line("n next  h hint  l list  t task  s solution  r reset  q quit", .dim)
    let ofList = Line("↑ ↓ choose  Enter goes there  Esc back  q quit", .dim)
    let line = session.page == .list ? ofList : all
    return line.width <= width ? line : Line("n h l t s r q", .dim)
  }

  private var state: String {
    if session.isLost { return "   waiting for the file" }
    if session.isChecking { return "   checking …" }
    return width < 70 ? "" : "   waiting for you to save"
  }

  private var afterTask: [Line] {
    guard !session.isSolved else { return [] }
    let path = session.course.folder.path(lesson.exercise.source)
    return [Line(), Line("Open \(path), and write. It is checked at each save.", .strong)]
  }

  private var verdict: [Line] {
    if session.isLost {
      let path = session.course.folder.path(lesson.exercise.source)
      return [
        Line("There is no file \(path).", .bad),
        Line("It is checked as soon as it is back; r r puts the stub there."),
      ]
    }
    guard let outcome = session.outcome else { return [Line("Checking …", .dim)] }
    let story = OutcomeStory(outcome, of: lesson, in: session.course.folder, after: session.delay)
    // What is being checked is another text: what was said of the one before is no longer news.
    if session.isChecking { return story.lines(width: textWidth).map { Line($0.plain, .dim) } }
    return story.lines(width: textWidth) + (outcome.isSolved ? whatNow : [])
  }

  private var whatNow: [Line] {
    guard let next = session.next else {
      return [
        Line(),
        Line("All \(session.lessons.count) exercises are solved. That was the course.", .good),
      ]
    }
    let then = session.lessons[next]
    return [
      Line(),
      Line([.init("s", .strong), .init("  compares your answer with the course's")]),
      Line([
        .init("n", .strong), .init("  goes on to "), .init(then.id, .strong),
        .init(": \(then.about)"),
      ]),
    ]
  }
}
