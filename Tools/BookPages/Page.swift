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
  /// The path of the file that it translates; its own if it doesn't.
  let original: String
  public let address: String
  public let kind: Kind
  public let title: String
  public let body: HTML
  public let sections: [Section]
  /// The files and folders of the course to which it links.
  public let linked: Set<String>
  /// What in it isn't the course's Markdown, and links that lead nowhere.
  public let problems: [String]
  /// The language that it is written in, as HTML names it.
  public let language: String

  init(
    path: String, kind: Kind, title: String, body: HTML, sections: [Section], linked: Set<String>,
    problems: [String], language: String = "en"
  ) {
    (self.path, self.kind, self.title, self.body) = (path, kind, title, body)
    (self.sections, self.linked, self.problems) = (sections, linked, problems)
    self.language = language
    original = path.replacing(#/\.[\w-]+\.md$/#, with: ".md")
    address = Addresses.of(path)
  }
}
