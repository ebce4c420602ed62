/// A difference that DIALECT.md lists.
struct Dialect {
  let name: String
  /// The entry in one sentence.
  let reason: String
  /// The smallest chain that shows the difference.
  let example: String
  /// Whether the difference of a chain is this one.
  let explains: (Chain, _ here: [String], _ there: [String]) -> Bool

  static let all: [Dialect] = []

  /// The entry that explains why a chain's logs differ.
  static func entry(for chain: Chain, here: Outcome, there: Outcome) -> Dialect? {
    all.first { $0.explains(chain, here.lines, there.lines) }
  }
}
