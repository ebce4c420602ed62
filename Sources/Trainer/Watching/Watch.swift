import ExerciseJudge
import Foundation
import Wording

/// The trainer at the learner's side: looks at the file of one exercise, and says at each save what
/// its tests say.
final class Watch {
  private let course: Course
  private let console: Console
  private let worker: Worker
  private let examiner: Examiner
  private let terminal: Terminal?
  private var session: Session
  private var watched = WatchedFile()
  private var end: ExitStatus?
  /// The file is looked at many times a second, and rarely is there something new to show.
  private var hasNews = true
  /// The files of the other exercises, by id: one may be saved that is not on the screen.
  private var others: [String: FileMark] = [:]
  private var looks = 0

  init(_ course: Course, _ examiner: Examiner, _ console: Console, at lesson: Lesson) {
    self.course = course
    let index = course.lessons.firstIndex { $0.id == lesson.id } ?? 0
    self.examiner = examiner
    self.console = console
    var standings: [String: Standing] = [:]
    for lesson in course.lessons { standings[lesson.id] = examiner.knownStanding(of: lesson) }
    session = Session(
      course, at: index, standings: standings,
      hints: Dictionary(
        uniqueKeysWithValues: course.lessons.map { ($0.id, examiner.progress.hints(of: $0.id)) }))
    worker = Worker(examiner, whenReady: WakeUp.wake)
    // The one that is watched will be known soon.
    worker.learn(
      course.lessons.filter { $0.id != lesson.id && standings[$0.id] == nil })
    terminal = console.isTerminal ? Terminal(inColour: console.inColour) : nil
  }

  /// Until the learner has had enough.
  func run() -> ExitStatus {
    WakeUp.onSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP])
    terminal?.take()
    watched.look(at: session.lesson.exercise.source)
    if let outcome = examiner.latestOutcome(of: session.lesson) {
      handle(.found(outcome, id: session.lesson.id, after: nil))
    } else {
      worker.examine(session.lesson, isSave: false)
    }
    while end == nil {
      if hasNews { show() }
      let hasKeys = wait()
      WakeUp.received().forEach { heed($0) }
      worker.fetch().forEach { handle($0) }
      if hasKeys { keys().forEach { handle(.key($0)) } }
      switch watched.change() {
      case .saved: handle(.saved)
      case .lost: handle(.lost)
      case nil: lookAtOthers()
      }
    }
    terminal?.giveBack()
    // NB: before something is written. When the terminal is gone, that fails, and ends the process.
    worker.close()
    if terminal != nil {
      console.write(ListPage(course, standings: session.standings).progress(width: 30))
    }
    return end ?? .done
  }

  /// A few times a second: whether the learner works on another exercise now.
  private func lookAtOthers() {
    looks += 1
    guard looks % 16 == 1 else { return }
    for lesson in course.lessons {
      let mark = FileMark(lesson.exercise.source.path)
      defer { others[lesson.id] = mark }
      guard let mark, let before = others[lesson.id], before != mark else { continue }
      if lesson.id != session.lesson.id { handle(.savedAnother(id: lesson.id)) }
    }
  }

  /// Until a key is pressed, something has come, or it is time to look at the file.
  private func wait() -> Bool {
    var descriptors = [
      pollfd(fd: WakeUp.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal == nil ? -1 : STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, nfds_t(descriptors.count), WatchedFile.interval) > 0 else {
      return false
    }
    return descriptors[1].revents != 0
  }

  private func keys() -> [Key] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Key.keys(in: Array(bytes[..<count])) : [.end]
  }

  private func heed(_ signal: UInt8) {
    hasNews = true
    switch Int32(signal) {
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: end = .interrupted
    case SIGWINCH: terminal?.forget()
    case SIGTSTP: pause()
    default: break
    }
  }

  /// Ctrl-Z: the shell gets its terminal back; `fg` takes it again.
  private func pause() {
    terminal?.giveBack()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    WakeUp.onSignals([SIGTSTP])
    terminal?.take()
  }

  private func handle(_ happening: Session.Happening) {
    hasNews = true
    if terminal == nil { tell(happening) }
    let before = session.hints
    defer {
      for (id, count) in session.hints where count != before[id] {
        examiner.progress.keep(id, hints: count)
      }
    }
    for order in session.handle(happening) {
      switch order {
      case .examine:
        let isSave = if case .saved = happening { true } else { false }
        if !isSave { watched.look(at: session.lesson.exercise.source) }
        worker.examine(session.lesson, isSave: isSave)
      case .callOff: worker.callOff(session.lesson)
      case .reset: reset()
      case .lookAround: lookAround()
      case .quit: end = .done
      }
    }
  }

  private func lookAround() {
    var unknown: [Lesson] = []
    for lesson in course.lessons where lesson.id != session.lesson.id {
      if let standing = examiner.knownStanding(of: lesson) {
        _ = session.handle(.learned(standing, id: lesson.id))
      } else {
        unknown.append(lesson)
      }
    }
    worker.learn(unknown)
  }

  private func reset() {
    do {
      let kept = try Keeper(course: course.folder).reset(session.lesson)
      _ = session.handle(.reset(kept: kept.map { course.folder.path($0) }))
    } catch let complaint as Complaint {
      _ = session.handle(.failed(complaint))
    } catch {
      _ = session.handle(.failed(Complaint(.notWritten, error.sentence)))
    }
  }

  private func show() {
    hasNews = false
    guard let terminal else { return }
    let (width, height) = terminal.size
    let view = SessionView(session, width: width, height: height)
    session.scrolled(to: view.top)
    terminal.draw(view.lines)
  }

  /// Where there is no screen to draw on, each verdict is written below the one before.
  private func tell(_ happening: Session.Happening) {
    let lesson = session.lesson
    switch happening {
    case .found(let outcome, lesson.id, let delay):
      let story = OutcomeStory(outcome, of: lesson, in: course.folder, after: delay)
      console.write([Line(lesson.id, .strong)] + story.lines(width: console.width) + [Line()])
    case .lost:
      console.write(Line("There is no file \(course.folder.path(lesson.exercise.source)).", .bad))
    default: break
    }
  }
}
