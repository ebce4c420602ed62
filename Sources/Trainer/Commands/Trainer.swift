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
  var interruption: Cancellation

  /// - Parameter word: How the command is called.
  func run(_ command: Command, _ word: String) throws -> ExitStatus {
    if command.needsWholeCourse, course.folder.isExported {
      throw CommandError(
        .missing, "`course \(word)` needs the whole course; this package has its exercises only.")
    }
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
      let watch = Watch(course, examiner, console, at: try lesson(name))
      // It receives signals by itself.
      signals.end()
      if interruption.isCancelled { throw Interruption() }
      return watch.run()
    case .check(let names, let junit):
      let lessons = try course.lessons(names)
      let file = try junit.map { try JUnitFile($0) }
      try prepare()
      return try check(lessons, writingTo: file)
    case .list: return try list()
    case .hint(let name): return try hint(try lesson(name))
    case .task(let name): console.write(try lesson(name).taskPage(in: course.folder))
    case .solution(let name, let anyway): return try solution(try lesson(name), anyway: anyway)
    case .reset(let name): try reset(try course.lesson(name))
    case .play(let name, let isNew, let picture):
      let file = try Scratch(folder: course.folder).open(name, isNew: isNew)
      return try play(file, picture: picture, signals)
    case .predict(let request):
      return try Predicting(course, console, until: interruption).run(request)
    case .report(let asJSON):
      try prepare()
      return try Reporting(course, examiner, console, until: interruption).run(asJSON: asJSON)
    case .compare: return try Comparing(course, console, until: interruption).run()
    case .verify(let isStrict, let renewsChecksums):
      return try verify(isStrict: isStrict, renewsChecksums: renewsChecksums)
    case .export(let folder, let chapters):
      return try Exporting(course, console).run(to: folder, chapters: chapters)
    case .new(let part): return try NewParts(course, console).make(part)
    case .help: console.write(Command.manual)
    }
    return .done
  }

  /// Makes ahead what the judge needs, and announces it, since it takes some seconds.
  func prepare() throws {
    var judge = judge
    judge.onPreparing = {
      fputs("Preparing the libraries for the exercises, once: some seconds …\n", stderr)
    }
    if let reason = judge.prepare(until: interruption) { throw CommandError(.missing, reason) }
    if interruption.isCancelled { throw Interruption() }
  }

  private func check(_ lessons: [Lesson], writingTo file: JUnitFile?) throws -> ExitStatus {
    var cases: [JUnitFile.Case] = []
    let width = lessons.map(\.id.count).max() ?? 0
    for lesson in lessons {
      console.passing("checking \(lesson.id) …")
      let start = ContinuousClock.now
      guard let outcome = examiner.examine(lesson, unless: interruption) else {
        throw Interruption()
      }
      console.passing("")
      let page = OutcomePage(outcome, of: lesson, in: course.folder)
      console.write(
        lessons.count == 1 && file == nil
          ? [Line(lesson.id, .strong), Line()] + page.lines(width: console.width)
          : [Line(lesson.id.padded(to: width + 2)) + page.headline])
      let text = page.lines(width: 100).map(\.plain).joined(separator: "\n")
      cases.append(
        JUnitFile.Case(
          id: lesson.id, seconds: (ContinuousClock.now - start) / .seconds(1),
          failure: outcome.isSolved ? nil : (page.headline.plain, text)))
    }
    try file?.write(cases)
    let solved = cases.count { $0.failure == nil }
    if lessons.count > 1 || file != nil {
      let place = file.map { " The verdicts are in \($0.path)." } ?? ""
      console.write([Line(), Line("\(solved) of \(cases.count) solved.\(place)")])
    }
    return solved == cases.count ? .done : .no
  }

  private func list() throws -> ExitStatus {
    defer { console.passing("") }
    var standings: [String: Standing] = [:]
    for lesson in course.lessons { standings[lesson.id] = try standing(of: lesson) }
    console.passing("")
    let page = ListPage(course: course, standings: standings)
    let next = course.lessons.first { standings[$0.id] != .solved }
    console.write(
      page.lines + [
        Line(), ListPage.signs, Line(), page.progress(width: 30),
        next.map { Line("Next: \($0.id). `swift run course` goes there.") }
          ?? Line("All \(course.lessons.count) exercises are solved. That was the course.", .good),
      ])
    return .done
  }

  private func hint(_ lesson: Lesson) throws -> ExitStatus {
    guard !lesson.hints.isEmpty else {
      throw CommandError(.missing, "there are no hints for \(lesson.id).")
    }
    let count = min(examiner.journal.hints(of: lesson.id) + 1, lesson.hints.count)
    let isKept = examiner.journal.keep(lesson.id, hints: count)
    console.write([Line(lesson.id, .strong), Line()] + lesson.hintsPage(count))
    if count == lesson.hints.count { console.write([Line(), Line("That is all of them.", .dim)]) }
    if !isKept {
      throw CommandError(
        .notWritten,
        "\(course.folder.path(examiner.journal.file)) can't be written, so this hint will come "
          + "again; all of them are in \(CourseFile.path).")
    }
    return .done
  }

  private func solution(_ lesson: Lesson, anyway: Bool) throws -> ExitStatus {
    if try !anyway && standing(of: lesson) != .solved {
      let question = "\(lesson.id) is not solved yet."
      guard console.isTerminal else {
        throw CommandError(.no, "\(question) `course solution \(lesson.id) --anyway` shows it.")
      }
      console.passing("")
      console.write(Line("\(question) Show the solution all the same? Type yes."))
      guard readLine()?.lowercased().hasPrefix("y") == true else { return .no }
    }
    console.write(
      SolutionPage(lesson: lesson, folder: course.folder, width: console.fullWidth).lines,
      isWide: true)
    return .done
  }

  private func reset(_ lesson: Lesson) throws {
    let wasUntouched = lesson.isUntouched
    let kept = try course.reset(lesson)
    let source = course.folder.path(lesson.exercise.source)
    console.write(Line("\(source) is the stub \(wasUntouched ? "already" : "again")."))
    if let kept { console.write(Line("What you had written is in \(course.folder.path(kept)).")) }
  }

  /// The exercise of this name, or the first of a chapter that is not solved; without a name, the
  /// first of all.
  private func lesson(_ name: String?) throws -> Lesson {
    let lessons = try course.lessons(name.map { [$0] } ?? [])
    guard let first = lessons.first else {
      throw CommandError(.missing, "the course has no exercises: \(CourseFile.path) names none.")
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
