import Foundation

/// The course as `Exercises/COURSE.md` has it: which exercises there are, in their order, how long each
/// takes, what helps, and what there is to say once it is solved.
///
///     # A title, and some sentences for readers of the file
///     ## Chapter01-Observables
///     ### observables/my-range · 10 minutes
///     What it is about.
///
///     1. A hint.
///     2. A longer hint, which goes on in a line that is
///        indented by three blanks.
///
///     Solved: Why the answer is right.
///
///     Another way: What would do as well.
///
///     Spoils it: `range`
///
/// The reader is strict, since a line that is silently left out is a hint that nobody ever sees.
struct CourseFile: Sendable, Hashable {
  private(set) var chapters: [Chapter] = []

  struct Chapter: Sendable, Hashable {
    /// `Chapter01-Observables`.
    let folder: String
    fileprivate(set) var exercises: [Entry] = []

    /// What the ids of its exercises begin with: `observables`.
    var word: String { String(folder.split(separator: "-").last ?? "").lowercased() }
  }

  struct Entry: Sendable, Hashable, Identifiable {
    /// `observables/my-range`.
    let id: String
    let minutes: Int
    /// What it is about, in one sentence: `A sequence made by hand.`
    fileprivate(set) var about = ""
    /// From a nudge to nearly the answer; Markdown, with line breaks.
    fileprivate(set) var hints: [String] = []
    /// Why the answer is right: shown once it is solved.
    fileprivate(set) var why = ""
    fileprivate(set) var anotherWay = ""
    /// Names that would take the point from the exercise: `filter` in my-filter.
    fileprivate(set) var spoilers: [String] = []
  }

  static let path = "Exercises/COURSE.md"

  init(of folder: CourseFolder) throws {
    try self.init(text: try folder.read(Self.path))
  }

  init(text: String) throws {
    // NB: as a Character, "\r\n" would not be a line break.
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var reader = Reader()
    for (number, line) in lines.enumerated() {
      if let problem = reader.read(line) {
        throw CommandError(.missing, "\(Self.path), line \(number + 1): \(problem)")
      }
    }
    chapters = reader.chapters
    let problems =
      (chapters.isEmpty ? ["there is no chapter; add one, `## Chapter01-Observables`."] : [])
      + chapters.filter(\.exercises.isEmpty).map { "\($0.folder) has no exercise." }
      + exercises.filter(\.about.isEmpty)
      .map { "`\($0.id)` lacks the sentence that says what it is about." }
      + (reader.isFenced ? ["the code of the last hint has no end; close it with ```."] : [])
    if let problem = problems.first { throw CommandError(.missing, "\(Self.path): \(problem)") }
  }

  /// All exercises, in the order in which they are meant to be done.
  var exercises: [Entry] { chapters.flatMap(\.exercises) }
}

/// Takes the lines one by one.
private struct Reader {
  private enum Part { case preface, about, hints, why, anotherWay, gap }

  // NB: made once. To make a pattern takes longer than to match it.
  nonisolated(unsafe) private static let exercise =
    #/### ([a-z0-9-]+)/([a-z0-9-]+) · ([1-9][0-9]{0,2}) minutes/#
  nonisolated(unsafe) private static let hint = #/([0-9]+)\. (.*\S.*)/#

  var chapters: [CourseFile.Chapter] = []
  private(set) var isFenced = false
  private var part = Part.preface

  /// - Returns: What is wrong with the line.
  mutating func read(_ line: String) -> String? {
    if line.hasPrefix("### ") { return begin(line) }
    if line.hasPrefix("## ") {
      guard let match = line.wholeMatch(of: #/## (Chapter[0-9]{2}-[A-Za-z]+)/#) else {
        return "name the folder of the chapter and nothing else, `## Chapter01-Observables`."
      }
      chapters.append(CourseFile.Chapter(folder: String(match.output.1)))
      part = .gap
      return nil
    }
    guard let chapter = chapters.indices.last else { return nil }
    guard let exercise = chapters[chapter].exercises.indices.last else {
      return line.isEmpty
        ? nil
        : "an exercise begins with `### observables/my-range · 10 minutes`; this line doesn't."
    }
    var entry = chapters[chapter].exercises[exercise]
    defer { chapters[chapter].exercises[exercise] = entry }
    return add(line, to: &entry)
  }

  private mutating func begin(_ line: String) -> String? {
    guard let chapter = chapters.indices.last else {
      return "this exercise has no chapter; add `## Chapter01-…` above it."
    }
    if isFenced { return "the code of the hint above has no end; close it with ```." }
    guard
      let match = line.wholeMatch(
        of: Self.exercise),
      let minutes = Int(match.output.3), match.output.1 == chapters[chapter].word
    else {
      return "write its id and its minutes, `### \(chapters[chapter].word)/my-range · 10 minutes`."
    }
    let id = "\(match.output.1)/\(match.output.2)"
    if chapters.contains(where: { $0.exercises.contains { $0.id == id } }) {
      return "`\(id)` is there twice; remove one of the two."
    }
    chapters[chapter].exercises.append(CourseFile.Entry(id: id, minutes: minutes))
    part = .about
    return nil
  }

  private mutating func add(_ line: String, to entry: inout CourseFile.Entry) -> String? {
    func joined(_ before: String, _ text: some StringProtocol) -> String {
      before.isEmpty ? String(text) : "\(before) \(text)"
    }
    if part == .hints, isFenced || line.hasPrefix("   ") || line.isEmpty {
      let text = line.dropFirst(3)
      if text.hasPrefix("```") { isFenced.toggle() }
      if isFenced, !line.isEmpty, !line.hasPrefix("   ") {
        return "this code has no end; close it with ``` at the same indentation."
      }
      entry.hints[entry.hints.count - 1] += "\n" + text
      return nil
    }
    if line.allSatisfy(\.isWhitespace) {
      if part != .about || !entry.about.isEmpty { part = .gap }
      return nil
    }
    if line.first?.isNumber == true, let match = line.wholeMatch(of: Self.hint) {
      guard Int(match.output.1) == entry.hints.count + 1 else {
        return "hints are numbered in their order; this one is `\(entry.hints.count + 1). `."
      }
      entry.hints.append(String(match.output.2))
      part = .hints
    } else if line.hasPrefix("Spoils it: ") {
      entry.spoilers = line.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
    } else if line.hasPrefix("Solved: ") {
      (entry.why, part) = (String(line.dropFirst("Solved: ".count)), .why)
    } else if line.hasPrefix("Another way: ") {
      (entry.anotherWay, part) = (String(line.dropFirst("Another way: ".count)), .anotherWay)
    } else {
      switch part {
      case .about: entry.about = joined(entry.about, line.drop { $0 == " " })
      case .why: entry.why = joined(entry.why, line)
      case .anotherWay: entry.anotherWay = joined(entry.anotherWay, line)
      case .preface, .hints, .gap:
        return
          "expected a hint, `\(entry.hints.count + 1). …`, three blanks before what belongs to "
          + "the one above, `Solved: …`, `Another way: …` or `Spoils it: …`."
      }
    }
    return nil
  }
}
