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
  let signals = Interruption()
  var interruption: Cancellation { signals.cancellation }

  // MARK: - Learning

  func watch(_ name: String?) throws -> ExitStatus {
    guard let terminal = console.terminal else {
      throw CommandError(.misused, "`course watch` needs a terminal; `course check` judges once.")
    }
    let watch = Watch(course, examiner, console, terminal, at: try lesson(name))
    // It receives signals by itself.
    signals.end()
    if interruption.isCancelled { throw CancellationError() }
    return watch.run()
  }

  func check(_ names: [String], junit path: String?) throws -> ExitStatus {
    let lessons = try course.lessons(names)
    let file = try path.map { try JUnitFile($0) }
    var cases: [JUnitFile.Case] = []
    let width = lessons.map(\.id.count).max() ?? 0
    for lesson in lessons {
      console.passing("checking \(lesson.id) …")
      let start = ContinuousClock.now
      let outcome = try examiner.examine(lesson, unless: interruption)
      console.passing("")
      let page = OutcomePage(outcome: outcome, lesson: lesson, folder: course.folder)
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

  func list() throws -> ExitStatus {
    var standings: [String: Standing] = [:]
    for lesson in course.lessons { standings[lesson.id] = try standing(of: lesson) }
    console.passing("")
    let page = ListPage(course: course, standings: standings)
    let next = course.lessons.first { standings[$0.id] != .solved }
    console.write(
      page.lines + [
        Line(), ListPage.signs, Line(), page.progress(width: 30),
        next.map { Line("Next: \($0.id). `swift run course` goes there.") }
          ?? ListPage.end(of: course),
      ])
    return .done
  }

  func task(_ name: String?) throws -> ExitStatus {
    console.write(try lesson(name).taskPage(in: course.folder))
    return .done
  }

  func hint(_ name: String?) throws -> ExitStatus {
    let lesson = try lesson(name)
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

  func solution(_ name: String?, anyway: Bool) throws -> ExitStatus {
    let lesson = try lesson(name)
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

  func reset(_ name: String) throws -> ExitStatus {
    let lesson = try course.lesson(name)
    let wasUntouched = lesson.isUntouched
    let kept = try course.reset(lesson)
    let source = course.folder.path(lesson.exercise.source)
    console.write(Line("\(source) is the stub \(wasUntouched ? "already" : "again")."))
    if let kept { console.write(Line("What you had written is in \(course.folder.path(kept)).")) }
    return .done
  }

  // MARK: - Which exercise

  /// The exercise of this name, or the first of a chapter that is not solved; without a name, the
  /// first of all.
  private func lesson(_ name: String?) throws -> Lesson {
    let lessons = try course.lessons(name.map { [$0] } ?? [])
    defer { console.passing("") }
    return lessons.count == 1
      ? lessons[0] : try lessons.first { try standing(of: $0) != .solved } ?? lessons[0]
  }

  private func standing(of lesson: Lesson) throws -> Standing {
    if let known = examiner.knownStanding(of: lesson) { return known }
    console.passing("checking \(lesson.id) …")
    return try examiner.standing(of: lesson, unless: interruption)
  }
}
