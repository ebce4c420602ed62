import Foundation

// `zip` and `combineLatest` of two to eight sources of different types.
//
// NB: Parameter packs would replace all of this, but don't work yet: Swift 6.3.1 aborts where an escaping
// closure captures a pack; with cross-module optimisation switched off for such a function it compiles,
// and `zip` silently produces wrong results. Hence this program.

/// The possible numbers of sources.
private let arities = 2...8

// MARK: - The seam

/// How `count` sources of different types are subscribed to, and a row is made of their elements. All
/// other functions of this file end in a call of this one.
private func gather(_ count: Int) -> [String] {
  let names = "abcdefgh".prefix(count).map(String.init)
  let types = names.map { $0.uppercased() }
  let function = Function(
    doc: [], head: "static func gather", generics: types.map { "\($0): ObservableType" },
    parameters: ["_ kind: Gathers"] + zip(names, types).map { "_ \($0): \($1)" } + [
      "_ select: @escaping (\(types.map { "\($0).Element" }.commas)) throws -> Element"
    ],
    result: "Observable<Element>",
    body:
      lanes(types)
      + names.enumerated().map { "      $0.add(\($1)) { $0.\($0).put($1) }" }
      + ["    } takeRow: {"]
      + guardFirst(names)
      + names.indices.map { "      $0.lanes.\($0).advance()" }
      + ["      return try select(\(names.commas))", "    }"])
  return function.lines
}

/// The opening of the call: a lane for each source.
private func lanes(_ types: [String]) -> [String] {
  let lanes = types.map { "Lane<\($0).Element>(kind)" }
  let line = "    gather(kind, \(types.count), (\(lanes.commas))) {"
  if line.count <= width { return [line] }
  return ["    gather(", "      kind, \(types.count),"] + list("(", lanes, ")", 3) + ["    ) {"]
}

/// Leaves unless there is an element in every lane.
private func guardFirst(_ names: [String]) -> [String] {
  let firsts = names.enumerated().map { "let \($1) = $0.lanes.\($0).first" }
  let line = "      guard \(firsts.commas) else { return nil }"
  if line.count <= width { return [line] }
  return ["      guard"] + fill(firsts, 4) + ["      else { return nil }"]
}

private let gathering = GeneratedFile(
  "GatherArities", about: ["How two to eight sources of different types are gathered in rows."],
  extensions: [("extension ObservableType", arities.map(gather))])

// MARK: - The functions that call it

/// `zip` or `combineLatest` of one kind of sequence.
private struct Family {
  let file: String
  let about: String
  /// The function's name, and what it does with elements that wait.
  let name: String
  let kind: String
  /// What the functions with a selector and those without extend. `nil`: there are none.
  let withSelector: String
  let withoutSelector: String?
  /// The name of a source's generic parameter, without its number, and what it conforms to.
  let letter: String
  var bound: String? = nil
  /// The source's type, where it isn't the generic parameter; `%` stands for that.
  var source = "%"
  /// What makes an observable of a source.
  var convert = ""
  /// The result's type; `%` stands for its element.
  let result: String
  /// The initializer that makes a result of an observable, and the label of its argument.
  var wrap: String? = nil
  var label = ""
  /// The constraint on a source; `%` stands for its generic parameter.
  var constraint: String? = nil
  /// The doc comment of the function with two sources and a selector. `nil`: it is written by hand.
  var doc: [String]? = nil
  /// The symbol to which the other functions refer.
  var reference: String

  var generated: GeneratedFile {
    var selecting = arities.map { function($0, selects: true) }
    if doc == nil { selecting.removeFirst() }
    let tuples = withoutSelector.map { head in
      [(head: head, members: arities.map { function($0, selects: false).lines })]
    }
    return GeneratedFile(
      file, about: [about],
      extensions: [(withSelector, selecting.map(\.lines))] + (tuples ?? []))
  }

  private func function(_ count: Int, selects: Bool) -> Function {
    let types = (1...count).map { "\(letter)\($0)" }
    let elements = bound == nil ? types : types.map { "\($0).Element" }
    let sources = (1...count).map { "source\($0)" }
    let selector = "resultSelector: @escaping (\(elements.commas)) throws -> Element"
    let tuple = "{ (\((0..<count).map { "$\($0)" }.commas)) }"
    return Function(
      doc: selects
        ? (count == 2 ? doc ?? [] : ["See ``\(reference)``."])
        : ["Emits tuples of the elements. See ``\(reference)``."],
      head: "public static func \(name)",
      generics: types.map { type in bound.map { "\(type): \($0)" } ?? type },
      parameters: zip(sources, types).map {
        "_ \($0): \(source.replacing("%", with: $1))"
      } + (selects ? [selector] : []),
      result: result.replacing("%", with: selects ? "Element" : "(\(elements.commas))"),
      constraints: constraint.map { rule in types.map { rule.replacing("%", with: $0) } } ?? [],
      body: nested(
        (wrap.map { [$0] } ?? []) + [label + (wrap == nil && selects ? "" : ".") + "gather"],
        [kind] + sources.map { $0 + convert } + [selects ? "resultSelector" : tuple], 2))
  }
}

