import Foundation

// Operators of the traits that call the observable's operator of the same name and wrap the result.
// What they look like is declared in the files `…Operators.swift`, one line each:
//
//     func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>
//
// makes
//
//     public func map<Result>(…) -> Infallible<Result> {
//       Infallible(asObservable().map(transform))
//     }
//
// A line that begins with `///` above it is its doc comment; without one, the comment is taken from
// the table in Sentences.swift. `=>` precedes the call where it can't be derived, and `:=` the whole
// body where nothing is to be wrapped.

/// Declarations for one extension.
struct Interface {
  /// Such as `extension InfallibleType`.
  let head: String
  /// The observable on which the operators are called.
  let source: String
  let declarations: [Declaration]

  init(_ head: String, source: String, _ text: String) {
    self.head = head
    self.source = source
    declarations = Declaration.read(text)
  }

  var members: [[String]] { declarations.map { $0.function(source).lines } }
}

/// A declaration, read from its line.
struct Declaration {
  private let doc: [String]
  /// `static func` or `func`.
  private let keyword: String
  private let name: String
  private let generics: [String]
  private let parameters: [String]
  private let result: String
  private let constraints: [String]
  /// The text after `=>`.
  private let call: String?
  /// The text after `:=`.
  private let body: String?

  /// Reads declarations: each begins with `func` or `static func`; a line that doesn't continues it.
  static func read(_ text: String) -> [Declaration] {
    var found: [(doc: [String], text: String)] = []
    var doc: [String] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("///") {
        doc.append(String(line.dropFirst(4)))
      } else if line.hasPrefix(" ") {
        found[found.count - 1].text += " " + line.trimmingCharacters(in: .whitespaces)
      } else {
        found.append((doc, line))
        doc = []
      }
    }
    return found.map { Declaration(doc: $0.doc, $0.text) }
  }

  private init(doc: [String], _ text: String) {
    let whole = text.components(separatedBy: " => ")
    let plain = whole[0].components(separatedBy: " := ")
    let bounds = plain[0].components(separatedBy: " where ")
    let (head, list, rest) = bounds[0].parted()
    self.doc = doc
    keyword = head.hasPrefix("static ") ? "static func" : "func"
    let named = head.replacing(keyword + " ", with: "").components(separatedBy: "<")
    name = named[0]
    generics = named.count > 1 ? String(named[1].dropLast()).items : []
    parameters = list.items
    result = rest.replacing(" -> ", with: "", maxReplacements: 1)
    constraints = bounds.count > 1 ? bounds[1].items : []
    call = whole.count > 1 ? whole[1] : nil
    body = plain.count > 1 ? plain[1] : nil
  }

  /// The function, with its doc comment and its body.
  ///
  /// - Parameter source: the observable on which the operator is called.
  func function(_ source: String) -> Function {
    let (callee, list, _) = call?.parted() ?? (name.replacing("`", with: ""), "", "")
    let arguments = call == nil ? parameters.map(argument) : list.items
    return Function(
      doc: doc.isEmpty ? Sentences.doc(callee, arguments) : doc, head: "public \(keyword) \(name)",
      generics: generics, parameters: parameters, result: result, constraints: constraints,
      body: body.map { ["    " + $0] }
        ?? wrapped((keyword == "func" ? source : "") + "." + callee, arguments))
  }

  /// What is passed on for a parameter.
  private func argument(_ parameter: String) -> String {
    let names = parameter.components(separatedBy: ": ")[0].components(separatedBy: " ")
    return names[0] == "_" ? names[1] : "\(names[0]): \(names[names.count - 1])"
  }

  /// The call, wrapped into the result's type.
  private func wrapped(_ callee: String, _ arguments: [String]) -> [String] {
    let isOutcome = !result.hasPrefix("Infallible") && !result.hasPrefix("SharedSequence")
    return nested([result, (isOutcome ? "raw: " : "") + callee], arguments, 2)
  }
}

extension String {
  /// The text before the first pair of parentheses, inside it, and after it.
  fileprivate func parted() -> (String, String, String) {
    var depth = 0
    let open = firstIndex(of: "(") ?? endIndex
    for index in indices[open...] {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 {
        return (
          String(self[..<open]), String(self[self.index(after: open)..<index]),
          String(self[self.index(after: index)...])
        )
      }
    }
    return (self, "", "")
  }

  /// The items of a list, which are separated by commas outside of all brackets.
  fileprivate var items: [String] {
    var items = [""]
    var depth = 0
    for character in self {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && items.last?.last != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
