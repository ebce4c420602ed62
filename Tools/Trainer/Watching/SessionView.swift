import ExerciseJudge
import Foundation
import TerminalKit
import Wording

/// The content of the screen: as many lines as it has, with the keys in the last one.
struct SessionView {
  private let session: Session
  private let width: Int
  private(set) var lines: [Line] = []
  /// The number of the page's lines above the screen, limited by the end of the page.
  private(set) var top = 0

  init(_ session: Session, width: Int, height: Int) {
    (self.session, self.width) = (session, width)
    let (head, bottom) = (self.head, self.bottom)
    let room = max(1, height - head.count - bottom.count)
    let chosen = session.page == .list ? list.chosen : nil
    let visible = Visible(
      body(room: room), room: room,
      scrolledTo: chosen.map { min(max(session.scroll, $0 + 2 - room), $0) } ?? session.scroll)
    top = visible.top
    lines = Array((head + visible.lines + bottom).prefix(height))
  }

  private var lesson: Lesson { session.lesson }
  private var path: String { session.course.folder.path(lesson.exercise.source) }
  /// The width of text: longer lines are hard to read.
  private var textWidth: Int { min(width, 100) }

  private var list: ListPage {
    ListPage(course: session.course, standings: session.standings, cursor: session.cursor)
  }

  private func body(room: Int) -> [Line] {
    let hints = lesson.hintsPage(session.givenHints)
    let lines: [Line]
    switch session.page {
    case .list: lines = list.lines
    case .solution:
      return SolutionPage(lesson: lesson, folder: session.course.folder, width: width).lines
    case .verdict:
      // If there is room for both, the hints are shown below the verdict.
      let both = [verdict, hints].joined(by: "")
      lines = session.isSolved || both.fitted(to: textWidth).count > room ? verdict : both
    case .task:
      let open = Line("Open \(path), and write. It is checked at each save.", .strong)
      lines =
        lesson.task.map { Line($0) } + lesson.readingPage(in: session.course.folder)
        + (session.isSolved ? [] : [Line(), open])
    case .hints:
      let isAll = session.givenHints == lesson.hints.count
      lines = hints + (isAll ? [] : [Line(), Line("h shows the next one.", .dim)])
    }
    return lines.fitted(to: textWidth)
  }

  private var head: [Line] {
    let name: Line = "\(lesson.id, .strong)  \("about \(lesson.minutes) minutes", .dim)"
    let gap = textWidth - name.width - path.count
    let place = Line(path, .dim)
    return gap > 2 ? [name + place.indented(by: gap), Line()] : [name, place, Line()]
  }

  private var bottom: [Line] {
    let state =
      session.isLost
      ? "   waiting for the file"
      : session.isChecking ? "   checking …" : width < 70 ? "" : "   waiting for you to save"
    let keys: Line =
      session.page == .list
      ? "↑ ↓ choose  Enter goes there  Esc back  q quit"
      : session.course.isExported
        ? "n next  h hint  l list  t task  r reset  q quit"
        : "n next  h hint  l list  t task  s solution  r reset  q quit"
    return [Line()] + (session.notice.map { $0.wrapped(to: textWidth) } ?? []) + [
      list.progress(width: min(30, width / 3)) + Line(state, .dim),
      Line(keys.width <= width ? keys.plain : session.letters, .dim),
    ]
  }

  private var verdict: [Line] {
    if session.isLost {
      return [
        Line("There is no file \(path).", .bad),
        Line("It is checked as soon as it is back; r r puts the stub there."),
      ]
    }
    guard let outcome = session.outcome else { return [Line("Checking …", .dim)] }
    let page = lesson.verdictPage(outcome, in: session.course.folder, after: session.delay)
      .lines(width: textWidth)
    // The file that is being checked has changed: the old verdict is dimmed.
    if session.isChecking { return page.map { Line($0.plain, .dim) } }
    return page + (outcome.isSolved ? whatNow : [])
  }

  private var whatNow: [Line] {
    guard let next = session.next.map({ session.lessons[$0] }) else {
      return [Line(), ListPage.end(of: session.course)]
    }
    let compare: Line = "\("s", .strong)  compares your answer with the course's"
    return [Line()] + (session.course.isExported ? [] : [compare]) + [
      "\("n", .strong)  goes on to \(next.id, .strong): \(next.about)"
    ]
  }
}