private let pairs = "zip(_:_:resultSelector:)"
private let latest = "combineLatest(_:_:resultSelector:)"

private func observables(_ name: String, _ kind: String, _ reference: String) -> Family {
  Family(
    file: name.capitalizedFirst + "Arities",
    about: "`\(name)` of up to eight observables. That of two with a selector is written by hand.",
    name: name, kind: kind, withSelector: "extension ObservableType",
    withoutSelector: "extension ObservableType where Element == Any", letter: "O",
    bound: "ObservableType", result: "Observable<%>", reference: reference)
}

private func primitives(_ trait: String, _ doc: [String]) -> Family {
  Family(
    file: "\(trait)Zip", about: "`zip` of two to eight \(trait)s.", name: "zip", kind: ".all",
    withSelector: "extension PrimitiveSequenceType where Trait == \(trait)Trait",
    withoutSelector:
      "extension PrimitiveSequenceType where Trait == \(trait)Trait, Element == Any",
    letter: "E", source: "\(trait)<%>", convert: ".source", result: "\(trait)<%>",
    wrap: trait, label: "raw: ", doc: doc, reference: pairs)
}

private func infallibles(_ name: String, _ kind: String, _ doc: [String]) -> Family {
  // As in RxSwift: only `combineLatest` takes anything that is an Infallible, and has tuples.
  let isZip = name == "zip"
  return Family(
    file: "Infallible" + name.capitalizedFirst, about: "`\(name)` of two to eight Infallibles.",
    name: name, kind: kind,
    withSelector: isZip ? "extension InfallibleType" : "extension Infallible",
    withoutSelector: isZip ? nil : "extension InfallibleType where Element == Any",
    letter: isZip ? "E" : "I", bound: isZip ? nil : "InfallibleType",
    source: isZip ? "Infallible<%>" : "%", convert: ".asObservable()", result: "Infallible<%>",
    wrap: "Infallible", doc: doc, reference: isZip ? pairs : latest)
}

private func shared(_ name: String, _ kind: String, _ doc: [String]) -> Family {
  Family(
    file: "SharedSequence" + name.capitalizedFirst,
    about: "`\(name)` of two to eight Drivers, or of two to eight Signals.", name: name, kind: kind,
    withSelector: "extension SharedSequence",
    withoutSelector: "extension SharedSequenceConvertibleType where Element == Any", letter: "O",
    bound: "SharedSequenceConvertibleType", convert: ".asSharedSequence().source",
    result: "SharedSequence<SharingStrategy, %>", wrap: "SharedSequence",
    constraint: "%.SharingStrategy == SharingStrategy", doc: doc,
    reference: name == "zip" ? pairs : latest)
}

extension [String] {
  /// The items side by side.
  fileprivate var commas: String { joined(separator: ", ") }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

private let families: [Family] = [
  observables("zip", ".all", pairs),
  observables("combineLatest", ".latest", latest),
  primitives(
    "Single",
    [
      "Waits for the elements of all sources, and combines them.", "",
      "    --(1,|)",
      "    ----(5,|)",
      "      zip(first, second) { $0 * 10 + $1 }",
      "    ----(15,|)", "",
      "- Ends: When the last source succeeds. Fails with the first error, and with what",
      "  `resultSelector` throws.",
    ]),
  primitives(
    "Maybe",
    [
      "Waits for the elements of all sources, and combines them.", "",
      "    --|",
      "    ----(5,|)",
      "      zip(first, second) { $0 * 10 + $1 }",
      "    ----|", "",
      "- Ends: When the last source ends; without an element if any source has none. Fails with the",
      "  first error, and with what `resultSelector` throws.",
    ]),
  infallibles(
    "zip", ".all",
    [
      "Combines the first elements of all sources, then the second ones, and so on. See",
      "``ObservableType/zip(_:_:resultSelector:)``.", "",
      "- Ends: When all sources have completed. It fails only if `resultSelector` throws, despite its",
      "  type.",
    ]),
  infallibles(
    "combineLatest", ".latest",
    [
      "Combines the latest elements of all sources whenever one of them emits. See",
      "``ObservableType/combineLatest(_:_:resultSelector:)``.", "",
      "- Ends: When all sources have completed; or earlier, at an element of the last open source, if",
      "  another one has completed without an element. It fails only if `resultSelector` throws,",
      "  despite its type.",
    ]),
  shared(
    "zip", ".all",
    [
      "Combines the first elements of all sources, then the second ones, and so on. See",
      "``ObservableType/zip(_:_:resultSelector:)``.", "",
      "- Ends: When all sources have completed. It fails only if `resultSelector` throws, despite its",
      "  type.",
    ]),
  shared(
    "combineLatest", ".latest",
    [
      "Combines the latest elements of all sources whenever one of them emits. See",
      "``ObservableType/combineLatest(_:_:resultSelector:)``.", "",
      "- Ends: When all sources have completed; or earlier, at an element of the last open source, if",
      "  another one has completed without an element. It fails only if `resultSelector` throws,",
      "  despite its type.",
    ]),
]

/// The files of this part.
let arityFiles = [gathering] + families.map(\.generated)
