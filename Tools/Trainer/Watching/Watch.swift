import ExerciseJudge
import Foundation
import TerminalKit
import Wording

/// The trainer beside the learner's editor: it watches the file of one exercise, and shows the verdict at
/// each save.
final class Watch: TerminalProgram {
  private let trainer: Trainer
  private let terminal: Terminal
  private let worker: Worker
  private var session: Session
  var end: Ending?
  /// The files of all exercises, by id: one that is not on the screen may be saved.
  private var files: [String: WatchedFile] = [:]
  private var looks = 0

  init(_ trainer: Trainer, _ terminal: Terminal, at lesson: Lesson) {
    (self.trainer, self.terminal) = (trainer, terminal)
    worker = Worker(trainer.examiner, whenReady: Signals.wake)
    let (course, examiner) = (trainer.course, trainer.examiner)
    var (standings, hints): ([String: Standing], [String: Int]) = ([:], [:])
    for lesson in course.lessons {
      standings[lesson.id] = examiner.knownStanding(of: lesson)
      hints[lesson.id] = examiner.journal.hints(of: lesson.id)
      files[lesson.id] = WatchedFile(lesson.exercise.source)
    }
    session = Session(
      course, at: course.lessons.firstIndex { $0.id == lesson.id } ?? 0, standings: standings,
      hints: hints)
  }

  /// Runs until the learner quits.
  func run() -> ExitStatus {
    examine(isSave: false)
    let status = ExitStatus(run(on: terminal))
    // NB: This comes before any output, which fails if the terminal is closed, and ends the process.
    worker.close()
    trainer.console.write(
      ListPage(course: trainer.course, standings: session.standings).progress(width: 30))
    return status
  }

  func press(_ key: Key) { handle(.key(key)) }

  func look() -> Bool {
    let found = worker.fetch()
    found.forEach { handle($0) }
    switch files[session.lesson.id]?.change() {
    case .saved: handle(.saved)
    case .lost: handle(.lost)
    case nil: return lookAtOthers() || !found.isEmpty
    }
    return true
  }

  /// Checks, a few times a second, whether the learner has saved another exercise.
  private func lookAtOthers() -> Bool {
    looks += 1
    guard looks % 16 == 0 else { return false }
    let saved = trainer.course.lessons.filter {
      $0.id != session.lesson.id && files[$0.id]?.change() == .saved
    }
    for lesson in saved { handle(.savedAnother(id: lesson.id)) }
    return !saved.isEmpty
  }

  private func handle(_ event: Session.Event) {
    for order in session.handle(event) {
      switch order {
      case .examine:
        let isSave = if case .saved = event { true } else { false }
        examine(isSave: isSave)
      case .callOff: worker.callOff()
      case .reset:
        do {
          let kept = try trainer.course.reset(session.lesson)
          _ = session.handle(.reset(kept: kept.map { trainer.course.folder.path($0) }))
        } catch { _ = session.handle(.failed("\(error)")) }
      case .lookAround:
        for lesson in trainer.course.lessons where lesson.id != session.lesson.id {
          let standing = trainer.examiner.knownStanding(of: lesson)
          _ = session.handle(.learned(standing, id: lesson.id))
        }
        learn()
      case .quit: end = .done
      }
    }
    trainer.examiner.journal.keep(session.lesson.id, hints: session.givenHints)
  }

  private func examine(isSave: Bool) {
    if !isSave { files[session.lesson.id] = WatchedFile(session.lesson.exercise.source) }
    worker.examine(session.lesson, isSave: isSave)
    learn()
  }

  /// Finds out the progress in the other exercises, where it isn't known.
  private func learn() {
    worker.learn(
      trainer.course.lessons.filter {
        $0.id != session.lesson.id && session.standings[$0.id] == nil
      })
  }

  func lines(width: Int, height: Int) -> [Line] {
    let view = SessionView(session, width: width, height: height)
    session.scroll = view.top
    return view.lines
  }
}
