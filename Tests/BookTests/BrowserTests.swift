import ConsoleKit
import Foundation
import TestSupport
import Testing

/// The book as a reader has it: `course book` on a copy of the course, in a browser. ALL_TESTS=1 runs them
/// where there is a browser for tests (`chromedriver`); SCREENSHOTS=folder keeps what it looks like.
@Suite(.serialized, .enabled(if: Browser.isWanted, "ALL_TESTS=1 runs it, with chromedriver"))
struct BrowserTests {
  private struct Reader {
    let browser: Browser
    let course: URL
    let root: String

    /// What the program says in the same course.
    func course(_ arguments: String...) throws -> String {
      try run(buildFolder.appending(path: "course"), arguments, in: course).output
    }

    func open(_ page: String) throws { try browser.open(root + page) }
  }

  /// Opens the book of a copy of the course, as it comes.
  private static func reading(hasScripts: Bool = true, _ body: (Reader) throws -> Void) throws {
    let manager = FileManager.default
    let course = manager.temporaryDirectory
      .appending(path: "course-browser-test-\(UUID().uuidString)")
    try manager.createDirectory(at: course, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: course) }
    let original = HostileRequestTests.course
    for name in try manager.contentsOfDirectory(atPath: original.path) where !name.hasPrefix(".") {
      try manager.copyItem(at: original.appending(path: name), to: course.appending(path: name))
    }
    let stubs = course.appending(path: "Answers/Stubs")
    for chapter in try manager.contentsOfDirectory(atPath: stubs.path) {
      let place = course.appending(path: "Exercises/\(chapter)")
      try? manager.removeItem(at: place)
      try manager.copyItem(at: stubs.appending(path: chapter), to: place)
    }
    let book = Process()
    book.executableURL = buildFolder.appending(path: "course")
    book.arguments = ["book", "--no-browser"]
    book.currentDirectoryURL = course
    let pipe = Pipe()
    (book.standardOutput, book.standardInput) = (pipe, FileHandle.nullDevice)
    try book.run()
    defer {
      kill(book.processIdentifier, SIGKILL)
      book.waitUntilExit()
    }
    var said = ""
    while !said.contains("Ctrl-C") {
      let more = pipe.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the book isn't open: \(said)")
      said += String(decoding: more, as: UTF8.self)
    }
    let address = String(try #require(said.firstMatch(of: #/http:\S+/#)).0)
    let root = try #require(address.firstMatch(of: #/http://[^/]+/#)).0 + "/"
    let browser = try Browser(hasScripts: hasScripts)
    defer { browser.close() }
    try browser.open(address)
    try body(Reader(browser: browser, course: course, root: String(root)))
    if hasScripts { #expect(try browser.complaints == []) }
  }

  @Test func `pages are read, turned with the keys, and found by a search`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      try browser.picture("first-page")
      try reader.open("lessons/errors.html")
      #expect(try browser.text("document.querySelector('h1').textContent").contains("Chapter 5"))
      for words in ["replay", "PublishSubject(", "错误"] {
        try browser.press("/")
        try browser.waits(for: "document.querySelector('dialog[open] input')")
        try browser.run(
          "const i = document.querySelector('dialog input'); i.value = '\(words)'; "
            + "i.dispatchEvent(new Event('input'))")
        try browser.waits(for: "document.querySelector('.results a mark')")
        try browser.picture("search-\(words.filter(\.isLetter))")
        try browser.press(Browser.escape)
        try browser.waits(for: "!document.querySelector('dialog[open]')")
      }
      try browser.press("?")
      try browser.waits(for: "document.querySelector('dialog[open] dl.keys')")
      try browser.press(Browser.escape)
      try browser.waits(for: "!document.querySelector('dialog[open]')")
      try browser.press(Browser.right)
      try browser.waits(for: "location.pathname === '/lessons/testing.html'")
      try browser.press(Browser.left)
      try browser.waits(for: "location.pathname === '/lessons/errors.html'")
      try browser.press("d")
      try browser.waits(for: "document.documentElement.dataset.theme === 'dark'")
      try browser.picture("dark")
      try reader.open("lessons/errors.zh-Hans.html")
      #expect(try browser.text("document.querySelector('h1').textContent").contains("错误"))
      try browser.picture("chinese")
      // The choice holds for the next page, too.
      try reader.open("lessons/sharing.html")
      #expect(try browser.text("document.documentElement.dataset.theme") == "dark")
    }
  }

  @Test func `a listing is run, changed, killed and put back`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      try reader.open("lessons/errors.html")
      let listing = "document.querySelector('#listing-caught-outside')"
      func type(_ code: String) throws {
        try browser.run(
          """
          const t = \(listing).querySelector('textarea'); t.value = `\(code)`
          t.dispatchEvent(new Event('input'))
          t.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true}))
          """)
      }
      try browser.run("\(listing).scrollIntoView()")
      try browser.click("Run", in: listing)
      try browser.waits(for: "\(listing).querySelector('.verdict.good')")
      try browser.click("Edit", in: listing)
      try browser.waits(for: "\(listing).querySelector('textarea')")
      try type("print(6 * 7)")
      try browser.waits(for: "\(listing).querySelector('.output samp')?.textContent === '42\\n'")
      #expect(try browser.isTrue("\(listing).classList.contains('changed')"))
      try browser.picture("listing-edited")
      try type("while true {}")
      try browser.waits(for: "\(listing).getAttribute('aria-busy')")
      try browser.click("Kill", in: listing)
      try browser.waits(for: "!\(listing).getAttribute('aria-busy')")
      #expect(try browser.text("\(listing).querySelector('.verdict').textContent") == "Stopped.")
      try browser.picture("loop-killed")
      // What was typed is still there when the page is opened again.
      try reader.open("lessons/errors.html")
      try browser.waits(for: "\(listing).querySelector('textarea')?.value === 'while true {}'")
      try browser.click("Reset", in: listing)
      try browser.waits(for: "!\(listing).querySelector('textarea')")
    }
  }

  @Test func `a question is answered, and its output appears`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      try reader.open("lessons/errors.html")
      let question = "document.querySelector('aside.question')"
      #expect(try browser.isTrue("\(question).querySelector('details').hidden"))
      #expect(try browser.isTrue("\(question).nextElementSibling.hidden"))
      try browser.run("\(question).scrollIntoView()")
      try browser.run("\(question).querySelector('input:not([data-right])').click()")
      try browser.waits(for: "\(question).querySelector('details').open")
      #expect(try browser.isTrue("\(question).querySelector('label.wrong')"))
      #expect(try browser.isTrue("\(question).querySelector('label.right')"))
      #expect(try browser.isTrue("!\(question).nextElementSibling.hidden"))
      try browser.waits(for: "document.querySelector('.chapters .mark') === null")
      try browser.run("\(question).querySelector('input[data-right]').click()")
      try browser.waits(for: "\(question).classList.contains('done')")
      try browser.waits(for: "document.querySelector('.chapters .mark').title.includes('1 of ')")
      try browser.picture("question")
      // The terminal knows it as well.
      let score = try reader.course("predict", "--score")
      #expect(
        score.contains(#/errors +1 of \d+ questions tried +0 right at the first try, 1 later/#))
    }
  }

  @Test func `marbles are dragged with the mouse, moved with the keys, and typed`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      let row = "document.querySelector('.row-text input').value"
      let result = "document.querySelector('.emitted').textContent"
      try reader.open("marbles/debounce.html")
      try browser.waits(for: "document.querySelector('.moving')")
      try browser.run("document.querySelector('.moving').scrollIntoView({block: 'center'})")
      let before = try browser.text(result)
      try browser.drag("[data-thing=\"0.0\"]", by: [-6, -13])
      try browser.waits(for: "\(row).startsWith('-a')")
      try browser.run("document.querySelector('[data-thing=\"0.1\"]').focus()")
      try browser.press(Browser.right)
      try browser.waits(for: "\(row) === '-a---b-c--------d----e-----f---|'")
      #expect(try browser.text(result) == before)
      try browser.run(
        "const i = document.querySelector('.row-text input'); i.value = '-a-----b------c--X'; "
          + "i.dispatchEvent(new Event('input'))")
      try browser.waits(for: "\(result).includes('a at 5, b at 11, error X at 17')")
      #expect(try browser.isTrue("location.hash.includes('-a-----b------c--X')"))
      try browser.picture("debounce")
      try browser.run("document.querySelector('[data-thing=\"0.3\"]').focus()")
      try browser.press(Browser.delete)
      try browser.waits(for: "\(result).includes('c at 18') && !\(result).includes('error')")
      // A finger moves it as well.
      try browser.drag("[data-thing=\"0.0\"]", by: [6, 13], with: "touch")
      try browser.waits(for: "\(row).startsWith('--a')")
      try reader.open("marbles/flatMapLatest.html")
      try browser.waits(for: "document.querySelector('.moving')")
      try browser.picture("flatMapLatest")
    }
  }

  @Test func `an exercise is solved, in the page and in another program`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      func place(_ id: String) -> String {
        "document.querySelector('aside[data-exercise=\"\(id)\"]')"
      }
      func text(_ path: String) throws -> String {
        try String(contentsOf: reader.course.appending(path: path), encoding: .utf8)
      }
      try reader.open("lessons/sharing.html")
      let typed = place("sharing/my-replay")
      try browser.run("\(typed).scrollIntoView()")
      try browser.click("Solve it here", in: typed)
      try browser.waits(for: "\(typed).querySelector('textarea')")
      try browser.click("Check", in: typed)
      try browser.waits(for: "\(typed).querySelector('.toned')")
      #expect(try browser.isTrue("!\(typed).textContent.includes('solved ✓')"))
      let file = "Chapter03-Sharing/MyReplay.swift"
      let solution = try text("Solutions/\(file)")
      try browser.run(
        """
        const t = \(typed).querySelector('textarea'); t.value = \(try json(solution))
        t.dispatchEvent(new Event('input'))
        """)
      try browser.click("Check", in: typed)
      try browser.waits(for: "\(typed).textContent.includes('solved ✓')")
      #expect(try text("Exercises/\(file)") == solution)
      try browser.picture("exercise-solved-in-the-page")

      try reader.open("lessons/observables.html")
      let saved = place("observables/my-range")
      try browser.run("\(saved).scrollIntoView()")
      try browser.click("Solve it here", in: saved)
      try browser.waits(for: "\(saved).querySelector('textarea')")
      let other = "Chapter01-Observables/MyRange.swift"
      try text("Solutions/\(other)").write(
        to: reader.course.appending(path: "Exercises/\(other)"), atomically: true, encoding: .utf8)
      try browser.waits(for: "\(saved).textContent.includes('solved ✓')")
      try browser.picture("exercise-solved-in-an-editor")
    }
  }

  @Test func `the exported pages need no program, and their marbles move`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-browser-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let export = try run(
      buildFolder.appending(path: "course"), ["book", "--export", folder.path],
      in: HostileRequestTests.course, limit: 120)
    #expect(export.status == 0)
    let types = [
      "html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css",
      "json": "application/json", "svg": "image/svg+xml",
    ]
    let server = try LoopbackServer(
      LoopbackRoute("/*") { request, reply in
        let file = folder.appending(path: request.path == "/" ? "index.html" : request.path)
        let type = types[file.pathExtension] ?? "text/plain"
        reply(
          (try? Data(contentsOf: file)).map { LoopbackResponse(contentType: type, body: $0) }
            ?? .text("none", status: 404))
      })
    defer { server.stop() }
    let browser = try Browser()
    defer { browser.close() }
    let root = "http://127.0.0.1:\(server.port)/"
    try browser.open(root + "lessons/errors.html")
    #expect(
      try browser.isTrue(
        "![...document.querySelectorAll('button')].some(b => b.textContent === 'Run')"))
    try browser.run("document.querySelector('aside.question input[data-right]').click()")
    try browser.waits(for: "document.querySelector('aside.question label.right')")
    try browser.open(root + "marbles/debounce.html")
    try browser.waits(for: "document.querySelector('.moving [data-thing]')")
    let result = "document.querySelector('.emitted').textContent"
    let before = try browser.text(result)
    try browser.run("document.querySelector('[data-thing=\"0.0\"]').focus()")
    for _ in 1...4 { try browser.press(Browser.right) }
    try browser.waits(for: "\(result) !== \(try json(before))")
    try browser.picture("exported-marbles")
    #expect(try browser.complaints == [])
  }

  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test func `a narrow window and paper show all of it`() throws {
    try Self.reading { (reader) throws in
      let browser = reader.browser
      try browser.resize(width: 360, height: 800)
      for page in ["index", "lessons/errors", "marbles/zip", "api/index", "pages/errata"] {
        try reader.open(page + ".html")
        #expect(
          try browser.isTrue(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
          "\(page)")
        try browser.picture("phone-\(page.replacing("/", with: "-"))")
      }
      try browser.print(true)
      #expect(
        try browser.text("getComputedStyle(document.querySelector('.bar')).display") == "none")
    }
  }

  @Test func `without scripts everything can be read`() throws {
    try Self.reading(hasScripts: false) { (reader) throws in
      for (page, wanted) in [
        ("lessons/errors.html", "figure.output samp"), ("marbles/zip.html", ".still svg"),
      ] {
        try reader.open(page)
        #expect(
          try reader.browser.isTrue(
            "document.querySelector('\(wanted)').getBoundingClientRect().height > 10"))
      }
    }
  }
}
