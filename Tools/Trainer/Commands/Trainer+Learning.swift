import ExerciseJudge
import Foundation
import TerminalKit
import Wording

/// The commands of a learner.
extension Trainer {
  func watch(_ arguments: Arguments) throws -> ExitStatus {
    guard let terminal = console.terminal else {
      throw CommandError.misused("`course watch` needs a terminal; `course check` judges once.")
    }
    let watch = Watch(self, terminal, at: try lesson(arguments.name))
    // From now on, the program receives the signals itself.
    Signals.receive(Signals.ending)
    if interruption.isCancelled { throw CancellationError() }
    return watch.run()
  }

  func check(_ arguments: Arguments) throws -> ExitStatus {
    let lessons = try course.lessons(arguments.names)
    let file = try arguments.values["--junit"].map { try JUnitFile($0) }
    var cases: [JUnitFile.Case] = []
    let width = lessons.map(\.id.count).max() ?? 0
    for lesson in lessons {
      console.passing("checking \(lesson.id) …")
      let start = ContinuousClock.now
      let outcome = try examiner.examine(lesson, unless: interruption)
      console.passing("")
      let page = lesson.verdictPage(outcome, in: folder)
      console.write(
        lessons.count == 1 && file == nil
          ? [Line(lesson.id, .strong), Line()] + page.lines(width: console.width)
          : [Line(lesson.id.padded(to: width + 2)) + page.headline])
      cases.append(JUnitFile.Case(lesson.id, page, after: ContinuousClock.now - start))
    }
    try file?.write(cases)
    let solved = cases.count { $0.failure == nil }
    if lessons.count > 1 || file != nil {
      let place = file.map { " The verdicts are in \($0.path)." } ?? ""
      console.write([Line(), "\(solved) of \(cases.count) solved.\(place)"])
    }
    return solved == cases.count ? .done : .no
  }

  func list(_ arguments: Arguments) throws -> ExitStatus {
    let shown = try arguments.name.map { try course.with(only: course.chapter($0)) } ?? course
    var standings: [String: Standing] = [:]
    for lesson in shown.lessons { standings[lesson.id] = try standing(of: lesson) }
    let page = ListPage(course: shown, standings: standings)
    let next = shown.lessons.first { standings[$0.id] != .solved }
    console.write(
      page.lines + [
        Line(), ListPage.signs, Line(), page.progress(width: 30),
        next.map { "Next: \($0.id). \(way(to: $0))" }
          ?? (arguments.name == nil ? ListPage.end(of: course) : "All of them are solved."),
      ])
    return .done
  }

  /// How to go on, which differs where there is no terminal to draw on.
  private func way(to lesson: Lesson) -> String {
    ProcessInfo.processInfo.environment["TERM"] != "dumb"
      ? "`swift run course` goes there."
      : "`swift run course task` shows it, `swift run course check \(lesson.word)` judges your answer."
  }

  func task(_ arguments: Arguments) throws -> ExitStatus {
    console.write(try lesson(arguments.name).taskPage(in: folder))
    return .done
  }

  func hint(_ arguments: Arguments) throws -> ExitStatus {
    let lesson = try lesson(arguments.name)
    let count = min(examiner.journal.hints(of: lesson.id) + 1, lesson.hints.count)
    let isKept = examiner.journal.keep(lesson.id, hints: count)
    let page = count == 0 ? ["It has no hints."] : lesson.hintsPage(count)
    console.write([Line(lesson.id, .strong), Line()] + page)
    if count > 0, count == lesson.hints.count {
      console.write([Line(), Line("That is all of them.", .dim)])
    }
    if !isKept {
      throw CommandError(
        .notWritten,
        "\(folder.path(examiner.journal.file)) can't be written, so this hint will come "
          + "again; all of them are in \(CourseFile.path).")
    }
    return .done
  }

  func solution(_ arguments: Arguments) throws -> ExitStatus {
    let lesson = try lesson(arguments.name)
    if try !arguments.flags.contains("--anyway") && standing(of: lesson) != .solved {
      let question = "\(lesson.id) is not solved yet."
      guard console.isTerminal else {
        throw CommandError(.no, "\(question) `course solution \(lesson.id) --anyway` shows it.")
      }
      console.write("\(question) Show the solution all the same? Type yes.")
      guard readLine()?.lowercased().hasPrefix("y") == true else { return .no }
    }
    console.write(
      SolutionPage(lesson: lesson, folder: folder, width: console.fullWidth).lines,
      isWide: true)
    return .done
  }

  func reset(_ arguments: Arguments) throws -> ExitStatus {
    let lesson = try course.lesson(arguments.names[0])
    let wasUntouched = lesson.isUntouched
    let kept = try course.reset(lesson)
    let source = folder.path(lesson.exercise.source)
    console.write("\(source) is the stub \(wasUntouched ? "already" : "again").")
    if let kept { console.write("What you had written is in \(folder.path(kept)).") }
    return .done
  }
}
