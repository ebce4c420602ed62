import Foundation

/// The part of a symbol graph that the comparison reads, as `swift symbolgraph-extract` writes it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Generics: Decodable {
      let parameters: [Parameter]?
      let constraints: [Constraint]?
    }
    struct Parameter: Decodable {
      let name: String
      let depth: Int
    }
    struct Extension: Decodable { let constraints: [Constraint]? }
    struct Availability: Decodable {
      let isUnconditionallyDeprecated: Bool?
      let isUnconditionallyUnavailable: Bool?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftGenerics: Generics?
    let swiftExtension: Extension?
    let availability: [Availability]?
    let accessLevel: String
  }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads all symbol graphs of a folder.
  static func all(in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}
