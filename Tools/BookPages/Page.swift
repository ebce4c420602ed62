import Foundation

/// A page of the book.
public struct Page: Sendable {
  public enum Kind: Sendable {
    /// A lesson; `number` is that of its chapter.
    case lesson(number: Int, chapter: String)
    case older(chapter: String)
    case text
    case source
  }

  /// A section: what a heading stands above.
  public struct Section: Sendable {
    public var level: Int
    public var id: String
    public var title: String
    /// Its words, for the search.
    public var words: String
  }

  /// The path of its file in the course.
  public let path: String
  public let kind: Kind
  public let title: String
  public let body: HTML
  public let sections: [Section]
  /// The files and folders of the course to which it links.
  public let linked: Set<String>
  /// What in it isn't the course's Markdown, and links that lead nowhere.
  public let problems: [String]

  public var address: String { Addresses.of(path) }
}
