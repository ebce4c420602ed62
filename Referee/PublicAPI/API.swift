/// What a program may use of a library: declarations by the type that they belong to, and what each
/// type conforms to or inherits from. Two libraries with equal declarations compile the same programs.
struct API {
  private var declarations: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - graphs: The symbol graphs of the library's modules.
  ///   - texts: Demangled declarations by their mangled names.
  init(_ graphs: [SymbolGraph], texts: [String: String]) {
    let symbols = graphs.flatMap(\.symbols)
    let relationships = graphs.flatMap(\.relationships)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { name, _ in name })
    func sources(_ kind: String) -> Set<String> {
      Set(relationships.filter { $0.kind == kind }.map(\.source))
    }
    let (overriding, required) = (sources("overrides"), sources("requirementOf"))
    let owners = Dictionary(grouping: symbols.filter(\.isType), by: \.path)
      .compactMapValues { types in types.first.map { Owner($0, members: symbols) } }

    for symbol in symbols where !overriding.contains(symbol.identifier.precise) {
      guard !symbol.isUnavailable else { continue }
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let text = symbol.declaration(
        texts[symbol.identifier.precise], of: owners[owner] ?? Owner(name: owner))
      let isRequired = required.contains(symbol.identifier.precise)
      declarations[owner, default: []].insert(isRequired ? "requirement \(text)" : text)
    }
    for relationship in relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let type = names[relationship.source],
        let other = names[relationship.target] ?? relationship.targetFallback?.withoutModules
      else { continue }
      if !isImplied(other) { declarations[type, default: []].insert("conforms to \(other)") }
    }
  }

  /// Notes that a protocol can be constrained as in `some Sequence<Int>`.
  mutating func addPrimaryAssociatedTypes(of name: String) {
    declarations[name, default: []].insert("has primary associated types")
  }

  /// Reads what `lines` wrote.
  init(lines: some Sequence<Substring>) {
    for line in lines {
      let owned = line.wholeMatch(of: #/([\w.]+): (.*)/#)
      declarations[owned.map { String($0.output.1) } ?? "", default: []]
        .insert(String(owned?.output.2 ?? line))
    }
  }

  /// Each declaration on a line that begins with its type.
  var lines: [String] { lines { _, _ in true } }

  /// The declarations that the other API doesn't offer.
  func missing(in other: API) -> [String] { lines { !other.offers($0, on: $1) } }

  private func lines(where isWanted: (_ declaration: String, _ owner: String) -> Bool) -> [String] {
    declarations.flatMap { owner, declarations in
      declarations.filter { isWanted($0, owner) }
        .map { owner.isEmpty ? $0 : "\(owner): \($0)" }
    }.sorted()
  }

  /// Whether a program that uses this declaration on this type compiles: the type has it, or one of the
  /// types that it conforms to or inherits from has it.
  private func offers(_ declaration: String, on owner: String) -> Bool {
    if declarations[owner]?.contains(declaration) == true { return true }
    if declaration.hasPrefix("requirement ") { return false }
    let lineage = lineage(of: owner)
    // What the compiler writes for a conformance stands in one library's graph, and not in the other's.
    if declaration.hasPrefix("static == infix("), lineage.contains("Equatable") { return true }
    if declaration.hasPrefix("hash(into:"), lineage.contains("Hashable") { return true }
    return lineage.contains { type in
      declaration == "conforms to \(type)"
        || declarations[type]?.contains(declaration) == true
        || declarations[type]?.contains("requirement \(declaration)") == true
    }
  }

  /// The type itself and all that it conforms to or inherits from, by whatever way.
  private func lineage(of owner: String) -> Set<String> {
    var (lineage, waiting) = (Set<String>(), [owner])
    while let type = waiting.popLast() {
      guard lineage.insert(type).inserted else { continue }
      waiting += (declarations[type] ?? []).filter { $0.hasPrefix("conforms to ") }
        .map { String($0.dropFirst("conforms to ".count)) }
    }
    return lineage
  }
}

/// Whether every type conforms to this, unless it says that it doesn't.
private func isImplied(_ name: String) -> Bool {
  ["Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"].contains(name)
}
