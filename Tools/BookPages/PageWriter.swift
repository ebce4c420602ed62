import Foundation
import Listings

/// Makes the HTML of a Markdown file.
struct PageWriter {
  let path: String
  let kind: Page.Kind
  let course: URL
  let questions: RecordedQuestions?
  /// Whether a path is that of a file or folder of the course.
  let exists: (String) -> Bool

  private var ids = HeadingIDs()
  private var sections: [Page.Section] = []
  private var linked: Set<String> = []
  private var problems: [String] = []
  private var pictures = 0
  private var listings: Set<String> = []
  private var language = Language.english
  /// The questions of a translated section that are still to come.
  private var translated: [RecordedQuestions.Question]?

  init(
    path: String, kind: Page.Kind, course: URL, questions: RecordedQuestions?,
    exists: @escaping (String) -> Bool
  ) {
    (self.path, self.kind, self.course) = (path, kind, course)
    (self.questions, self.exists) = (questions, exists)
  }

  mutating func page(_ text: String) -> Page {
    let markdown = Markdown(text)
    problems = markdown.problems
    let body = html(markdown.blocks)
    return Page(
      path: path, kind: kind, title: sections.first?.title ?? path, body: body,
      sections: sections, linked: linked, problems: problems)
  }

  /// The page of a lesson in another language.
  mutating func page(_ translation: Translation, of english: String, in other: Language) -> Page {
    var body: [HTML] = []
    for (heading, text) in Translation.english(english) {
      let section = translation.sections.first { $0.heading == heading }
      let asked = Translation.questions(of: text, in: .english)
        .compactMap { question("\(Language.english.question) \(Self.plain($0))") }
      language = section == nil ? .english : other
      translated = section?.questions(asked, in: other)
      let markdown = Markdown(section?.text ?? text)
      problems += markdown.problems
      let remark: HTML =
        switch section?.mark {
        case nil: "<p class=\"remark\">\(other.missing)</p>\n"
        case Translation.mark(of: text): ""
        default: "<p class=\"remark\">\(other.older)</p>\n"
        }
      let code = HTML("\(language.rawValue)")
      body.append("\(remark)<section lang=\"\(code)\">\n\(html(markdown.blocks))</section>\n")
    }
    return Page(
      path: path, kind: kind, title: sections.first?.title ?? path, body: "\(body)",
      sections: sections, linked: linked, problems: problems, language: other.rawValue)
  }

  /// The words of one paragraph.
  private static func plain(_ text: String) -> String {
    guard case .paragraph(let parts)? = Markdown(text).blocks.first else { return text }
    return parts.plain
  }

  private mutating func html(_ blocks: [Markdown.Block]) -> HTML {
    var pieces: [HTML] = []
    for block in blocks { pieces.append(html(block)) }
    return "\(pieces)"
  }

  private mutating func html(_ block: Markdown.Block) -> HTML {
    switch block {
    case .heading(let level, let parts): return heading(level, parts)
    case .paragraph(let parts):
      note(parts.plain)
      if case .picture(let alternative, let file)? = parts.first, parts.count == 1 {
        return picture(alternative, file)
      }
      return "<p>\(inline(parts))</p>\n"
    case .fence(let info, let lines): return fence(info, lines)
    case .list(let first, let items):
      let html = items.map { item in "<li>\(self.item(item))</li>\n" as HTML }
      switch first {
      case nil: return "<ul>\n\(html)</ul>\n"
      case 1: return "<ol>\n\(html)</ol>\n"
      case let first?: return "<ol start=\"\(first)\">\n\(html)</ol>\n"
      }
    case .quote(let blocks): return quote(blocks)
    case .table(let head, let rows):
      for cell in rows.joined() { note(cell.plain) }
      let title = head.map { "<th scope=\"col\">\(inline($0))</th>" as HTML }
      let body = rows.map { row in
        "<tr>\(row.map { "<td>\(inline($0))</td>" as HTML })</tr>\n" as HTML
      }
      return """
        <div class="table"><table>
        <thead><tr>\(title)</tr></thead>
        <tbody>
        \(body)</tbody></table></div>

        """
    }
  }

  /// An item of one paragraph has no paragraph of its own.
  private mutating func item(_ blocks: [Markdown.Block]) -> HTML {
    guard case .paragraph(let parts)? = blocks.first else { return html(blocks) }
    note(parts.plain)
    return "\(inline(parts))\(html(Array(blocks.dropFirst())))"
  }

  private mutating func note(_ words: String) {
    if !sections.isEmpty { sections[sections.count - 1].words += words + "\n" }
  }

  private mutating func heading(_ level: Int, _ parts: [Markdown.Inline]) -> HTML {
    let id = ids.id(of: parts.plain)
    sections.append(Page.Section(level: level, id: id, title: parts.plain, words: ""))
    let tag: HTML = "h\(level)"
    return """
      <\(tag) id="\(id)">\(inline(parts))</\(tag)>

      """
  }

  // MARK: - Lines

  private mutating func inline(_ parts: [Markdown.Inline]) -> HTML {
    var pieces: [HTML] = []
    for part in parts {
      switch part {
      case .text(let text): pieces.append("\(text)")
      case .code(let code): pieces.append("<code>\(code)</code>")
      case .strong(let parts): pieces.append("<strong>\(inline(parts))</strong>")
      case .emphasis(let parts): pieces.append("<em>\(inline(parts))</em>")
      case .link(let parts, let target): pieces.append(link(parts, target))
      case .picture(let alternative, let file): pieces.append(picture(alternative, file))
      }
    }
    return "\(pieces)"
  }

  private mutating func link(_ parts: [Markdown.Inline], _ target: String) -> HTML {
    "<a href=\"\(address(of: target))\">\(inline(parts))</a>"
  }

