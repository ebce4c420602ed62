import Foundation

/// A page of the book.
public struct Page: Sendable {
  public enum Kind: String, Sendable {
    /// A chapter's lesson.
    case lesson
    /// A chapter's page on the older introduction.
    case older
    /// Any other text.
    case text
    /// A file or folder of the course, as it is.
    case source
    /// An operator whose marbles can be dragged.
    case marbles
    /// A public declaration of the library.
    case api
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
  /// The language that it is written in, as HTML names it.
  public var language = "en"

  /// The path of the file that it translates; its own if it doesn't.
  var original: String { path.replacing(#/\.[\w-]+\.md$/#, with: ".md") }

  public var address: String { Addresses.of(path) }
}
