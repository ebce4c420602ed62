import ExerciseJudge
import Foundation
import Wording

extension Trainer {
  /// `course predict`.
  func predict(_ arguments: Arguments) throws -> ExitStatus {
    try Predicting(course: course, console: console, cancellation: interruption)
      .run(PredictRequest(arguments.name, arguments.flags))
  }
}

/// Asks what listings print.
struct Predicting {
  let course: Course
  let console: Console
  let cancellation: Cancellation
  private var journal: Journal<Score.Entry> { .predictions(of: course.folder) }

  func run(_ request: PredictRequest) throws -> ExitStatus {
    switch request.task {
    case .score:
      let counts = try chapters().map {
        (word: Course.Chapter.word(of: $0.name), count: $0.listings.count)
      }
      console.write(Score(entries: journal.entries()).lines(chapters: counts))
      return .done
    case .reset: return try reset()
    case .lines, .choose: return try ask(request)
    }
  }

  private func reset() throws -> ExitStatus {
    let kept = try attempting("set the score aside, so nothing has changed") {
      try journal.setAside()
    }
    console.write(
      kept.map { "A new score begins. The old one is kept in \(course.folder.path($0))." }
        ?? "There is no score yet.")
    return .done
  }

  // MARK: - Which listings

  private func chapters() throws -> [ChapterSource] {
    try course.chapters.map { try ChapterSource($0.name, in: course.folder) }
  }

  /// Returns the requested listings, in the order of the lesson.
  private func listings(_ name: String?) throws -> [(ChapterSource, PredictedListing)] {
    let all = try chapters().flatMap { chapter in chapter.listings.map { (chapter, $0) } }
    guard let name else { return all }
    if let chapter = try? course.chapter(name).name {
      return all.filter { $0.1.chapter == chapter }
    }
    let named = all.filter { $0.1.id == name.lowercased() || $0.1.name == name || $0.1.id == name }
    if named.count == 1 { return named }
    if named.count > 1 {
      let ids = named.map(\.1.id).joined(separator: " or ")
      throw CommandError.misused("several listings are called \(name.quoted): choose \(ids).")
    }
    let words = all.flatMap { [$0.1.id, $0.1.name] } + course.chapters.map(\.word)
    let advice =
      name.nearest(of: words).map { "did you mean \($0)?" }
      ?? "`swift run Chapter03-Sharing --list` shows those of a chapter."
    throw CommandError.misused("there is no chapter or listing \(name.quoted); \(advice)")
  }

  private func ask(_ request: PredictRequest) throws -> ExitStatus {
    var all = try listings(request.name)
    let answers = Answers(until: cancellation)
    let isAlone = all.count == 1
    // A person continues with what isn't predicted yet. For a script, the listings are always the same.
    if answers.isTyped, !isAlone {
      let score = Score(entries: journal.entries())
      let open = all.filter { !score.isRight($0.1.id) }
      if !open.isEmpty { all = open }
    }
    var status = ExitStatus.done
    var asked = 0
    for (source, listing) in all {
      if asked > 0, answers.isTyped {
        guard try answers.next("\nEnter for the next listing, Ctrl-D to stop. ") != nil else {
          break
        }
        console.write(Line())
      }
      let question = try Question(
        listing, source, course, console, answers, until: cancellation)
      switch try question.ask(byChoice: request.task == .choose, isAlone: isAlone) {
      case .skipped: continue
      case .unanswered:
        if !answers.isTyped, asked == 0 { status = .no }
        return status
      case .answered(let entry):
        asked += 1
        if !entry.isRight { status = .no }
        if !journal.add(entry) {
          let file = course.folder.path(journal.file)
          throw CommandError(.notWritten, "\(file) can't be written, so the score isn't kept.")
        }
      }
    }
    return status
  }
}
