import Foundation

/// A page for each public declaration of RxLite and RxLiteTest. Those with the same name share one.
struct APIPages {
  static let index = "api/index.html"
  static let title = "The API of RxLite"

  private let lessons: LessonIndex
  private let symbols: [String: [SymbolGraph.Symbol]]
  /// The addresses, in the order of modules and names.
  let addresses: [String]
  private let addressOf: [[String]: String]

  init(_ graph: SymbolGraph, lessons: LessonIndex) {
    self.lessons = lessons
    var symbols: [String: [SymbolGraph.Symbol]] = [:]
    var addressOf: [[String]: String] = [:]
    var taken: Set<String> = []
    let all = graph.symbols.sorted {
      ([$0.module] + $0.path).lexicographicallyPrecedes([$1.module] + $1.path)
    }
    for symbol in all {
      let key = [symbol.module] + symbol.path
      let address: String
      if let known = addressOf[key] {
        address = known
      } else {
        // Two names that differ in their case only would be one file on some disks.
        let first = "api/" + key.map(Self.word).joined(separator: "/")
        var name = first
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
          name = "\(first)-\(number)"
          number += 1
        }
        address = name + ".html"
        addressOf[key] = address
      }
      symbols[address, default: []].append(symbol)
    }
    (self.symbols, self.addressOf) = (symbols, addressOf)
    addresses = [Self.index] + symbols.keys.sorted()
  }

  /// A name as a part of an address: `take(while:behavior:)` is `take-while-behavior`.
  private static func word(_ name: String) -> String {
    let pieces = name.split { !($0.isLetter || $0.isNumber || $0 == "_") || !$0.isASCII }
    return pieces.isEmpty ? "operator" : pieces.joined(separator: "-")
  }

  func page(at address: String) -> Page? {
    if address == Self.index { return indexPage }
    return symbols[address].map { page($0, at: address) }
  }

  // MARK: - All of them

  /// The types of a module, and functions that belong to none.
  private func members(of parent: [String]) -> [(name: String, address: String)] {
    addressOf.filter { Array($0.key.dropLast()) == parent }
      .map { (($0.key.last ?? ""), $0.value) }.sorted { $0.0 < $1.0 }
  }

  private var modules: [String] { Set(addressOf.keys.compactMap(\.first)).sorted() }

  /// The types to which a module adds members.
  private func types(of module: String) -> [[String]] {
    Set(addressOf.keys.filter { $0.first == module && $0.count > 2 }.map { Array($0.dropLast()) })
      .filter { addressOf[$0] == nil }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private var indexPage: Page {
    var sections = [Page.Section(level: 1, id: "api", title: Self.title, words: "")]
    let parts = modules.map { module -> HTML in
      sections.append(Page.Section(level: 2, id: module.lowercased(), title: module, words: ""))
      let foreign = types(of: module).map { type -> HTML in
        """
        <h3><code>\(type.dropFirst().joined(separator: "."))</code></h3>
        \(list(members(of: type), from: Self.index))
        """
      }
      return """
        <h2 id="\(module.lowercased())">\(module)</h2>
        \(list(members(of: [module]), from: Self.index))\(foreign)
        """
    }
    return Page(
      path: Self.index, kind: .api, title: Self.title,
      body: """
        <h1 id="api">\(Self.title)</h1>
        <p>Every public declaration of the library and of its test kit. Most operators are members of \
        <code>ObservableType</code>.</p>
        \(parts)
        """, sections: sections, linked: [], problems: [])
  }

  private func list(_ members: [(name: String, address: String)], from address: String) -> HTML {
    let items = members.map { name, target -> HTML in
      "<li><a href=\"\(Addresses.relative(target, from: address))\"><code>\(name)</code></a></li>\n"
    }
    return items.isEmpty ? "" : "<ul class=\"names\">\n\(items)</ul>\n"
  }

  // MARK: - One of them

  private func page(_ symbols: [SymbolGraph.Symbol], at address: String) -> Page {
    let key = [symbols[0].module] + symbols[0].path
    let title = symbols[0].path.joined(separator: ".")
    var linked: Set<String> = []
    var problems: [String] = []
    let parts = symbols.map { symbol -> HTML in
      let (text, found) = Self.text(symbol)
      problems += found
      if let file = symbol.file { linked.insert(file) }
      let source: HTML? = symbol.file.map { file in
        """
        <p class="up">\(symbol.kind) in <a href="\(Addresses.relative(Addresses.of(file), from: address))\(symbol.line.map { "#L\($0)" } ?? "")"><code>\(file)</code></a></p>

        """
      }
      return """
        <pre class="declaration" tabindex="0"><code>\(HTML(swift: symbol.declaration))</code></pre>
        \(source)\(text)
        """
    }
    // The types around it that have a page: one from another module has none.
    let above = (2..<max(2, key.count)).map { Array(key.prefix($0)) }
      .compactMap { type in addressOf[type].map { (name: type.last ?? "", address: $0) } }
    let up = ([("API", Self.index)] + above).map { name, target -> HTML in
      "<a href=\"\(Addresses.relative(target, from: address))\">\(name)</a> "
    }
    let inner = members(of: key)
    let isShown = Self.typesOfOperators.contains(key.dropLast().last ?? "") || key.count == 2
    return Page(
      path: address, kind: .api, title: title,
      body: """
        <p class="up">\(up)</p>
        <h1 id="symbol"><code>\(symbols[0].name)</code></h1>
        \(parts)\(inner.isEmpty ? "" : "<h2 id=\"members\">Members</h2>\n" as HTML)\(list(inner, from: address))\
        \(isShown ? lessons.list(of: symbols[0].name, from: address) : "")
        """,
      sections: [section(symbols)], linked: linked, problems: problems)
  }

  private func section(_ symbols: [SymbolGraph.Symbol]) -> Page.Section {
    Page.Section(
      level: 1, id: "symbol", title: symbols[0].path.joined(separator: "."),
      words: symbols.flatMap(\.comment).prefix { !$0.isEmpty }.joined(separator: " "))
  }

  /// What the search finds, by its address. The pages themselves needn't be made for it.
  var sections: [(address: String, section: Page.Section)] {
    addresses.compactMap { address in symbols[address].map { (address, section($0)) } }
  }

  /// The types whose members the lessons call by name.
  private static let typesOfOperators: Set = ["ObservableType", "Observable"]

  /// A doc comment as HTML, and what in it isn't the course's Markdown.
  private static func text(_ symbol: SymbolGraph.Symbol) -> (HTML, [String]) {
    var writer = PageWriter(
      path: "api", kind: .api, course: URL(filePath: "/"), questions: nil, exists: { _ in true })
    let page = writer.page(symbol.markdown)
    return (page.body, page.problems)
  }

  /// What an operator does, for a page about it.
  func about(_ name: String, from address: String) -> HTML? {
    for type in ["ObservableType", "Observable"] {
      guard let target = addressOf[["RxLite", type, name]], let symbol = symbols[target]?.first
      else {
        continue
      }
      return """
        <h2 id="about">What it does</h2>
        \(Self.text(symbol).0)<p><a href="\(Addresses.relative(target, from: address))">Its declaration, and the \
        file of its source</a>. RxSwift has it under the same name.</p>

        """
    }
    return nil
  }
}
