import ExerciseJudge
import Foundation
import Wording

/// `swift run course`: the commands over one course.
public struct Trainer {
  let course: Course
  let examiner: Examiner
  let judge: Judge
  let console: Console
  /// Ctrl-C.
  private(set) var interruption = Cancellation()

  public init(_ course: Course, _ examiner: Examiner, _ judge: Judge, _ console: Console) {
    (self.course, self.examiner, self.judge, self.console) = (course, examiner, judge, console)
  }

  func run(_ command: Command) throws -> ExitStatus {
    let signals = Interruption.Watcher()
    defer { signals.end() }
    var trainer = self
    trainer.interruption = signals.cancellation
    switch command {
    case .watch(let name):
      try trainer.prepare()
      let watch = Watch(course, examiner, console, at: try trainer.lesson(name))
      // It has signals of its own to heed.
      signals.end()
      if trainer.interruption.isCancelled { throw Interruption() }
      return watch.run()
    case .check(let names):
      let lessons = try names.isEmpty ? course.lessons : names.flatMap { try course.lessons($0) }
      try trainer.prepare()
      return try trainer.check(lessons)
    case .list: return try trainer.list()
    case .hint(let name): return try trainer.hint(name)
    case .task(let name):
      console.write(try trainer.lesson(name).taskPage(in: course.folder))
      return .done
    case .solution(let name, let anyway): return try trainer.solution(name, anyway: anyway)
    case .reset(let name): return try trainer.reset(name)
    case .play(let name, let isNew, let picture):
      let file = try Scratch(folder: course.folder).open(name, isNew: isNew)
      return try trainer.play(file, picture: picture, signals)
    case .verify(let isStrict, let seals):
      return try trainer.verify(isStrict: isStrict, seals: seals)
    case .way(let way): return try trainer.obey(way)
    case .help:
      console.write(Command.manual)
      return .done
    }
  }

  /// Makes ahead what the judge needs, and says so to whoever has to wait for it.
  func prepare() throws {
    var judge = judge
    judge.onPreparing = {
      fputs("Preparing the libraries for the exercises, once: some seconds …\n", stderr)
    }
    if let reason = judge.prepare(until: interruption) { throw Complaint(.missing, reason) }
    if interruption.isCancelled { throw Interruption() }
  }

  private func check(_ lessons: [Lesson]) throws -> ExitStatus {
    var unsolved = 0
    let width = lessons.map(\.id.count).max() ?? 0
    for lesson in lessons {
      console.passing("checking \(lesson.id) …")
      guard let outcome = examiner.examine(lesson, unless: interruption) else {
        throw Interruption()
      }
      console.passing("")
      if !outcome.isSolved { unsolved += 1 }
      let story = OutcomeStory(outcome, of: lesson, in: course.folder)
      console.write(
        lessons.count == 1
          ? [Line(lesson.id, .strong), Line()] + story.lines(width: console.width)
          : [Line(lesson.id.padded(to: width + 2)) + story.headline])
    }
    if lessons.count > 1 {
      console.write([Line(), Line("\(lessons.count - unsolved) of \(lessons.count) solved.")])
    }
    return unsolved == 0 ? .done : .no
  }

  private func list() throws -> ExitStatus {
    defer { console.passing("") }
    var standings: [String: Standing] = [:]
    for lesson in course.lessons { standings[lesson.id] = try standing(of: lesson) }
    console.passing("")
    let page = ListPage(course, standings: standings)
    let next = course.lessons.first { standings[$0.id] != .solved }
    console.write(
      page.lines + [
        Line(), ListPage.signs, Line(), page.progress(width: 30),
        next.map { Line("Next: \($0.id). `swift run course` goes there.") }
          ?? Line("All \(course.lessons.count) exercises are solved. That was the course.", .good),
      ])
    return .done
  }

  private func hint(_ name: String?) throws -> ExitStatus {
    let lesson = try lesson(name)
    guard !lesson.hints.isEmpty else {
      throw Complaint(.missing, "there are no hints for \(lesson.id).")
    }
    let count = min(examiner.progress.hints(of: lesson.id) + 1, lesson.hints.count)
    let isKept = examiner.progress.keep(lesson.id, hints: count)
    console.write([Line(lesson.id, .strong), Line()] + lesson.hintsPage(count))
    if count == lesson.hints.count { console.write([Line(), Line("That is all of them.", .dim)]) }
    if !isKept {
      let file = course.folder.path(examiner.progress.file)
      throw Complaint(
        .notWritten,
        "\(file) can't be written, so this hint will come again; all of them are in "
          + "\(CourseFile.path).")
    }
    return .done
  }

  private func solution(_ name: String?, anyway: Bool) throws -> ExitStatus {
    let lesson = try lesson(name)
    if try !anyway && standing(of: lesson) != .solved {
      let question = "\(lesson.id) is not solved yet."
      guard console.isTerminal else {
        throw Complaint(.no, "\(question) `course solution \(lesson.id) --anyway` shows it.")
      }
      console.passing("")
      console.write(Line("\(question) Show the solution all the same? Type yes."))
      guard readLine()?.lowercased().hasPrefix("y") == true else { return .no }
    }
    console.write(
      SolutionPage(lesson, course: course.folder, width: console.fullWidth).lines)
    return .done
  }

  private func reset(_ name: String) throws -> ExitStatus {
    let lesson = try course.lesson(name)
    let source = course.folder.path(lesson.exercise.source)
    let wasUntouched = lesson.isUntouched
    let kept = try Keeper(course: course.folder).reset(lesson)
    console.write(Line("\(source) is the stub \(wasUntouched ? "already" : "again")."))
    if let kept { console.write(Line("What you had written is in \(course.folder.path(kept)).")) }
    return .done
  }

  /// The exercise that is called so, or the first of a chapter that is not solved; without a name, the
  /// first of all.
  private func lesson(_ name: String?) throws -> Lesson {
    let lessons = try name.map { try course.lessons($0) } ?? course.lessons
    guard let first = lessons.first else {
      throw Complaint(.missing, "the course has no exercises: \(CourseFile.path) names none.")
    }
    defer { console.passing("") }
    return lessons.count == 1
      ? first : try lessons.first { try standing(of: $0) != .solved } ?? first
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
