import Foundation
import Listings
import MarbleDrawing
import Wording

/// Asks one question, and shows the answer.
struct Asking {
  typealias PrintedLine = RecordedQuestions.Line

  /// The maximum number of lines to predict: with these right, the listing is understood.
  static let limit = 12
  /// The number of lines that are shown of each output to choose from.
  static let height = 12

  let question: AskedQuestion
  let console: Console
  let answers: Answers

  /// - Returns: How well it was answered; `nil` if there were no answers, or the learner has quit.
  func run() throws -> Score.Entry? {
    show()
    return question.question.isLineByLine ? try predict() : try choose()
  }

  private func show() {
    let code = question.about.code
    // Code as wide as a source line may be isn't indented.
    let indent = max(0, min(4, 100 - (code.map { Line($0).width }.max() ?? 0)))
    console.write(Line([.init(question.id, .strong), .init("  \(question.about.place)", .dim)]))
    console.write([Line()] + code.map { Line($0).indented(by: indent) } + [Line()])
  }

  // MARK: - Line by line

  private func predict() throws -> Score.Entry? {
    let lines = question.about.output
    let asked = min(lines.count, Self.limit)
    console.write(
      lines.count > Self.limit
        ? Line("What are the first \(asked) lines that it prints?", .strong)
        : Line("What does it print, line by line? An empty line: nothing more.", .strong))
    for number in 1...(lines.count > asked ? asked : asked + 1) {
      let expected = number <= asked ? lines[number - 1] : nil
      let answer: String
      switch try answers.read("\(number)> ") {
      case .line(let line): answer = line
      // After at least one answer, the end of a file means that nothing more is printed.
      case .end where number > 1 && !answers.isTyped: answer = ""
      case .end, .quit: return nil
      }
      if Self.words(answer) == Self.words(expected?.text ?? "") { continue }
      tellMistake(number, expected, answer)
      tellAnswer(wrong: number)
      console.write(Line("\(number - 1) of \(asked) lines predicted."))
      return entry(false, "lines", right: number - 1, of: asked)
    }
    console.write([Line("✓ Predicted: \(asked) of \(asked) lines.", .good)] + purpose)
    return entry(true, "lines", right: asked, of: asked)
  }

  private func tellMistake(_ number: Int, _ expected: PrintedLine?, _ answer: String) {
    let isNothing = Self.words(answer).isEmpty
    let text =
      switch expected {
      case nil: "Nothing more is printed after line \(number - 1). You predicted `\(answer)`."
      case let line?:
        "Line \(number) is `\(line.text)`, printed at \(Self.time(line)). "
          + (isNothing
            ? "You predicted that nothing more is printed." : "You predicted `\(answer)`.")
      }
    say([Line(), Line("✗ " + text, .bad)])
  }

  // MARK: - By choice

  private func choose() throws -> Score.Entry? {
    let (choices, letters) = (question.question.choices, question.question.letters)
    say([Line(question.question.text, .strong), Line()])
    console.write(zip(letters, choices).flatMap { page($0, $1, among: choices) } + [Line()])
    var chosen: Int?
    while chosen == nil {
      guard case .line(let typed) = try answers.read("\(letters.joined(separator: ", "))? ") else {
        return nil
      }
      chosen = letters.firstIndex(of: typed.filter(\.isLetter).lowercased())
      if chosen == nil { console.write(Line("Answer with one of the letters.")) }
    }
    let (right, choice) = (choices.firstIndex(where: \.isRight) ?? 0, choices[chosen ?? 0])
    console.write(Line())
    if choice.isRight {
      say([Line("✓ Yes, \(letters[right])).", .good)])
      let others = zip(letters, choices).filter { !$1.isRight }
      say(others.map { letter, other in Line("  Not \(letter)): \(other.because ?? "")", .dim) })
    } else {
      say([Line("✗ No, it is \(letters[right])). \(choice.because ?? "")", .bad)])
      if choice.text != nil, let output = choice.output {
        say([Line(), Line("Your choice is true of a program that prints:", .dim)])
        console.write(shown(output.map { ($0, false) }))
      }
    }
    tellAnswer(wrong: nil)
    return Score.Entry(choosing: choice, for: question)
  }

  /// The lines of a choice, behind its letter.
  private func page(
    _ letter: String, _ choice: RecordedQuestions.Choice, among all: [RecordedQuestions.Choice]
  ) -> [Line] {
    let lines: [Line]
    if let text = choice.text {
      lines = Line(text).wrapped(to: 92)
    } else {
      // Of long outputs, only the last two common lines before the difference are shown.
      let outputs = all.filter { $0.text == nil }.map { ($0.output ?? []).map(\.text) }
      let common = outputs.dropFirst().reduce(outputs.first ?? []) { common, other in
        zip(common, other).prefix { $0 == $1 }.map(\.0)
      }.count
      let isLong = outputs.contains { $0.count > Self.height }
      let hidden = isLong ? max(0, common - 2) : 0
      let rest = (choice.output ?? []).map(\.text).dropFirst(hidden)
      let above = hidden > 0 ? ["… (the first \(hidden) lines are the same in all)"] : []
      let below =
        rest.count > Self.height ? ["… (\(rest.count - Self.height + 1) more lines)"] : []
      let visible = below.isEmpty ? rest : rest.prefix(Self.height - 1)
      lines = (above + visible + below).map { Line($0) }
    }
    return lines.enumerated().map { index, line in
      Line(index == 0 ? "\(letter))  " : "    ", .strong) + line
    }
  }

  // MARK: - The answer

  /// Shows what the listing prints and when, and its marble diagram.
  private func tellAnswer(wrong: Int?) {
    console.write([Line()])
    let output = question.about.output
    console.write(
      output.isEmpty
        ? [Line("It prints nothing.", .dim)]
        : shown(output.enumerated().map { ($1, $0 + 1 == wrong) }))
    let marbles = question.about.marbles
    console.write([Line()])
    if !marbles.isEmpty {
      console.write(marbles.map { Line($0) } + [Line(), Line(MarbleText.legend, .dim), Line()])
    }
    console.write(purpose)
  }

  private func shown(_ lines: [(line: PrintedLine, isWrong: Bool)]) -> [Line] {
    let width = lines.map { Self.time($0.line).count }.max() ?? 0
    return lines.map { line, isWrong in
      Line([
        .init(isWrong ? "✗ " : "  ", .bad),
        .init(Self.time(line).padded(to: width, atStart: true) + "  ", .dim), .init(line.text),
      ])
    }
  }

  /// Writes sentences, in lines that aren't too long to read.
  private func say(_ lines: [Line]) { console.write(lines.flatMap { $0.wrapped(to: 100) }) }

  private var purpose: [Line] {
    [Line("\(question.listing): \(question.about.purpose).", .dim)]
  }

  private func entry(_ isRight: Bool, _ way: String, right: Int, of asked: Int) -> Score.Entry {
    Score.Entry(listing: question.id, at: .now, isRight: isRight, way: way, right: right, of: asked)
  }

  /// `0.3 s`
  private static func time(_ line: PrintedLine) -> String {
    let rounded = (line.time * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded)) s" : "\(rounded) s"
  }

  /// Returns the words of a line, by which it is compared: blanks don't matter.
  private static func words(_ line: String) -> [Substring] {
    line.split(whereSeparator: \.isWhitespace)
  }
}
