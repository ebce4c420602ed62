import Foundation

/// The content of `Exercises/COURSE.md`: the exercises in their order, with the minutes that each takes, its
/// hints, and what is shown when it is solved.
///
///     # A title, and some sentences for readers of the file
///     ## Chapter01-Observables
///     ### observables/my-range · 10 minutes
///     What it is about.
///
///     1. A hint.
///     2. A longer hint, which continues in a line that is
///        indented by three blanks.
///
///     Solved: Why the answer is right.
///
///     Another way: Another right answer.
///
///     Spoils it: `range`
///
/// The reader is strict: if it silently skipped a line, a hint might never be shown.
package struct CourseFile: Sendable {
  /// `Chapter01-Observables` and so on.
  private(set) var chapters: [String] = []
  /// The exercises, in the order in which they should be solved.
  package private(set) var exercises: [Entry] = []

  package static let path = "Exercises/COURSE.md"

  package init(of folder: CourseFolder) throws {
    try self.init(text: try folder.read(Self.path))
  }

  init(text: String) throws {
    // NB: As a Character, "\r\n" would not be a line break.
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !read(String(line)) {
      throw CommandError.missing(
        """
        \(Self.path), line \(number + 1): expected `## Chapter01-Observables`, \
        `### observables/my-range · 10 minutes`, a hint with its number, three blanks before what \
        belongs to the hint above, `Solved: …`, `Another way: …` or `Spoils it: …`.
        """)
    }
  }

  // NB: Created once, since creating a pattern takes longer than matching it.
  nonisolated(unsafe) private static let exercise = #/### ([a-z0-9-]+/[a-z0-9-]+) · (\d+) minutes/#

  /// - Returns: Whether the line is valid here.
  private mutating func read(_ line: String) -> Bool {
    if line.hasPrefix("## ") {
      chapters.append(String(line.dropFirst(3)))
      return line.wholeMatch(of: #/## Chapter[0-9]{2}-[A-Za-z]+/#) != nil
    }
    guard let chapter = chapters.last else { return !line.hasPrefix("###") }
    if line.hasPrefix("### ") {
      guard let match = line.wholeMatch(of: Self.exercise) else { return false }
      exercises.append(
        Entry(id: String(match.output.1), chapter: chapter, minutes: Int(match.output.2) ?? 0))
      return true
    }
    guard exercises.last?.chapter == chapter else { return line.isEmpty }
    return exercises[exercises.count - 1].read(line)
  }
}

extension CourseFile {
  package struct Entry: Sendable {
    /// `observables/my-range`.
    package let id: String
    package let chapter: String
    let minutes: Int
    /// What it is about, in one sentence: `A sequence made by hand.`
    package private(set) var about = ""
    /// From a nudge to nearly the answer; Markdown, with line breaks.
    package private(set) var hints: [String] = []
    /// Why the answer is right, which is shown when the exercise is solved.
    package private(set) var why = ""
    private(set) var anotherWay = ""
    private(set) var spoils = ""
    /// The paragraph that the next line continues, if there is one.
    private(set) var part: Part? = \Entry.about

    typealias Part = WritableKeyPath<Entry, String> & Sendable

    /// Names that would take the point from the exercise: `filter` in my-filter.
    var spoilers: [String] { spoils.matches(of: #/`(\w+)`/#).map { String($0.output.1) } }

    nonisolated(unsafe) private static let hint = #/(\d+)\. (.*\S.*)/#
    private static let parts: [(mark: String, part: Part)] = [
      ("Solved: ", \Entry.why), ("Another way: ", \Entry.anotherWay),
      ("Spoils it: ", \Entry.spoils),
    ]

    fileprivate mutating func read(_ line: String) -> Bool {
      if let (mark, part) = Self.parts.first(where: { line.hasPrefix($0.mark) }) {
        self[keyPath: part] = String(line.dropFirst(mark.count))
        self.part = part
      } else if line.first?.isNumber == true, let match = line.wholeMatch(of: Self.hint) {
        hints.append(String(match.output.2))
        part = nil
        return Int(match.output.1) == hints.count
      } else if line.isEmpty || line.hasPrefix("   ") {
        // Below a hint, it belongs to it; blank lines at its end don't matter.
        guard !hints.isEmpty, why.isEmpty else {
          if !about.isEmpty { part = nil }
          return line.isEmpty
        }
        hints[hints.count - 1] += "\n" + line.dropFirst(3)
      } else if let part {
        self[keyPath: part] += (self[keyPath: part].isEmpty ? "" : " ") + line
      } else {
        return false
      }
      return true
    }
  }
}
