import Foundation

/// What the toolchain says of a module's public declarations: its symbol graph.
public struct SymbolGraph: Sendable {
  /// A public declaration.
  public struct Symbol: Sendable {
    public let module: String
    /// The names of the type that it belongs to, and its own.
    public let path: [String]
    /// What it is: `Instance Method`.
    public let kind: String
    public let declaration: String
    /// The lines of its doc comment.
    public let comment: [String]
    /// The file in which it is declared.
    public let file: String?
    /// Its line there, counted from 1.
    public let line: Int?

    public var name: String { path.last ?? "" }
  }

  public let symbols: [Symbol]

  /// Reads files that the toolchain has written.
  ///
  /// - Parameter course: The course's folder. Paths of files are relative to it.
  public init(_ files: [Data], course: URL) throws {
    let root = "file://" + course.standardizedFileURL.resolvingSymlinksInPath().path + "/"
    symbols = try files.flatMap { data in
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      return graph.symbols.map { symbol in
        Symbol(
          module: graph.module.name, path: symbol.pathComponents, kind: symbol.kind.displayName,
          declaration: (symbol.declarationFragments ?? []).map(\.spelling).joined(),
          comment: (symbol.docComment?.lines ?? []).map(\.text),
          file: symbol.location.flatMap { location in
            location.uri.hasPrefix(root) ? String(location.uri.dropFirst(root.count)) : nil
          }, line: symbol.location.map { $0.position.line + 1 })
      }
    }
  }

  /// The part of a symbol graph that the pages show.
  private struct Graph: Decodable {
    struct Module: Decodable { let name: String }
    struct Kind: Decodable { let displayName: String }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Symbol: Decodable {
      let kind: Kind
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
      let docComment: Comment?
      let location: Location?
    }
    let module: Module
    let symbols: [Symbol]
  }
}

extension SymbolGraph.Symbol {
  /// The comment as the course's Markdown. DocC's has two things more: code that is indented, and names of symbols
  /// in two backticks.
  var markdown: String {
    var lines: [String] = []
    var code: [String]?
    func close() {
      guard let block = code else { return }
      let text = block.reversed().drop(while: \.isEmpty).reversed()
      let isDrawing = text.contains { $0.contains("--") }
      lines += [isDrawing ? "```text" : "```swift"] + text + ["```", ""]
      code = nil
    }
    for line in comment {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if line.hasPrefix("    "), code != nil || lines.last.map(\.isEmpty) ?? true {
        code = (code ?? []) + [String(line.dropFirst(4))]
      } else if isBlank, code != nil {
        code?.append("")
      } else {
        close()
        lines.append(line.replacing("``", with: "`"))
      }
    }
    close()
    return lines.joined(separator: "\n")
  }
}
