import ExerciseJudge
import Foundation
import TerminalKit
import Wording

/// The trainer beside the learner's editor: watches the file of one exercise, and shows at each save
/// what its tests say.
final class Watch: TerminalProgram {
  private let course: Course
  private let console: Console
  private let worker: Worker
  private let examiner: Examiner
  private let terminal: Terminal
  private var session: Session
  private var watched = WatchedFile()
  var end: Ending?
  /// The files of the other exercises, by id: one may be saved that is not on the screen.
  private var others: [String: FileMark] = [:]
  private var looks = 0

  init(
    _ course: Course, _ examiner: Examiner, _ console: Console, _ terminal: Terminal,
    at lesson: Lesson
  ) {
    (self.course, self.examiner, self.console) = (course, examiner, console)
    var (standings, hints): ([String: Standing], [String: Int]) = ([:], [:])
    for lesson in course.lessons {
      standings[lesson.id] = examiner.knownStanding(of: lesson)
      hints[lesson.id] = examiner.journal.hints(of: lesson.id)
    }
    session = Session(
      course, at: course.lessons.firstIndex { $0.id == lesson.id } ?? 0, standings: standings,
      hints: hints)
    worker = Worker(examiner, whenReady: Signals.wake)
    self.terminal = terminal
  }

  /// Until the learner has had enough.
  func run() -> ExitStatus {
    watched.look(at: session.lesson.exercise.source)
    examine(isSave: false)
    let status = ExitStatus(run(on: terminal))
    // NB: before something is written. When the terminal is gone, that fails, and ends the process.
    worker.close()
    console.write(ListPage(course: course, standings: session.standings).progress(width: 30))
    return status
  }

  func press(_ key: Key) { handle(.key(key)) }

  func look() -> Bool {
    let found = worker.fetch()
    found.forEach { handle($0) }
    switch watched.change() {
    case .saved: handle(.saved)
    case .lost: handle(.lost)
    case nil: return lookAtOthers() || !found.isEmpty
    }
    return true
  }

  /// A few times a second: whether the learner works on another exercise now.
  private func lookAtOthers() -> Bool {
    looks += 1
    guard looks % 16 == 1 else { return false }
    var isNews = false
    for lesson in course.lessons {
      let mark = FileMark(lesson.exercise.source.path)
      defer { others[lesson.id] = mark }
      guard let mark, let before = others[lesson.id], before != mark else { continue }
      if lesson.id != session.lesson.id {
        handle(.savedAnother(id: lesson.id))
        isNews = true
      }
    }
    return isNews
  }

  private func handle(_ event: Session.Event) {
    let before = session.hints
    for order in session.handle(event) {
      switch order {
      case .examine:
        let isSave = if case .saved = event { true } else { false }
        if !isSave { watched.look(at: session.lesson.exercise.source) }
        examine(isSave: isSave)
      case .callOff: worker.callOff()
      case .reset:
        do {
          let kept = try course.reset(session.lesson)
          _ = session.handle(.reset(kept: kept.map { course.folder.path($0) }))
        } catch { _ = session.handle(.failed("\(error)")) }
      case .lookAround:
        for lesson in course.lessons where lesson.id != session.lesson.id {
          let standing = examiner.knownStanding(of: lesson)
          _ = session.handle(.learned(standing, id: lesson.id))
        }
        learn()
      case .quit: end = .done
      }
    }
    for (id, count) in session.hints where count != before[id] {
      examiner.journal.keep(id, hints: count)
    }
  }

  private func examine(isSave: Bool) {
    worker.examine(session.lesson, isSave: isSave)
    learn()
  }

  /// Finds out about the other exercises, as far as nothing is known.
  private func learn() {
    worker.learn(
      course.lessons.filter { $0.id != session.lesson.id && session.standings[$0.id] == nil })
  }

  func lines(width: Int, height: Int) -> [Line] {
    let view = SessionView(session, width: width, height: height)
    session.scroll = view.top
    return view.lines
  }
}
