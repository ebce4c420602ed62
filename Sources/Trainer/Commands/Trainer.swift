import ExerciseJudge
import Foundation
import Wording

/// `swift run course`: the commands over one course.
public struct Trainer {
  let course: Course
  let examiner: Examiner
  let judge: Judge
  let console: Console
  let hints: HintLog
  /// Ctrl-C.
  private var interruption = Cancellation()

  public init(
    _ course: Course, _ examiner: Examiner, _ judge: Judge, _ console: Console, hints: URL
  ) {
    self.course = course
    self.examiner = examiner
    self.judge = judge
    self.console = console
    self.hints = HintLog(file: hints)
  }

  func run(_ command: Command) throws -> ExitStatus {
    let signals = Interruption.Watcher()
    defer { signals.end() }
    var trainer = self
    trainer.interruption = signals.cancellation
    return try trainer.obey(command, signals)
  }

  private func obey(_ command: Command, _ signals: Interruption.Watcher) throws -> ExitStatus {
    switch command {
    case .watch(let name):
      try prepare()
      let watch = try watch(name)
      // It has signals of its own to heed.
      signals.end()
      if interruption.isCancelled { throw Interruption() }
      return watch.run()
    case .check(let names):
      let lessons = try names.isEmpty ? course.lessons : names.flatMap { try course.lessons($0) }
      try prepare()
      return try check(lessons)
    case .list: return try list()
    case .hint(let name): return try hint(name)
    case .show(let name): return try show(name)
    case .reset(let name): return try reset(name)
    case .play(let name, let isNew, let picture):
      let file = try Scratch(folder: course.folder).open(name, isNew: isNew)
      return try play(file, picture: picture, signals)
    case .compare(let chapter, let listings):
      return try Comparison(course, console).run(chapter, listings: listings, until: interruption)
    case .verify(let isStrict, let seals):
      try prepare()
      return try Verifying(course.folder, judge, console)
        .run(isStrict: isStrict, seals: seals, until: interruption)
    case .way(let way): return try obey(way, until: interruption)
    case .help:
      console.write(Command.manual)
      return .done
    }
  }

  /// Makes ahead what the judge needs, and tells those who have to wait for it.
  func prepare() throws {
    var judge = judge
    judge.onPreparing = {
      fputs("Making the libraries ready for the exercises, once: some seconds …\n", stderr)
    }
    if let reason = judge.prepare(until: interruption) { throw Complaint(.missing, reason) }
    if interruption.isCancelled { throw Interruption() }
  }

  private func watch(_ name: String?) throws -> Watch {
    let lesson = try named(name)
    let index = course.lessons.firstIndex { $0.id == lesson.id } ?? 0
    return Watch(course, examiner, console, hints: hints, at: index)
  }

  private func check(_ lessons: [Lesson]) throws -> ExitStatus {
    var unsolved = 0
    for lesson in lessons {
      console.passing("checking \(lesson.id) …")
      guard let outcome = examiner.examine(lesson, unless: interruption) else {
        throw Interruption()
      }
      console.passing("")
      if !outcome.isSolved { unsolved += 1 }
      if lessons.count == 1 {
        console.write([Line(lesson.id, .strong), Line()])
        console.write(
          OutcomeStory(outcome, of: lesson, in: course.folder).lines(width: console.width))
      } else {
        console.write(headline(outcome, lesson))
      }
    }
    if lessons.count > 1 {
      console.write([Line(), Line("\(lessons.count - unsolved) of \(lessons.count) solved.")])
    }
    return unsolved == 0 ? .done : .no
  }

  private func headline(_ outcome: Outcome, _ lesson: Lesson) -> Line {
    let width = course.lessons.map(\.id.count).max() ?? 0
    return Line(lesson.id.padded(to: width + 2))
      + OutcomeStory(outcome, of: lesson, in: course.folder).headline
  }

  private func list() throws -> ExitStatus {
    let standings = try standings(of: course.lessons)
    console.write(ListPage(course, standings: standings).lines + [Line(), ListPage.signs, Line()])
    let solved = course.lessons.count { standings[$0.id] == .solved }
    console.write(ProgressBar(done: solved, of: course.lessons.count, width: 30).line)
    let next = course.lessons.first { standings[$0.id] != .solved }
    console.write(
      next.map { Line("Next: \($0.id). `swift run course` goes there.") }
        ?? Line("All exercises are solved. That was the course.", .good))
    return .done
  }

  private func hint(_ name: String?) throws -> ExitStatus {
    let lesson = try named(name)
    var given = hints.given()
    let number = min(given[lesson.id, default: 0], lesson.hints.count - 1)
    guard lesson.hints.indices.contains(number) else {
      throw Complaint(.missing, "there are no hints for \(lesson.id).")
    }
    given[lesson.id] = number + 1
    let isKept = hints.keep(given)
    console.write(Line("\(lesson.id), hint \(number + 1) of \(lesson.hints.count)", .strong))
    console.write(HintPage.text(lesson.hints[number]))
    if !isKept {
      let file = course.folder.path(hints.file)
      throw Complaint(
        .notWritten,
        "\(file) can't be written, so the same hint will come again; all of them are in "
          + "Exercises/COURSE.md.")
    }
    return .done
  }

  private func show(_ name: String?) throws -> ExitStatus {
    let lesson = try named(name)
    console.write(
      Line([.init(lesson.id, .strong), .init("  about \(lesson.minutes) minutes", .dim)]))
    console.write(Line(course.folder.path(lesson.exercise.source), .dim))
    console.write([Line()] + lesson.task.map { Line($0) })
    return .done
  }

  private func reset(_ name: String) throws -> ExitStatus {
    let lesson = try course.lesson(name)
    let source = course.folder.path(lesson.exercise.source)
    let wasUntouched = lesson.isUntouched
    let kept = try Keeper(course: course.folder).reset(lesson)
    if wasUntouched {
      console.write(Line("\(source) is the stub already."))
    } else {
      console.write(Line("\(source) is the stub again."))
      if let kept { console.write(Line("What you had written is in \(course.folder.path(kept)).")) }
    }
    return .done
  }

  /// The exercise that is called so; without a name, the first that is not solved.
  private func named(_ name: String?) throws -> Lesson {
    if let name { return try course.lesson(name) }
    guard let first = course.lessons.first else {
      throw Complaint(.missing, "the course has no exercises: Exercises/COURSE.md names none.")
    }
    defer { console.passing("") }
    return try course.lessons.first { try standing(of: $0) != .solved } ?? first
  }

  private func standings(of lessons: [Lesson]) throws -> [String: Standing] {
    defer { console.passing("") }
    var standings: [String: Standing] = [:]
    for lesson in lessons { standings[lesson.id] = try standing(of: lesson) }
    return standings
  }

  private func standing(of lesson: Lesson) throws -> Standing {
    if let known = examiner.knownStanding(of: lesson) { return known }
    console.passing("checking \(lesson.id) …")
    guard let standing = examiner.standing(of: lesson, unless: interruption) else {
      throw Interruption()
    }
    return standing
  }
}
