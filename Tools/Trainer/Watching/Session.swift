import ExerciseJudge
import TerminalKit
import Wording

/// The state of a learner's session: the exercise, what is known about it, and what is on the screen. It
/// receives events and returns what to do; it does nothing by itself.
struct Session {
  enum Page: Equatable { case verdict, task, hints, list, solution }

  enum Event {
    case key(Key)
    /// The file was saved, or exists again.
    case saved
    /// The file no longer exists.
    case lost
    /// An exercise was judged, so long after the save that caused it.
    case found(Outcome, id: String, after: Duration?)
    /// The file of another exercise was saved.
    case savedAnother(id: String)
    /// The learner's progress in another exercise; `nil` if it isn't known yet.
    case learned(Standing?, id: String)
    /// The stub was restored; the learner's answer is kept at this path.
    case reset(kept: String?)
    case failed(String)
  }

  enum Order: Equatable {
    case examine, callOff, reset, quit
    /// Find out the learner's progress in the other exercises, since files may have changed.
    case lookAround
  }

  let course: Course
  let lessons: [Lesson]
  private(set) var index: Int
  private(set) var standings: [String: Standing]
  private(set) var page: Page
  private(set) var outcome: Outcome?
  private(set) var delay: Duration?
  private(set) var isChecking = true
  private(set) var isLost = false
  /// The number of hints that were shown, by exercise.
  private(set) var hints: [String: Int]
  /// The position of the cursor in the list.
  private(set) var cursor: Int
  /// The number of the page's lines above the screen.
  var scroll = 0
  private(set) var notice: Line?
  /// The exercise that `g` goes to.
  private(set) var offered: Int?
  /// The key that has to be pressed again to confirm.
  private var armed: Character?

  init(_ course: Course, at index: Int, standings: [String: Standing], hints: [String: Int] = [:]) {
    (self.course, lessons, self.index, cursor) = (course, course.lessons, index, index)
    (self.standings, self.hints) = (standings, hints)
    page = standings[lessons[index].id] == .untouched ? .task : .verdict
  }

  var lesson: Lesson { lessons[index] }
  var isSolved: Bool { outcome?.isSolved == true }
  var givenHints: Int { hints[lesson.id, default: 0] }

  /// The next exercise that is not solved, after this one and then from the beginning.
  var next: Int? {
    (Array(index + 1..<lessons.count) + Array(0..<index))
      .first { standings[lessons[$0].id] != .solved }
  }

  mutating func handle(_ event: Event) -> [Order] {
    switch event {
    case .key(let key):
      notice = nil
      return press(key)
    case .saved:
      (isLost, isChecking, armed) = (false, true, nil)
      // The message of a reset stays until the learner changes the stub.
      if !lesson.isUntouched {
        (notice, offered) = (nil, nil)
        show(.verdict)
      }
      return [.examine]
    case .lost:
      (isLost, isChecking, outcome) = (true, false, nil)
      standings[lesson.id] = .begun
      show(.verdict)
      return [.callOff]
    case .found(let outcome, let id, let delay):
      let isUntouched = lessons.first { $0.id == id }?.isUntouched ?? false
      standings[id] = outcome.isSolved ? .solved : isUntouched ? .untouched : .begun
      guard id == lesson.id else { return [] }
      if outcome.isSolved, page == .task { show(.verdict) }
      (self.outcome, self.delay, isChecking, scroll) = (outcome, delay, false, 0)
    case .savedAnother(let id):
      guard let other = lessons.firstIndex(where: { $0.id == id }) else { return [] }
      offered = other
      if standings[id] == .untouched, !lessons[other].isUntouched { standings[id] = .begun }
      notice = Line("You saved another exercise, \(id). Press g to go there.", .strong)
    case .learned(let standing, let id):
      if id != lesson.id || outcome == nil { standings[id] = standing }
    case .reset(let kept):
      show(.task)
      notice = Line(
        kept.map { "The stub is back. What you had written is in \($0)." }
          ?? (isLost ? "The stub is back." : "This is the stub already."))
    case .failed(let sentence): notice = Line(sentence, .bad)
    }
    return []
  }

  /// The letters of the keys. An exported package has no solutions.
  var letters: String { course.isExported ? "n h l t r q" : "n h l t s r q" }

  private var keys: Line {
    Line("Keys: \(letters); arrows scroll, Esc goes back to the verdict.")
  }

  private mutating func press(_ key: Key) -> [Order] {
    let second = armed
    armed = nil
    switch (page, key) {
    case (_, .end), (_, .letter("q")): return [.quit]
    case (.list, .up), (.list, .letter("k")): cursor = max(0, cursor - 1)
    case (.list, .down), (.list, .letter("j")): cursor = min(lessons.count - 1, cursor + 1)
    case (.list, .enter): return go(to: cursor)
    case (_, .up), (_, .letter("k")): scroll = max(0, scroll - 1)
    case (_, .down), (_, .letter("j")): scroll += 1
    case (_, .pageUp): scroll = max(0, scroll - 10)
    case (_, .pageDown), (_, .letter(" ")): scroll += 10
    case (_, .escape), (_, .enter): show(.verdict)
    case (_, .tab), (_, .backspace), (_, .left), (_, .right), (_, .backTab): notice = keys
    case (_, .letter(let letter)): return press(letter, isSecond: second == letter)
    }
    return []
  }

  private mutating func press(_ letter: Character, isSecond: Bool) -> [Order] {
    switch letter {
    case "n":
      if let next { return go(to: next) }
      notice = isSolved ? "That was the last one: all are solved." : "This is the only one left."
    case "g":
      if let offered { return go(to: offered) }
      notice = "g goes to another exercise after you have saved its file."
    case "h":
      if page == .hints || givenHints == 0 {
        if givenHints >= lesson.hints.count { notice = "There are no more hints." }
        hints[lesson.id] = min(lesson.hints.count, givenHints + 1)
      }
      show(.hints)
    case "l":
      cursor = index
      toggle(.list)
      return page == .list ? [.lookAround] : []
    case "t": toggle(.task)
    case "s" where !course.isExported:
      if isSolved || isSecond || page == .solution {
        toggle(.solution)
      } else {
        ask(letter, "It is not solved yet. Press s once more to see the solution all the same.")
      }
    case "r":
      // Nothing can be lost.
      if isSecond || lesson.isUntouched || isLost { return [.reset] }
      ask(
        letter,
        "Press r once more for the stub. What you have written is kept, in Exercises/Kept.")
    default: notice = keys
    }
    return []
  }

  private mutating func ask(_ letter: Character, _ question: String) {
    (armed, notice) = (letter, Line(question))
  }

  private mutating func show(_ page: Page) { (self.page, scroll) = (page, 0) }
  private mutating func toggle(_ page: Page) { show(self.page == page ? .verdict : page) }

  private mutating func go(to index: Int) -> [Order] {
    (self.index, offered) = (index, nil)
    (outcome, delay, isChecking, isLost) = (nil, nil, true, false)
    show(standings[lesson.id] == .untouched ? .task : .verdict)
    return [.examine]
  }
}
