import BookPages
import ExerciseJudge
import Foundation
import Testing

/// The pages of this course: all that its files say is shown, and every way leads somewhere.
@Suite(.serialized, .long) struct SiteTests {
  private static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let site = Result { try Site(course: course, isLive: false, symbols: symbols) }

  /// What the toolchain says of the libraries that this test was built with.
  private static func symbols() throws -> [Data] {
    try #require(BuildFolder.ofThisProgram()).symbolGraphs(of: ["RxLite", "RxLiteTest"])
  }

  private var site: Site {
    get throws { try Self.site.get() }
  }

  @Test func `what a first page loads is there without any other page`() throws {
    #expect(
      try Set(site.assets().keys) == ["style.css", "book.js", "marbles.js", "theme.js", "icon.svg"])
  }

  @Test func `every file is written in the Markdown that a page can show`() throws {
    for page in try site.pages { #expect(page.problems == [], "\(page.path)") }
  }

  @Test func `every address and every anchor exists`() throws {
    let site = try site
    var ids: [String: Set<String>] = [:]
    for page in try site.all {
      let found = page.body.text.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) }
      #expect(Set(found).count == found.count, "an id is there twice: \(page.path)")
      ids[page.address] = Set(found)
    }
    for page in try site.all {
      let html = site.html(page).text
      for link in html.matches(of: #/ (?:href|src)="([^"]+)"/#).map({ String($0.output.1) }) {
        guard !link.hasPrefix("http") else { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let address = parts[0].isEmpty ? page.address : Self.resolve(parts[0], from: page.address)
        if let known = ids[address] {
          if parts.count > 1 {
            #expect(known.contains(parts[1]) || parts[1] == "text", "\(page.path): \(link)")
          }
        } else {
          #expect(
            ["style.css", "book.js", "marbles.js", "theme.js", "icon.svg"].contains(address),
            "\(page.path): \(link)")
        }
      }
    }
  }

  private static func resolve(_ link: String, from address: String) -> String {
    var parts = address.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  @Test func `a page is at most 150 KB, and needs nothing from elsewhere`() throws {
    let site = try site
    for page in try site.pages {
      let html = site.html(page).text
      #expect(html.utf8.count <= 150_000, "\(page.path): \(html.utf8.count)")
    }
    for page in try site.all {
      let html = site.html(page).text
      #expect(
        html.firstMatch(of: #/<(?:script|img|link|iframe)[^>]*https?:/#) == nil, "\(page.path)")
      #expect(html.firstMatch(of: #/ (?:style|on[a-z]+)="/#) == nil, "\(page.path)")
    }
  }

  @Test func `every picture says what it shows`() throws {
    for page in try site.pages {
      for figure in page.body.text.matches(of: #/<figure class="marbles">[\s\S]*?<\/figure>/#) {
        let text = String(figure.output)
        #expect(text.contains("role=\"img\"") && text.contains("<desc id="), "\(page.path)")
        #expect(
          text.firstMatch(of: #/<figcaption>.{20,}<\/figcaption>/#.dotMatchesNewlines()) != nil)
      }
    }
  }

  @Test func `a lesson's questions can be answered on its page`() throws {
    for page in try site.pages where page.kind == .lesson {
      let file = Self.course.appending(path: page.path)
      let asked = try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/> \*\*(?:Before you read on:|先想一想：)\*\*/#).count
      let shown = page.body.text.matches(of: #/data-question=/#).count
      #expect(asked == shown && shown >= 2, "\(page.path)")
      #expect(page.body.text.matches(of: #/ data-right>/#).count == shown, "\(page.path)")
    }
  }

  @Test func `an operator's page says what it does, and names the lessons that call it`() throws {
    let site = try site
    func lessons(_ id: String) throws -> [String] {
      let page = try #require(try site.page(at: "marbles/\(id).html"))
      #expect(page.body.text.contains("id=\"about\""), "\(id)")
      return page.body.text.matches(of: #/href="\.\.\/lessons\/(\w+)\.html"/#).map {
        String($0.output.1)
      }
    }
    #expect(try lessons("take").contains("observables"))
    #expect(try !lessons("take-until").contains("observables"))
    #expect(try lessons("debounce").contains("testing"))
    for page in try site.all where page.kind == .marbles && page.path != "marbles/index.html" {
      #expect(page.problems == [] && page.body.text.contains("id=\"about\""), "\(page.path)")
    }
  }

  @Test func `every doc comment is written in the Markdown that a page can show`() throws {
    for page in try site.all where page.kind == .api {
      #expect(page.problems == [], "\(page.path)")
    }
  }

  @Test func `the files are the same each time they are written`() throws {
    let first = try Site(course: Self.course, isLive: false, symbols: Self.symbols).files()
    let second = try Site(course: Self.course, isLive: false, symbols: Self.symbols).files()
    #expect(first == second)
    #expect(first["index.html"] != nil && first["search.json"] != nil)
    let text = first.values.contains {
      String(decoding: $0, as: UTF8.self).contains(Self.course.path)
    }
    #expect(!text, "a path of this machine")
  }
}
