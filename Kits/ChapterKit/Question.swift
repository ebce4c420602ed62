import Foundation
import Listings
import MarbleDrawing

/// A question about a listing, for `course predict` and for the lesson.
struct Question {
  let name: String
  let listing: String
  let text: String
  /// Without any, the listing's output is predicted line by line.
  let choices: [Choice]

  /// The questions of the chapter that is being read; `nil` at any other time.
  private static var collected: [Question]?

  /// Collects the questions that `lesson` asks.
  static func collect(_ lesson: () -> Void) -> [Question] {
    collected = []
    defer { collected = nil }
    lesson()
    return collected ?? []
  }

  fileprivate static func add(_ question: Question) {
    guard let known = collected else {
      fatalError("question(\"\(question.name)\") is outside of a chapter.")
    }
    if known.contains(where: { $0.name == question.name }) {
      fatalError(
        "There are two questions \"\(question.name)\" in this chapter: rename one of them.")
    }
    collected?.append(question)
  }
}

/// An answer to choose: words, or an output, which is recorded from a run and never written by hand.
public struct Choice {
  enum Source {
    /// Words alone.
    case none
    /// The output of the listing that is asked about.
    case own
    case listing(String)
    case variant(() -> Void)
  }

  let isRight: Bool
  let text: String?
  let because: String?
  let source: Source

  /// The right answer, in words.
  public static func right(_ text: String) -> Choice {
    Choice(isRight: true, text: text, because: nil, source: .none)
  }

  /// The right answer: the listing's output.
  public static let output = Choice(isRight: true, text: nil, because: nil, source: .own)

  /// A wrong answer, in words.
  ///
  /// - Parameters:
  ///   - reason: The reason why it is wrong, in a sentence.
  ///   - listing: A listing of which it is true. Its output is shown to whoever has chosen this.
  public static func wrong(_ text: String, because reason: String, as listing: String? = nil)
    -> Choice
  {
    Choice(
      isRight: false, text: text, because: reason, source: listing.map { .listing($0) } ?? .none)
  }

  /// A wrong answer, in words, and a program of which it is true.
  public static func wrong(
    _ text: String, because reason: String, _ variant: @escaping () -> Void
  ) -> Choice {
    Choice(isRight: false, text: text, because: reason, source: .variant(variant))
  }

  /// A wrong answer: the output of another listing.
  public static func output(of listing: String, because reason: String) -> Choice {
    Choice(isRight: false, text: nil, because: reason, source: .listing(listing))
  }

  /// A wrong answer: the output of a variant of the listing.
  public static func output(because reason: String, of variant: @escaping () -> Void) -> Choice {
    Choice(isRight: false, text: nil, because: reason, source: .variant(variant))
  }
}

/// Asks what a listing does, with answers to choose from.
///
///     question("lima-after-atlantis", about: "outer-catch",
///       "What happens when the user types Lima after the search for Atlantis has failed?",
///       .right("Nothing: the search has completed."),
///       .wrong("Lima is requested.", because: "…", as: "inner-catch"))
///
/// - Parameters:
///   - name: One word, by which `course predict` knows it.
///   - listing: The listing's name.
///   - text: The question.
///   - choices: The answers, one of them right. The right one is shown where it can't be
///     guessed, the others in the order in which they are written.
public func question(
  _ name: String, about listing: String, _ text: String, _ choices: Choice...
) {
  if choices.filter(\.isRight).count != 1 || choices.count < 2 {
    fatalError("The question \"\(name)\" needs one right answer, and at least one that is wrong.")
  }
  Question.add(Question(name: name, listing: listing, text: text, choices: choices))
}

/// Asks what a listing prints, line by line. Each line must be known from the code that is shown.
public func question(lines listing: String) {
  Question.add(
    Question(
      name: listing, listing: listing, text: "What does it print, line by line?", choices: []))
}

extension RecordedQuestions {
  /// Runs what is asked about, and records it.
  init(
    chapter: String, folder: URL, questions: [ChapterKit.Question],
    listings: [ChapterKit.Listing]
  ) throws {
    let source = try ChapterSource(folder)
    func listing(_ name: String, of question: ChapterKit.Question) throws -> ChapterKit.Listing {
      if let found = listings.first(where: { $0.name == name }) { return found }
      throw ProgramError(
        status: .misused,
        sentence: "the question \(question.name) is about the listing \(name), which isn't there.")
    }
    var known: [String: Listing] = [:]
    var recorded: [Question] = []
    for question in questions {
      let subject = try listing(question.listing, of: question)
      if known[subject.name] == nil {
        let code = source.listings.first { $0.name == subject.name }
        let output = Stage.record(subject)
        known[subject.name] = Listing(
          purpose: subject.purpose,
          place: code.map { code in
            "Sources/\(chapter)/\(code.file.path.dropFirst(folder.path.count + 1)):"
              + "\(code.lines.lowerBound + 1)"
          } ?? "",
          code: code?.shownCode ?? [], output: output,
          marbles: Stage.draw(subject).map { MarbleText($0).lines } ?? [])
      }
      let choices = try question.choices.map { choice in
        let output: [Line]? =
          switch choice.source {
          case .none: nil
          case .own: known[subject.name]?.output
          case .listing(let name): Stage.record(try listing(name, of: question))
          case .variant(let body): Stage.record(ChapterKit.Listing(variantOf: subject, body: body))
          }
        return Choice(
          isRight: choice.isRight, text: choice.text, because: choice.because, output: output)
      }
      recorded.append(
        Question(
          name: question.name, listing: subject.name, text: question.text,
          choices: Self.shown(choices, after: recorded.last)))
    }
    self.init(chapter: chapter, questions: recorded, listings: known)
  }

  /// Puts the right choice in a place of its own, which is the same each time and never that of the question
  /// before. The others stay in the order in which they are written.
  private static func shown(_ choices: [Choice], after last: Question?) -> [Choice] {
    guard let right = choices.firstIndex(where: \.isRight) else { return choices }
    let before = last?.choices.firstIndex(where: \.isRight)
    let seed = (choices.compactMap(\.text).joined()).utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 7919 }
    let places = choices.indices.filter { $0 != before }
    var shown = choices
    shown.insert(shown.remove(at: right), at: places[seed % places.count])
    return shown
  }
}
