import ExerciseJudge
import Foundation
import Listings

/// A lesson in another language, section by section: the file `README.zh-Hans.md` beside it.
///
/// A comment above each section names the English one, and has the mark of the prose that was translated. Below
/// a question, a second comment says why each wrong choice is wrong:
///
///     <!-- English: 2. The search goes dead · 5f0c1b2a -->
///     ## 2. 搜索失灵了
///
///     > **先想一想：** …
///     > (a) …
///     > (b) …
///
///     <!-- because
///     (a) …
///     -->
///
/// `TRANSLATIONS=mark swift test --filter TranslationTests` writes today's marks, once all sections are translated.
/// A section whose mark is another one today is shown, and says that it is older. A section that is missing is
/// shown in English.
public struct Translation {
  public struct Section {
    /// The heading of the English section, and the mark of its prose when it was translated.
    public var heading: String
    public var mark: String
    /// The section's Markdown, without comments.
    public var text: String
    /// For each of its questions, why the wrong choices are wrong, by their letters.
    public var reasons: [[String: String]]
  }

  public let sections: [Section]

  public init(_ text: String) {
    var sections: [Section] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: #/<!-- English: (.+) · ([0-9a-f]{8}) -->/#) {
        sections.append(
          Section(heading: String(match.1), mark: String(match.2), text: "", reasons: []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += line + "\n"
      }
    }
    for index in sections.indices {
      let whole = sections[index].text
      let comments = whole.matches(of: #/<!-- because\n([\s\S]*?)-->\n/#)
      sections[index].reasons = comments.map { comment in
        Dictionary(
          comment.1.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: #/\(([a-e])\) (.+)/#).map { (String($0.1), String($0.2)) }
          }, uniquingKeysWith: { $1 })
      }
      sections[index].text = whole.replacing(#/<!-- because\n[\s\S]*?-->\n/#, with: "")
    }
    self.sections = sections
  }

  /// The sections of an English lesson: what stands below its title, and below each of its headings.
  public static func english(_ text: String) -> [(heading: String, text: String)] {
    var sections: [(heading: String, text: String)] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, let match = line.wholeMatch(of: #/##? (.+)/#) {
        sections.append((String(match.1), ""))
      }
      if !sections.isEmpty { sections[sections.count - 1].text += line + "\n" }
    }
    return sections
  }

  /// What tells one state of an English section's prose from another. Where its lines break doesn't matter.
  public static func mark(of section: String) -> String {
    let words = prose(of: section).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(checksum(of: [words]).prefix(8))
  }

  /// A section without its blocks of code and output.
  public static func prose(of section: String) -> String {
    section.replacing(#/(?m)^```[\s\S]*?^```$/#, with: "")
  }

  /// A section's blocks of code and output, with their fences.
  public static func blocks(of section: String) -> [String] {
    section.matches(of: #/(?m)^```[\s\S]*?^```$/#).map { String($0.0) }
  }

  /// Where a section's links lead, and which pictures it shows.
  public static func targets(of section: String) -> [String] {
    prose(of: section).matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
  }

  /// The questions of a section, as the lesson asks them.
  public static func questions(of section: String, in language: Language) -> [String] {
    let mark = language.question
    return section.matches(of: #/(?m)(?:^>.*\n)+/#)
      .map { $0.0.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n") }
      .filter { $0.hasPrefix("**\(mark)**") }
      .map { $0.dropFirst("**\(mark)**".count).trimmingCharacters(in: .whitespaces) }
  }
}

extension Translation.Section {
  /// The section's questions: the recorded ones, in this section's words.
  func questions(
    _ english: [RecordedQuestions.Question], in language: Language
  ) -> [RecordedQuestions.Question] {
    let quotes = Translation.questions(of: text, in: language)
    return english.enumerated().map { index, question in
      guard quotes.indices.contains(index), reasons.indices.contains(index) else { return question }
      var pieces = quotes[index].split(separator: #/\n\([a-e]\) /#).map(String.init)
      guard pieces.count == question.choices.count + 1 else { return question }
      var translated = question
      translated.text = pieces.removeFirst()
      for (place, (letter, piece)) in zip(question.letters, pieces).enumerated() {
        translated.choices[place].text = piece
        translated.choices[place].because = reasons[index][letter]
      }
      return translated
    }
  }
}
