import BookMarbles
import Foundation
import Listings

/// The book: all its pages, made from the files of a course. Each is made when it is first asked for.
public final class Site {
  /// A page of the book before it is made.
  public struct Entry: Sendable {
    public let path: String
    public let kind: Page.Kind
    public let title: String
    public let address: String
    /// The title without the chapter's number, for a list that has the numbers.
    let titleInList: String

    init(path: String, kind: Page.Kind, title: String) {
      (self.path, self.kind, self.title) = (path, kind, title)
      address = Addresses.of(path)
      titleInList = title.replacing(#/^Chapter \d+: /#, with: "")
    }
  }

  public let course: URL
  /// The lessons, the older texts, and the other pages, in the order of the book.
  public let entries: [Entry]
  /// The lessons that there are in another language as well.
  let translations: [String]
  /// Whether the pages are served by a program that can run listings.
  public let isLive: Bool

  private var made: [String: Page] = [:]
  private let symbols: () throws -> [Data]

  /// - Parameters:
  ///   - course: The course's folder.
  ///   - symbols: Reads the symbol graphs of the libraries; called when the first page needs them.
  /// - Throws: An error if one of its files can't be read.
  public init(course: URL, isLive: Bool, symbols: @escaping () throws -> [Data]) throws {
    (self.course, self.isLive, self.symbols) = (course, isLive, symbols)
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: course.appending(path: path).path)
    }
    let chapters = try FileManager.default
      .contentsOfDirectory(atPath: course.appending(path: "Sources").path)
      .filter { $0.hasPrefix("Chapter") }.sorted()
    var found: [(String, Page.Kind)] = [("README.md", .text)]
    found += chapters.map { ("Sources/\($0)/README.md", .lesson) }
    found += Addresses.pages.dropFirst().map { ($0, .text) }
    found += chapters.map { ("Sources/\($0)/Older/README.md", .older) }
      .filter { exists($0.0) }
    let files = try found.map { path, kind in
      let text = try String(contentsOf: course.appending(path: path), encoding: .utf8)
      let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
      return Entry(path: path, kind: kind, title: title.map(String.init) ?? path)
    }
    translations = found.filter { $0.1 == .lesson }
      .map { $0.0.replacing("README.md", with: "README.zh-Hans.md") }.filter(exists)
    let older = files.firstIndex { $0.kind == .older } ?? files.endIndex
    entries =
      files[..<older] + [
        Entry(path: MarblePages.index, kind: .marbles, title: MarblePages.title),
        Entry(path: APIPages.index, kind: .api, title: APIPages.title),
      ] + files[older...]
  }

  /// Those of lessons, older texts, and other pages, in the order of the book.
  public var pages: [Page] {
    get throws {
      try entries.map { try page($0.path, $0.kind) }
        + translations.map { try page($0, .lesson) }
    }
  }

  /// All pages, also those that show a file of the course.
  public var all: [Page] {
    get throws {
      let library = try library
      let listed = Set(entries.map(\.path))
      let others =
        MarblePages.addresses.map { ($0, Page.Kind.marbles) }
        + library.api.addresses.map { ($0, .api) }
      return try pages + others.filter { !listed.contains($0.0) }.map(page)
        + sourcePaths.map { try page($0, .source) }
    }
  }

  /// The pages that have a file, and those that list the others.
  var written: [Page] {
    get throws { try pages + sourcePaths.map { try page($0, .source) } }
  }

  /// What the search finds on the pages about the library.
  var ofLibrary: [(address: String, section: Page.Section)] {
    get throws {
      try library.api.sections
        + MarbleOperator.all.map { (MarblePages.address(of: $0), MarblePages.section(of: $0)) }
    }
  }

  /// The page at an address; `nil` if there is none.
  public func page(at address: String) throws -> Page? {
    if let entry = entries.first(where: { $0.address == address }) {
      return try page(entry.path, entry.kind)
    }
    if let path = translations.first(where: { Addresses.of($0) == address }) {
      return try page(path, .lesson)
    }
    if let kind = [Page.Kind.marbles, .api].first(where: { address.hasPrefix("\($0.rawValue)/") }) {
      return try library.page(at: address, kind)
    }
    guard address.hasPrefix("source/"),
      let path = try sourcePaths.first(where: { Addresses.of($0) == address })
    else { return nil }
    return try page(path, .source)
  }

  private func page(_ path: String, _ kind: Page.Kind) throws -> Page {
    if let page = made[path] { return page }
    let page =
      switch kind {
      case .source: try source(path)
      case .marbles, .api: try library.page(at: path, kind)
      case .lesson, .older, .text: try text(path, kind)
      }
    guard let page else { throw CocoaError(.fileNoSuchFile) }
    made[path] = page
    return page
  }

  // MARK: - The library

  /// The pages about the library, which are made from more than one file.
  private struct Library {
    let marbles: MarblePages
    let api: APIPages

    func page(at address: String, _ kind: Page.Kind) -> Page? {
      kind == .api ? api.page(at: address) : marbles.page(at: address)
    }
  }

  private var foundLibrary: Library?

  private var library: Library {
    get throws {
      if let foundLibrary { return foundLibrary }
      let lessons = LessonIndex(
        try entries.filter { $0.kind == .lesson }.map { ($0.path, $0.title, try read($0.path)) })
      let api = APIPages(try SymbolGraph(symbols(), course: course), lessons: lessons)
      let library = Library(marbles: MarblePages(lessons: lessons, api: api), api: api)
      foundLibrary = library
      return library
    }
  }

  /// Makes each page anew when it is asked for, so that it shows its file as it is now.
  public func forget() { made = [:] }

  /// The files and folders that the pages link to, and those in them; and the library.
  private var sourcePaths: [String] {
    get throws {
      if let found { return found }
      let known = Set(entries.map(\.path)).union(translations)
      var open = Set(try pages.flatMap(\.linked)).union(["Sources/RxLite", "Kits/RxLiteTest"])
        .subtracting(known)
      var paths: Set<String> = []
      while let path = open.popFirst() {
        guard exists(path), paths.insert(path).inserted else { continue }
        open.formUnion(children(path).map { "\(path)/\($0)" }.filter { !known.contains($0) })
      }
      found = paths.sorted()
      return paths.sorted()
    }
  }

  private var found: [String]?

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: course.appending(path: path).path)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: course.appending(path: path), encoding: .utf8)
  }

  private func text(_ path: String, _ kind: Page.Kind) throws -> Page {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/") + "/"
    let questions =
      kind == .lesson
      ? try RecordedQuestions(json: read(folder + RecordedQuestions.fileName)) : nil
    var writer = PageWriter(
      path: path, kind: kind, course: course, questions: questions, exists: exists)
    guard translations.contains(path) else { return writer.page(try read(path)) }
    return writer.page(
      Translation(try read(path)), of: try read(folder + "README.md"), in: .simplifiedChinese)
  }

  // MARK: - Files

  /// The files and folders in a folder; none if it is a file.
  private func children(_ path: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: course.appending(path: path).path))
      ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Code with an address for each line: `#L12`.
  private static func numbered(_ code: HTML) -> HTML {
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    return HTML(
      markup: zip(1..., lines).map { number, line in "<i id=\"L\(number)\"></i>\(line)" }
        .joined(separator: "\n"))
  }

  private func source(_ path: String) throws -> Page {
    let names = children(path)
    let address = Addresses.of(path)
    let body: HTML
    if names.isEmpty {
      let text = try read(path)
      let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
      body = """
        <h1 id="file"><code>\(path)</code></h1>
        <figure class="code whole"><pre tabindex="0"><code>\
        \(Self.numbered(path.hasSuffix(".swift") ? HTML(swift: lines) : "\(lines)"))</code></pre></figure>

        """
    } else {
      let items = names.map { name -> HTML in
        let target = Addresses.relative(Addresses.of("\(path)/\(name)"), from: address)
        return "<li><a href=\"\(target)\"><code>\(name)</code></a></li>\n"
      }
      body = "<h1 id=\"file\"><code>\(path)</code></h1>\n<ul>\n\(items)</ul>\n"
    }
    return Page(
      path: path, kind: .source, title: path, body: body,
      sections: [Page.Section(level: 1, id: "file", title: path, words: "")],
      linked: Set(names.map { "\(path)/\($0)" }), problems: [])
  }
}
