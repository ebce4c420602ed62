import BookMarbles
import Foundation
import MarbleDrawing

/// What all pages have around their text: the bar, the chapters, the ways to the next page and the last.
struct Layout {
  let site: Site
  let page: Page

  private func to(_ address: String) -> String {
    Addresses.relative(address, from: page.address)
  }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="\(page.language)" data-root="\(to(""))"\(site.isLive ? " data-live" : "" as HTML)>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(site.isLive ? "" : Self.policy)<title>\(page.title) · Learn Rx in Swift</title>
    <link rel="stylesheet" href="\(to("style.css"))">
    <link rel="icon" href="\(to("icon.svg"))" type="image/svg+xml">
    <script src="\(to("theme.js"))"></script>
    <script type="module" src="\(to(page.kind == .marbles ? "marbles.js" : "book.js"))"></script>
    </head>
    <body data-kind="\(page.kind.rawValue)">
    <a class="skip" href="#text">Skip to the text</a>
    <header class="bar">
    <a class="home" href="\(to("index.html"))">Learn Rx in Swift</a>
    <nav class="tools" aria-label="Tools"></nav>
    </header>
    <div class="columns">
    <nav class="chapters" aria-label="Chapters"><details><summary>Chapters</summary>
    \(chapters)</details></nav>
    <main id="text">
    \(page.body)\(ways)</main>
    </div>
    <footer>\(foot)</footer>
    </body>
    </html>

    """
  }

  /// What a page may load, where no server says so.
  private static let policy: HTML = """
    <meta http-equiv="Content-Security-Policy" content="\(Site.contentPolicy)">

    """

  private var foot: HTML {
    let file: HTML =
      page.kind == .marbles || page.kind == .api
      ? "This page is made from RxLite itself." : "This page shows <code>\(page.path)</code>."
    return site.isLive
      ? "\(file) A listing that you run here runs on this machine, with your rights."
      : "\(file) What a listing prints was recorded when the program ran."
  }

  // MARK: - Chapters

  private var chapters: HTML {
    func entries(_ kind: Page.Kind) -> [HTML] {
      site.entries.filter { $0.kind == kind && $0.path != "README.md" }.map(entry)
    }
    return """
      <ol class="lessons">
      \(entries(.lesson))</ol>
      <ul class="others">
      \(entries(.marbles))\(entries(.api))\(entries(.text))</ul>
      <details\(page.kind == .older ? " open" : "" as HTML)><summary>From the older introduction</summary><ul>
      \(entries(.older))</ul></details>

      """
  }

  private func entry(_ other: Site.Entry) -> HTML {
    let isHere = other.path == page.original
    let outline: HTML =
      isHere
      ? """
      <ul class="outline">
      \(page.sections.filter { $0.level == 2 }.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" as HTML })</ul>
      """ : ""
    let current: HTML = isHere ? " aria-current=\"page\"" : ""
    return """
      <li><a href="\(to(other.address))"\(current)>\(other.titleInList)</a>\(outline)</li>

      """
  }

  // MARK: - Ways

  private var ways: HTML {
    guard let place = site.entries.firstIndex(where: { $0.path == page.original }) else {
      return ""
    }
    func way(_ place: Int, _ relation: String, _ word: HTML) -> HTML {
      guard site.entries.indices.contains(place) else { return "" }
      let other = site.entries[place]
      return """
        <a rel="\(relation)" href="\(to(other.address))"><small>\(word)</small> \(other.title)</a>

        """
    }
    return """
      <nav class="ways" aria-label="Other pages">
      \(way(place - 1, "prev", "← Before this"))\(way(place + 1, "next", "Next →"))</nav>

      """
  }
}

extension Site {
  /// What a page may load: only what is the book's own.
  public static let contentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; form-action 'none'; base-uri 'none'"

  /// The HTML of a page.
  public func html(_ page: Page) -> HTML { Layout(site: self, page: page).html }

  /// What the pages load, by its address, except for what the search finds.
  public func assets() throws -> [String: Data] {
    let folder = course.appending(path: "Tools/BookPages/Assets")
    var assets: [String: Data] = [:]
    for name in ["book.js", "marbles.js", "theme.js", "icon.svg"] {
      assets[name] = try Data(contentsOf: folder.appending(path: name))
    }
    // The editor colours the same words as the pages.
    let words = SwiftTokens.keywords.sorted().joined(separator: " ")
    assets["book.js"]?.append(
      Data("\nexport const keywords = new Set(\"\(words)\".split(\" \"))\n".utf8))
    let style = try String(contentsOf: folder.appending(path: "style.css"), encoding: .utf8)
    assets["style.css"] = Data((style + Self.coloursOfMarbles).utf8)
    return assets
  }

  /// A drawing's own colours, for a page that may be switched to dark.
  private static var coloursOfMarbles: String {
    """

    .drawing {
    \(SVGStyle.light)
    }
    @media (prefers-color-scheme: dark) { :where(:root:not([data-theme="light"])) .drawing {
    \(SVGStyle.dark)
    } }
    :where(:root[data-theme="dark"]) .drawing {
    \(SVGStyle.dark)
    }

    """
  }

  /// The sections of all pages, for the search. All pages are made for it.
  public func searchIndex() throws -> Data {
    struct Entry: Encodable {
      let address: String
      let page: String
      let title: String
      let words: String
    }
    let ofPages = try written.flatMap { page in
      page.sections.map { section in
        Entry(
          address: page.address + (section.level == 1 ? "" : "#\(section.id)"), page: page.title,
          title: section.title, words: section.words)
      }
    }
    let entries =
      try ofPages
      + ofLibrary.map { address, section in
        Entry(address: address, page: section.title, title: section.title, words: section.words)
      }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(entries)
  }

  /// All files of the book, by their addresses, for any web server.
  public func files() throws -> [String: Data] {
    var files = try assets()
    files["search.json"] = try searchIndex()
    for page in try all { files[page.address] = Data(html(page).text.utf8) }
    for marbles in MarbleOperator.all {
      files["marbles/\(marbles.id).json"] = try MarblePages.recorded(marbles)
    }
    // GitHub Pages would leave out what begins with an underscore.
    files[".nojekyll"] = Data()
    return files
  }
}
