import ExerciseJudge
import Foundation
import Wording

/// A question about one listing.
struct Question {
  enum Result {
    case answered(Score.Entry)
    /// There were no more answers.
    case unanswered
    /// The listing prints nothing, so there is nothing to ask.
    case skipped
  }

  /// The maximum number of lines to predict: with these right, the listing is understood.
  static let limit = 12

  private let listing: PredictedListing
  private let course: Course
  private let console: Console
  private let answers: Answers
  private let program: ChapterProgram
  private let rehearsal: Rehearsal
  private let cancellation: Cancellation

  init(
    _ listing: PredictedListing, _ source: ChapterSource, _ course: Course, _ console: Console,
    _ answers: Answers, until cancellation: Cancellation
  ) throws {
    self.listing = listing
    self.course = course
    self.console = console
    self.answers = answers
    self.cancellation = cancellation
    program = try ChapterProgram(listing.chapter, in: course.folder, until: cancellation)
    rehearsal = Rehearsal(
      source: source, listing: listing,
      maker: try BundleMaker(program.build, libraries: program.libraries, until: cancellation))
  }

  func ask(byChoice: Bool, isAlone: Bool) throws -> Result {
    if isAlone { show() }
    console.passing("running it …")
    let variants = byChoice ? Array(Variant.all(of: listing.body).prefix(18)) : []
    let performances = try rehearsal.run(variants)
    console.passing("")
    let lines = performances[0].lines
    let choices = Choices(performances, id: listing.id)
    if lines.isEmpty || byChoice && choices.all.count < 2 {
      guard isAlone else { return .skipped }
      throw CommandError.misused(
        lines.isEmpty
          ? "\(listing.id) prints nothing, so there is nothing to predict."
          : "no variant of \(listing.id) prints anything else: leave out --choose.")
    }
    if !isAlone { show() }
    return byChoice ? try choose(among: choices) : try predict(lines)
  }

  private func show() {
    // Code as wide as a source line may be isn't indented.
    let indent = max(0, min(4, 100 - (listing.code.map(\.columns).max() ?? 0)))
    console.write(
      Line([
        .init(listing.id, .strong),
        .init("  \(course.folder.path(listing.file)):\(listing.lines.lowerBound + 1)", .dim),
      ]))
    console.write([Line()] + listing.code.map { Line($0).indented(by: indent) } + [Line()])
  }

  // MARK: - Line by line

  private func predict(_ lines: [PrintedLine]) throws -> Result {
    let asked = min(lines.count, Self.limit)
    console.write(
      lines.count > Self.limit
        ? Line("What are the first \(asked) lines that it prints?", .strong)
        : Line("What does it print, line by line? An empty line: nothing more.", .strong))
    for number in 1...(lines.count > asked ? asked : asked + 1) {
      let expected = number <= asked ? lines[number - 1] : nil
      guard let answer = try answers.next("\(number)> ") else { return .unanswered }
      if Self.words(answer) == Self.words(expected?.text ?? "") { continue }
      tellMistake(number, expected, answer)
      try tellAnswer(lines, wrong: number)
      console.write(Line("\(number - 1) of \(asked) lines predicted."))
      return .answered(entry(false, "lines", right: number - 1, of: asked))
    }
    console.write(
      [Line("✓ Predicted: \(asked) of \(asked) lines.", .good)] + purpose)
    return .answered(entry(true, "lines", right: asked, of: asked))
  }

  private func tellMistake(_ number: Int, _ expected: PrintedLine?, _ answer: String) {
    let isNothing = Self.words(answer).isEmpty
    let text =
      switch expected {
      case nil: "Nothing more is printed after line \(number - 1). You predicted `\(answer)`."
      case let line?:
        "Line \(number) is `\(line.text)`, printed\(line.time.map { " at \($0)" } ?? ""). "
          + (isNothing
            ? "You predicted that nothing more is printed." : "You predicted `\(answer)`.")
      }
    say([Line(), Line("✗ " + text, .bad)])
  }

  // MARK: - By choice

  private func choose(among choices: Choices) throws -> Result {
    console.write([Line("Which of these does it print?", .strong), Line()] + choices.page)
    let letters = choices.letters
    var answer: String?
    while answer == nil {
      guard let typed = try answers.next("\(letters.joined(separator: ", "))? ") else {
        return .unanswered
      }
      let word = typed.filter { $0.isLetter }.lowercased()
      answer = letters.contains(word) ? word : nil
      if answer == nil { console.write(Line("Answer with one of the letters.")) }
    }
    let chosen = letters.firstIndex(of: answer!)!
    let right = choices.right
    let isRight = chosen == right
    console.write(Line())
    if isRight {
      console.write(Line("✓ Yes, it prints \(letters[right])).", .good))
    } else {
      let (printed, taken) = (choices.all[right].lines, choices.all[chosen].lines)
      let index = zip(printed, taken).prefix { $0.text == $1.text }.count { _ in true }
      let sentence = "✗ No, it prints \(letters[right])). " + difference(printed, taken, index)
      say([Line(sentence, .bad)])
    }
    say(
      choices.all.indices.filter { $0 != right }.map { index in
        Line("  \(letters[index])) is what it prints \(choices.all[index].change ?? "").")
      })
    if isRight {
      console.write(purpose)
    } else {
      try tellAnswer(choices.all[right].lines, wrong: nil)
    }
    return .answered(entry(isRight, "choice", right: isRight ? 1 : 0, of: 1))
  }

  private func difference(_ printed: [PrintedLine], _ taken: [PrintedLine], _ index: Int) -> String
  {
    guard index < printed.count else { return "Nothing more is printed after line \(index)." }
    let line = printed[index]
    let time = line.time.map { ", at \($0)" } ?? ""
    let instead =
      index < taken.count
      ? "; your choice has `\(taken[index].text)` there." : "; your choice ends before it."
    return "Line \(index + 1) is `\(line.text)`\(time)\(instead)"
  }

  // MARK: - The answer

  /// Shows what the listing prints and when, and its marble diagram.
  private func tellAnswer(_ lines: [PrintedLine], wrong: Int?) throws {
    let times = lines.map { $0.time ?? "" }
    let width = times.map(\.count).max() ?? 0
    let shown = lines.enumerated().map { index, line in
      Line([
        .init(index + 1 == wrong ? "✗ " : "  ", .bad),
        .init(times[index].padded(to: width, atStart: true) + "  ", .dim), .init(line.text),
      ])
    }
    console.write([Line()] + shown + [Line()])
    let marble = try program.marble(of: listing, until: cancellation)
    if !marble.isEmpty { console.write(marble.map { Line($0) } + [Line()]) }
    console.write(purpose)
  }

  /// Writes sentences, in lines that aren't too long to read.
  private func say(_ lines: [Line]) { console.write(lines.flatMap { $0.wrapped(to: 100) }) }

  private var purpose: [Line] {
    [Line("\(listing.name): \(listing.purpose).", .dim)]
  }

  private func entry(_ isRight: Bool, _ way: String, right: Int, of asked: Int) -> Score.Entry {
    Score.Entry(
      listing: listing.id, at: .now, isRight: isRight, way: way, right: right, of: asked)
  }

  /// Returns the words of a line, by which it is compared: blanks don't matter.
  private static func words(_ line: String) -> [Substring] {
    line.split(whereSeparator: \.isWhitespace)
  }
}
