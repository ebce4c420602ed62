import Foundation

/// The course as `Exercises/COURSE.md` tells it: which exercises there are, in their order, how long
/// each takes, and what helps.
public struct CourseBook: Sendable, Hashable {
  public let chapters: [Chapter]

  public struct Chapter: Sendable, Hashable {
    /// `Chapter01-Observables`.
    public let folder: String
    public let exercises: [Entry]

    /// `Observables`.
    public var title: String { String(folder.split(separator: "-").last ?? "") }
    /// What the ids of its exercises begin with: `observables`.
    public var word: String { title.lowercased() }
  }

  public struct Entry: Sendable, Hashable, Identifiable {
    /// `observables/my-range`.
    public let id: String
    public let minutes: Int
    /// What it is about, in one sentence: `A sequence made by hand.`
    public let about: String
    /// From a nudge to nearly the answer. Each is Markdown, with its line breaks, and may hold
    /// fenced code.
    public let hints: [String]
  }

  /// - Parameter file: the name that complaints give to the text.
  public init(text: String, file: String = "COURSE.md") throws {
    chapters = try BookReader(text, file: file).chapters()
  }

  /// The book beside the exercises of the course at `root` is `Exercises/COURSE.md`.
  public init(contentsOf url: URL) throws {
    let name = url.lastPathComponent
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw BookError(
        file: name, line: nil,
        problem: "can't be read at \(url.path); put it back as the course has it.")
    }
    try self.init(text: text, file: name)
  }

  /// All exercises, in the order in which they are meant to be done.
  public var exercises: [Entry] { chapters.flatMap(\.exercises) }

  public subscript(id: String) -> Entry? { exercises.first { $0.id == id } }
}

/// The book doesn't keep its form; the sentence says where, and what to do.
public struct BookError: Error, Equatable, CustomStringConvertible {
  public let file: String
  /// Counted from 1; `nil` if it is about the file as a whole.
  public let line: Int?
  let problem: String

  public var description: String {
    line.map { "\(file), line \($0): \(problem)" } ?? "\(file) \(problem)"
  }
}
