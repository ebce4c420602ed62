import BookMarbles
import Foundation
import MarbleDrawing

/// The pages of operators whose marbles can be dragged.
struct MarblePages {
  static let title = "Marbles to drag"

  /// Where an operator's page is.
  static func address(of marbles: MarbleOperator) -> String { "marbles/\(marbles.id).html" }

  static let index = "marbles/index.html"

  /// The addresses of all pages.
  static var addresses: [String] { [index] + MarbleOperator.all.map(address) }

  let lessons: LessonIndex
  let api: APIPages?

  func page(at address: String) -> Page? {
    if address == Self.index { return indexPage }
    return MarbleOperator.all.first { Self.address(of: $0) == address }.map(page)
  }

  /// The answers for a page that no program serves.
  static func recorded(_ marbles: MarbleOperator) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(RecordedAnswers(marbles))
  }

  /// What the search finds.
  static func section(of marbles: MarbleOperator) -> Page.Section {
    Page.Section(
      level: 1, id: "operator", title: "\(marbles.name), with marbles to drag", words: marbles.note)
  }

  // MARK: - All operators

  private var indexPage: Page {
    var sections = [Page.Section(level: 1, id: "marbles", title: Self.title, words: "")]
    let groups = MarbleOperator.Group.allCases.map { group -> HTML in
      let id = "\(group)"
      let members = MarbleOperator.all.filter { $0.group == group }
      sections.append(
        Page.Section(
          level: 2, id: id, title: group.rawValue,
          words: members.map(\.name).joined(separator: "\n")))
      let items = members.map { marbles -> HTML in
        """
        <li><a href="\(marbles.id).html"><code>\(marbles.name)</code></a> \(marbles.note)</li>

        """
      }
      return "<h2 id=\"\(id)\">\(group.rawValue)</h2>\n<ul>\n\(items)</ul>\n"
    }
    let body: HTML = """
      <h1 id="marbles">\(Self.title)</h1>
      <p>Each of these pages shows an operator at work. Drag the elements of its sources, their ends and their \
      errors, and change its numbers. What comes out is what RxLite does, on a virtual clock.</p>
      \(groups)
      """
    return Page(
      path: Self.index, kind: .marbles, title: Self.title, body: body, sections: sections,
      linked: [], problems: [])
  }

  // MARK: - An operator

  private func page(of marbles: MarbleOperator) -> Page {
    let path = Self.address(of: marbles)
    let problems: [String]
    let tool: HTML
    do {
      tool = try self.tool(marbles)
      problems = []
    } catch {
      tool = ""
      problems = ["\(marbles.id): \(error)"]
    }
    let about: HTML? = api?.about(marbles.symbol, from: path)
    let body: HTML = """
      <p class="up"><a href="index.html">\(Self.title)</a></p>
      <h1 id="operator"><code>\(marbles.name)</code></h1>
      <p>\(marbles.note)</p>
      \(tool)\(about)\(lessons.list(of: marbles.symbol, from: path))
      """
    return Page(
      path: path, kind: .marbles, title: marbles.name, body: body,
      sections: [Self.section(of: marbles)], linked: [], problems: problems)
  }

  private struct Setting: Encodable {
    let question: MarbleQuestion
    let answer: MarbleAnswer
    let ranges: [[Int]]
    let length: Int
  }

  /// The marbles. With a script they can be moved; without one they are a drawing.
  private func tool(_ marbles: MarbleOperator) throws -> HTML {
    let question = MarbleQuestion(marbles)
    let answer = try question.answer()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let setting = Setting(
      question: question, answer: answer,
      ranges: marbles.arguments.map { [$0.range.lowerBound, $0.range.upperBound] },
      length: MarbleQuestion.length)
    let data = String(decoding: try encoder.encode(setting), as: UTF8.self)
    let svg = MarbleSVG(answer.diagram, name: marbles.name, purpose: "").text
    return """
      <section class="operator" aria-label="The operator and its sources" data-marbles="\(data)">
      <pre class="call" tabindex="0"><code>\(call(marbles))</code></pre>
      <div class="drawing still">\(HTML(drawing: svg, id: "still"))</div>
      </section>

      """
  }

  /// The code, with its arguments marked.
  private func call(_ marbles: MarbleOperator) -> HTML {
    var code: HTML = HTML(swift: marbles.code)
    for argument in marbles.arguments {
      code = HTML(
        markup: code.text.replacing(
          "{\(argument.name)}",
          with: "<span class=\"number\" data-argument=\"\(argument.name)\">\(argument.value)</span>"
        ))
    }
    return code
  }
}

extension MarbleAnswer {
  /// The same as a drawing that doesn't move.
  fileprivate var diagram: MarbleDiagram {
    let million = 1_000_000
    let end =
      (sources + results).flatMap(\.events).map(\.at).max().map { $0 + 2 } ?? 0
    var step = 0
    let rows = (sources + results).map { row in
      MarbleDiagram.Row(
        label: row.label,
        happenings: row.events.map { event in
          step += 1
          let sign: MarbleSign =
            switch event.kind {
            case .next: .next(event.text)
            case .completed: .completed
            case .error: .error(event.text)
            }
          return Happening(sign: sign, time: event.at * million, step: step)
        })
    }
    return MarbleDiagram(axis: .time(end: end * million, unit: .seconds), rows: rows)
  }
}
