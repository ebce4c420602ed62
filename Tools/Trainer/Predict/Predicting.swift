import ExerciseJudge
import Foundation
import Listings
import Wording

extension Trainer {
  /// `course predict`.
  func predict(_ arguments: Arguments) throws -> ExitStatus {
    try Predicting(course: course, console: console, cancellation: interruption)
      .run(PredictRequest(arguments.name, arguments.flags))
  }
}

/// Asks the questions of the chapters. Everything that is shown was recorded when the course was made.
struct Predicting {
  let course: Course
  let console: Console
  let cancellation: Cancellation
  var journal: Journal<Score.Entry> { .predictions(of: course.folder) }

  func run(_ request: PredictRequest) throws -> ExitStatus {
    switch request.task {
    case .score:
      console.write(Score(entries: journal.entries(), questions: try questions()).lines)
      return .done
    case .reset: return try reset()
    case .ask: return try ask(request.name)
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

  // MARK: - Which questions

  func questions() throws -> [AskedQuestion] {
    try course.chapters.flatMap { chapter in
      let path = "Sources/\(chapter.name)/\(RecordedQuestions.fileName)"
      do {
        let recorded = try RecordedQuestions(json: try course.folder.read(path))
        return recorded.questions.compactMap { AskedQuestion($0, in: recorded) }
      } catch is DecodingError {
        throw CommandError.missing("\(path) is damaged; \(course.folder.remedy(for: path))")
      }
    }
  }

  /// Returns the requested questions, in the order of the lessons.
  private func questions(_ name: String?) throws -> [AskedQuestion] {
    let all = try questions()
    guard let name else { return all }
    if let chapter = try? course.chapter(name).name {
      let own = all.filter { $0.chapter == chapter }
      if own.isEmpty { throw CommandError.misused("\(chapter) has no questions.") }
      return own
    }
    let named = all.filter { $0.isCalled(name) }
    let about = all.filter { $0.isAbout(name) }
    if let found = [named, about].first(where: { !$0.isEmpty }) {
      let chapters = Set(found.map(\.word)).sorted()
      if chapters.count == 1 { return found }
      let ids = chapters.map { "\($0)/\(name)" }.joined(separator: " or ")
      throw CommandError.misused("several questions are called \(name.quoted): choose \(ids).")
    }
    let words = all.flatMap { [$0.id, $0.name, $0.listing] } + course.chapters.map(\.word)
    let advice =
      name.nearest(of: words).map { "did you mean \($0)?" }
      ?? all.first.map { "`course predict \($0.word)` asks those of its chapter." }
      ?? "the course has none."
    throw CommandError.misused("there is no question about \(name.quoted); \(advice)")
  }

  // MARK: - Asking

  private func ask(_ name: String?) throws -> ExitStatus {
    var all = try questions(name)
    let answers = Answers(until: cancellation)
    // A person continues with what isn't predicted yet. For a script, the questions are always the same.
    if answers.isTyped, all.count > 1 {
      let score = Score(entries: journal.entries(), questions: all)
      let open = all.filter { !score.isRight($0.id) }
      if !open.isEmpty { all = open }
    }
    var status = ExitStatus.done
    for (number, question) in all.enumerated() {
      if number > 0, answers.isTyped {
        let isGoingOn = try answers.next("\nEnter for the next question, q to stop. ")
        guard isGoingOn != nil else { break }
        console.write(Line())
      }
      guard let entry = try Asking(question: question, console: console, answers: answers).run()
      else {
        if !answers.isTyped {
          // What a script's answers leave open isn't right.
          let count = number == 1 ? "1 answer" : "\(number) answers"
          let sentence =
            number == 0
            ? "There is no answer, so nothing is counted."
            : "The answers end here: \(count) for \(all.count) questions."
          console.write([Line(), Line(sentence)])
          status = .no
        }
        return status
      }
      if !entry.isRight { status = .no }
      if !journal.add(entry) {
        let file = course.folder.path(journal.file)
        throw CommandError(.notWritten, "\(file) can't be written, so the score isn't kept.")
      }
    }
    return status
  }
}

/// A question of a chapter, with the listing that it is about.
struct AskedQuestion {
  let chapter: String
  let question: RecordedQuestions.Question
  let about: RecordedQuestions.Listing

  init?(_ question: RecordedQuestions.Question, in recorded: RecordedQuestions) {
    guard let about = recorded.listings[question.listing] else { return nil }
    (chapter, self.question, self.about) = (recorded.chapter, question, about)
  }

  var name: String { question.name }
  var listing: String { question.listing }
  var word: String { ChapterSource.word(of: chapter) }
  /// `sharing/late-subscriber`
  var id: String { "\(word)/\(name)" }

  func isCalled(_ word: String) -> Bool { [id, name].contains(word) || id == word.lowercased() }
  func isAbout(_ name: String) -> Bool { [listing, "\(word)/\(listing)"].contains(name) }
}
