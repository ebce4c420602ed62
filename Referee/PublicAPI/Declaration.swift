import Foundation

/// The type that a declaration belongs to, and what its generic parameters are called.
struct Owner {
  let name: String
  private(set) var isProtocol = false
  private(set) var parameters: [String] = []

  init(name: String) { self.name = name }

  /// - Parameter members: The symbols among which the type's own aliases are: a parameter that is
  ///   called `PropertyType` and has the alias `Element` counts as `Element`.
  init(_ type: SymbolGraph.Symbol, members: [SymbolGraph.Symbol]) {
    name = type.path
    isProtocol = type.kind.identifier == "swift.protocol"
    guard !isProtocol else { return }
    let aliases = members.filter { $0.path == "\(type.path).Element" }.map(\.spelling)
    parameters = (type.swiftGenerics?.parameters ?? []).map { parameter in
      aliases.contains { $0.hasSuffix("= \(parameter.name)") } ? "Element" : parameter.name
    }
  }
}

extension SymbolGraph.Symbol {
  var path: String { pathComponents.joined(separator: ".") }

  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier)
  }

  var isUnavailable: Bool {
    availability?.contains { $0.isUnconditionallyUnavailable == true } == true
  }

  /// The declaration as it is written, without the names that only the implementation uses.
  var spelling: String {
    declarationFragments.filter { $0.kind != "internalParam" }.map(\.spelling).joined()
  }

  /// The declaration in a form that doesn't depend on how the library spells it: types without
  /// modules and aliases, generic parameters by position, conditions in order.
  ///
  /// - Parameter text: The demangled name, in which the compiler has already resolved all aliases.
  func declaration(_ text: String?, of owner: Owner) -> String {
    var prefix = ""
    if availability?.contains(where: { $0.isUnconditionallyDeprecated == true }) == true {
      prefix += "deprecated "
    }
    if accessLevel == "open" { prefix += "open " }
    for attribute in ["@discardableResult", "@MainActor", "@dynamicMemberLookup"]
    where declarationFragments.contains(where: { $0.spelling.hasPrefix(attribute) }) {
      prefix += "\(attribute) "
    }

    let own = pathComponents.last ?? ""
    switch kind.identifier {
    case "swift.struct", "swift.enum", "swift.class", "swift.protocol":
      let parameters = swiftGenerics?.parameters?.count ?? 0
      let word = kind.identifier.dropFirst("swift.".count)
      return "\(prefix)\(word) \(own)"
        + (word == "protocol" || parameters == 0 ? "" : "<\(parameters)>")
    case "swift.typealias", "swift.associatedtype", "swift.enum.case":
      return prefix + spelling.plain.numbering(owner.parameters)
    default:
      guard let text else { return prefix + spelling.plain }
      return prefix + Signature(text, of: owner).description + access + defaults + escaping
    }
  }

  private var access: String {
    guard kind.identifier.contains("property") || kind.identifier.contains("subscript") else {
      return ""
    }
    let isLet = declarationFragments.contains { $0.kind == "keyword" && $0.spelling == "let" }
    return spelling.contains("{ get }") || isLet ? " { get }" : " { get set }"
  }

  /// Which parameters may be left out, and what they are then.
  private var defaults: String {
    let all = parameters.compactMap { parameter in
      guard let value = parameter.range(of: " = ") else { return String?.none }
      let label = parameter[..<value.lowerBound].prefix { $0 != ":" && $0 != " " }
      // `DispatchTimeInterval.seconds(0)` and `.seconds(0)` are one.
      return "\(label) = " + parameter[value.upperBound...].replacing(#/^[A-Z]\w*\./#, with: ".")
    }
    return all.isEmpty ? "" : " [\(all.joined(separator: ", "))]"
  }

  /// How many closures a closure receives that it may keep. Mangled names don't say.
  private var escaping: String {
    let closures = parameters.map { $0.replacing(#/^(\w+ ?:) *@escaping/#) { "\($0.output.1)" } }
    let count = closures.joined().components(separatedBy: "@escaping").count - 1
    return count == 0 ? "" : " [\(count) @escaping]"
  }

  private var parameters: [String] {
    spelling.replacingOccurrences(of: "->", with: "→").topLevelParts
  }
}

/// A declaration, taken apart from its demangled name.
private struct Signature: CustomStringConvertible {
  private var text: String
  private var conditions: [String] = []

  init(_ demangled: String, of owner: Owner) {
    text = demangled.replacing(#/\(extension in \w+\):/#, with: "").plain
    let isStatic = text.hasPrefix("static ")
    if isStatic { text.removeFirst("static ".count) }
    if !owner.name.isEmpty, text.hasPrefix(owner.name) {
      text.removeFirst(owner.name.count)
      takeConditions()
      if text.hasPrefix(".") { text.removeFirst() }
    }
    let name = String(text.prefix { !"(<: ".contains($0) })
    // An operator's own name may begin with a `<`.
    if !name.isEmpty {
      text.removeFirst(name.count)
      takeConditions()
      text = name + text
    }
    var numbers: [Substring: Int] = [:]
    text = (isStatic ? "static " : "") + text.naming(of: owner, &numbers)
    conditions = conditions.map { $0.naming(of: owner, &numbers) }
  }

  /// Removes a generic signature such as `<A where A1: P>` from the beginning.
  private mutating func takeConditions() {
    guard text.hasPrefix("<") else { return }
    var depth = 0
    guard
      let end = text.replacingOccurrences(of: "->", with: "→ ").firstIndex(where: { character in
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
        return depth == 0
      })
    else { return }
    let signature = text[text.index(after: text.startIndex)..<end]
    if let start = signature.range(of: "where ") {
      conditions += "(\(signature[start.upperBound...]))".topLevelParts
    }
    text = String(text[text.index(after: end)...])
  }

  var description: String {
    let sorted = Set(conditions.map(\.inOrder)).sorted()
    return sorted.isEmpty ? text : "\(text) where \(sorted.joined(separator: ", "))"
  }
}

extension String {
  /// What stands between the first parenthesis and its end, cut at the commas.
  fileprivate var topLevelParts: [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for character in self {
      if ")]}>".contains(character), depth > 0 { depth -= 1 }
      if depth == 0, !part.isEmpty || !parts.isEmpty {
        return (parts + [part]).map { $0.trimmingCharacters(in: .whitespaces) }
      }
      if depth == 1, character == "," {
        parts.append(part)
        part = ""
      } else if depth > 0 {
        part.append(character)
      }
      if "([{<".contains(character), depth > 0 || character == "(" { depth += 1 }
    }
    return []
  }

  /// Generic parameters by their position.
  fileprivate func numbering(_ parameters: [String]) -> String {
    var numbers: [String: Int] = [:]
    for (index, parameter) in parameters.enumerated() { numbers[parameter] = index + 1 }
    return replacing(#/\w+/#) { word in
      numbers[String(word.output)].map { "T\($0)" } ?? String(word.output)
    }
  }

  /// An equation with its sides in alphabetical order.
  fileprivate var inOrder: String {
    let sides = components(separatedBy: " == ")
    return sides.count == 2 ? sides.sorted(by: >).joined(separator: " == ") : self
  }

  /// Types without their modules, and the short names of traits.
  var withoutModules: String {
    replacing(
      #/\b(Rx\w+|Swift|Foundation\w*|Dispatch|_Concurrency|ConsoleKit\w*|__C)\./#
        .wordBoundaryKind(.simple), with: "")
  }

  fileprivate var plain: String {
    withoutModules
      .replacing(#/\bany /#, with: "")
      .replacing(#/-> \(\)/#, with: "-> Void")
      .replacing("PrimitiveSequence<SingleTrait, ", with: "Single<")
      .replacing("PrimitiveSequence<MaybeTrait, ", with: "Maybe<")
      .replacing("PrimitiveSequence<CompletableTrait, Never>", with: "Completable")
      .replacing("SharedSequence<DriverSharingStrategy, ", with: "Driver<")
      .replacing("SharedSequence<SignalSharingStrategy, ", with: "Signal<")
  }

  /// The demangler's `A`, `B` are the parameters of the type, its `A1`, `B1` those of the function. A
  /// type's parameters keep their names, a function's are numbered as they come.
  fileprivate func naming(of owner: Owner, _ numbers: inout [Substring: Int]) -> String {
    var text = self
    if owner.isProtocol {
      text = text.replacing(#/\bA\./#.wordBoundaryKind(.simple), with: "")
        .replacing(#/\bA\b/#.wordBoundaryKind(.simple), with: "Self")
    }
    return text.replacing(#/\b[A-Z]1?\b/#.wordBoundaryKind(.simple)) { match in
      let parameter = match.output
      let place = Int(parameter.unicodeScalars.first!.value) - 65
      if parameter.count == 1, place < owner.parameters.count { return owner.parameters[place] }
      numbers[parameter] = numbers[parameter] ?? numbers.count + 1
      return "T\(numbers[parameter]!)"
    }
  }
}
