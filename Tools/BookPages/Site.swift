import Foundation
import Listings

/// The book: all its pages, made from the files of a course. Each is made when it is first asked for.
public final class Site {
  /// A page of the book before it is made.
  public struct Entry: Sendable {
    public let path: String
    public let kind: Page.Kind
    public let title: String

    public var address: String { Addresses.of(path) }
  }

  public let course: URL
  /// The lessons, the older texts, and the other pages, in the order of the book.
  public let entries: [Entry]
  /// Whether the pages are served by a program that can run listings.
  public let isLive: Bool

  private var made: [String: Page] = [:]

  /// - Parameter course: The course's folder.
  /// - Throws: An error if one of its files can't be read.
  public init(course: URL, isLive: Bool) throws {
    (self.course, self.isLive) = (course, isLive)
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
    entries = try found.map { path, kind in
      let text = try String(contentsOf: course.appending(path: path), encoding: .utf8)
      let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
      return Entry(path: path, kind: kind, title: title.map(String.init) ?? path)
    }
  }

  /// Those of lessons, older texts, and other pages, in the order of the book.
  public var pages: [Page] {
    get throws { try entries.map { try page($0.path, $0.kind) } }
  }

  /// All pages, also those that show a file of the course.
  public var all: [Page] {
    get throws { try pages + sourcePaths.map { try page($0, .source) } }
  }

  /// The page at an address; `nil` if there is none.
  public func page(at address: String) throws -> Page? {
    if let entry = entries.first(where: { $0.address == address }) {
      return try page(entry.path, entry.kind)
    }
    guard let path = try sourcePaths.first(where: { Addresses.of($0) == address }) else {
      return nil
    }
    return try page(path, .source)
  }

  private func page(_ path: String, _ kind: Page.Kind) throws -> Page {
    if let page = made[path] { return page }
    let page = try kind == .source ? source(path) : text(path, kind)
    made[path] = page
    return page
  }

  /// Makes each page anew when it is asked for, so that it shows its file as it is now.
  public func forget() { made = [:] }

  /// The files and folders that the pages link to, and those in them; and the library.
  private var sourcePaths: [String] {
    get throws {
      if let found { return found }
      let known = Set(entries.map(\.path))
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
    let folder = path.dropLast("README.md".count)
    let questions =
      kind == .lesson
      ? try RecordedQuestions(json: read(folder + RecordedQuestions.fileName)) : nil
    var writer = PageWriter(
      path: path, kind: kind, course: course, questions: questions, exists: exists)
    return writer.page(try read(path))
  }

  // MARK: - Files

  /// The files and folders in a folder; none if it is a file.
  private func children(_ path: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: course.appending(path: path).path))
      ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
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
        \(path.hasSuffix(".swift") ? HTML(swift: lines) : "\(lines)")</code></pre></figure>

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
