import Foundation
import Listings

/// The book: all its pages, made from the files of a course.
public final class Site {
  public let course: URL
  /// The lessons, the older texts, and the other pages, in the order of the book.
  public private(set) var pages: [Page] = []
  /// The pages that show a file of the course.
  public private(set) var sources: [Page] = []

  /// Whether the pages are served by a program that can run listings.
  public let isLive: Bool

  /// - Parameter course: The course's folder.
  /// - Throws: An error if one of its files can't be read.
  public init(course: URL, isLive: Bool) throws {
    (self.course, self.isLive) = (course, isLive)
    let chapters = try FileManager.default
      .contentsOfDirectory(atPath: course.appending(path: "Sources").path)
      .filter { $0.hasPrefix("Chapter") }.sorted()
    pages.append(try page("README.md", .text))
    for (number, chapter) in chapters.enumerated() {
      pages.append(
        try page("Sources/\(chapter)/README.md", .lesson(number: number + 1, chapter: chapter)))
    }
    for path in Addresses.pages.dropFirst() { pages.append(try page(path, .text)) }
    for chapter in chapters where exists("Sources/\(chapter)/Older/README.md") {
      pages.append(try page("Sources/\(chapter)/Older/README.md", .older(chapter: chapter)))
    }
    let known = Set(pages.map(\.path))
    var open = Set(pages.flatMap(\.linked)).union(["Sources/RxLite", "Kits/RxLiteTest"])
      .subtracting(known)
    var paths: Set<String> = []
    while let path = open.popFirst() {
      guard exists(path), paths.insert(path).inserted else { continue }
      open.formUnion(children(path).map { "\(path)/\($0)" }.filter { !known.contains($0) })
    }
    sources = try paths.sorted().map(source)
  }

  public var all: [Page] { pages + sources }

  public func page(at address: String) -> Page? { byAddress[address] }

  private lazy var byAddress = Dictionary(
    all.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: course.appending(path: path).path)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: course.appending(path: path), encoding: .utf8)
  }

  private func page(_ path: String, _ kind: Page.Kind) throws -> Page {
    var questions: RecordedQuestions?
    if case .lesson(_, let chapter) = kind {
      questions = try RecordedQuestions(
        json: read("Sources/\(chapter)/\(RecordedQuestions.fileName)"))
    }
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