  private mutating func address(of target: String) -> String {
    let pieces = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = pieces.first, !first.isEmpty else { return target }
    guard let file = Addresses.path(of: String(first), in: path) else {
      if !target.hasPrefix("http") { problems.append("a link out of the course: \(target)") }
      return target
    }
    let readme = file.isEmpty ? "README.md" : file + "/README.md"
    let place = exists(readme) && Addresses.of(readme).hasPrefix("source/") == false ? readme : file
    if !exists(place) { problems.append("a link to nothing: \(target)") }
    linked.insert(place)
    let fragment = pieces.count > 1 ? "#" + pieces[1] : ""
    return Addresses.relative(Addresses.of(place), from: Addresses.of(path)) + fragment
  }

  // MARK: - Pictures

  private mutating func picture(_ alternative: String, _ file: String) -> HTML {
    guard let place = Addresses.path(of: file, in: path),
      let svg = try? String(contentsOf: course.appending(path: place), encoding: .utf8)
    else {
      problems.append("no picture \(file)")
      return ""
    }
    pictures += 1
    return """
      <figure class="marbles"><div class="drawing">\(HTML(drawing: svg, id: "picture-\(pictures)"))</div>
      <figcaption>\(alternative)</figcaption></figure>

      """
  }

  // MARK: - Code

  private mutating func fence(_ info: String, _ lines: [String]) -> HTML {
    let words = info.split(separator: " ", maxSplits: 1).map(String.init)
    let (language, label) = (words.first ?? "", words.count > 1 ? words[1] : "")
    let code = lines.joined(separator: "\n")
    note(code)
    let coloured = language == "swift" ? HTML(swift: code) : "\(code)"
    let listing =
      label.isEmpty || label.contains("/")
      ? nil : word.map { "\($0)/\(label.prefix { $0 != "." })" }
    switch language {
    case "swift":
      let isFirst = listing.map { listings.insert($0).inserted } ?? false
      let id: HTML = isFirst ? " id=\"listing-\(label.prefix { $0 != "." } + "")\"" : ""
      let data: HTML? = listing.map { " data-listing=\"\($0)\"" }
      let title: HTML = label.isEmpty ? "" : "<figcaption>\(label)</figcaption>"
      return """
        <figure class="code"\(id)\(data)>\(title)<pre tabindex="0"><code>\(coloured)</code></pre></figure>

        """
    case "text" where listing != nil:
      return """
        <figure class="output" data-output="\(label)"><figcaption>\(self.language.prints)</figcaption>\
        <pre tabindex="0"><samp>\(coloured)</samp></pre></figure>

        """
    case "", "text", "sh", "diff", "grammar", "marbles":
      return
        "<pre class=\"\(language.isEmpty ? "text" : language)\" tabindex=\"0\"><code>\(coloured)</code></pre>\n"
    default:
      problems.append("a block in an unknown language: \(info)")
      return ""
    }
  }

  /// The word of the page's chapter; `nil` if it belongs to none.
  private var word: String? {
    let parts = path.split(separator: "/").map(String.init)
    return kind == .lesson || kind == .older ? ChapterSource.word(of: parts[1]) : nil
  }

  // MARK: - Quotes

  private mutating func quote(_ blocks: [Markdown.Block]) -> HTML {
    guard case .paragraph(let parts)? = blocks.first, case .strong(let mark)? = parts.first else {
      return "<blockquote>\(html(blocks))</blockquote>\n"
    }
    let kind = language.marks[mark.plain] ?? "note"
    if kind == "question", let question = next(parts.plain) { return html(question) }
    let exercise = parts.lazy.compactMap { if case .code(let id) = $0 { id } else { nil } }.first
    let data: HTML =
      kind == "exercise" ? exercise.map { " data-exercise=\"\($0)\"" } ?? "" : ""
    return "<aside class=\"\(kind)\"\(data)>\(html(blocks))</aside>\n"
  }

  /// The question that a quote asks.
  private mutating func next(_ words: String) -> RecordedQuestions.Question? {
    guard translated?.isEmpty == false else { return question(words) }
    return translated?.removeFirst()
  }

  private func question(_ words: String) -> RecordedQuestions.Question? {
    func normal(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let asked = normal(words)
    return questions?.questions.first { question in
      guard !question.isLineByLine,
        case .paragraph(let parts)? = Markdown(question.text).blocks.first
      else { return false }
      return asked.hasPrefix(normal("Before you read on: " + parts.plain))
    }
  }

  private mutating func html(_ question: RecordedQuestions.Question) -> HTML {
    note(question.text)
    let letters = question.letters
    let choices = zip(letters, question.choices).map { letter, choice -> HTML in
      """
      <label><input type="radio" name="\(question.name)" value="\(letter)"\
      \(choice.isRight ? " data-right" : "" as HTML)> <span class="letter">\(letter)</span> <span>\(line(choice.sentence))</span></label>

      """
    }
    let reasons = zip(letters, question.choices).map { letter, choice -> HTML in
      let text: HTML = choice.isRight ? "\(language.right)" : "\(line(choice.because ?? ""))"
      return "<li data-choice=\"\(letter)\"><span class=\"letter\">\(letter)</span> \(text)</li>\n"
    }
    return """
      <aside class="question" id="question-\(question.name)" data-question="\(word ?? "")/\(question.name)">
      <fieldset><legend><strong>\(language.question)</strong> \(line(question.text))</legend>
      \(choices)</fieldset>
      <details><summary>\(language.answer)</summary><ul>
      \(reasons)</ul></details></aside>

      """
  }

  /// The HTML of one paragraph.
  private mutating func line(_ text: String) -> HTML {
    guard case .paragraph(let parts)? = Markdown(text).blocks.first else { return "\(text)" }
    return inline(parts)
  }
}
