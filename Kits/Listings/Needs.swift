import Foundation

/// What a listing needs of its chapter: the declarations whose names it uses, and the modules that are
/// imported for them.
struct Needs {
  private(set) var declarations: [Listing.Declaration] = []
  private(set) var imports: [String] = []

  private let files: [SourceFile]

  /// - Parameter number: The number of the listing's file.
  init(of call: SourceFile.Call, in number: Int, of source: ChapterSource) {
    files = source.files
    let body = SwiftCode(call.body.joined(separator: "\n"))
    let own = Declaration.all(in: body.lines.indices, of: body)
    // What the listing declares itself hides what the chapter calls the same.
    let hidden = Set(own.filter { $0.keyword != nil }.compactMap(\.name))
    var words = Set(body.words(body.all).map(\.text))
    let common = self.common(call, number, &words)

    let parts = source.parts
    var needed: Set<Int> = []
    // A private declaration is used by its own file only.
    var open: Set<Int> = [number]
    while let next = parts.indices.first(where: { index in
      let part = parts[index]
      guard !needed.contains(index), open.contains(part.file) || !part.declaration.isPrivate else {
        return false
      }
      // An extension needs the chapter's types that its head names.
      guard part.types.isSubset(of: words), part.types.isDisjoint(with: hidden) else {
        return false
      }
      if part.isOfOwnType, part.names.isEmpty || part.declaration.conforms { return true }
      return !words.isDisjoint(
        with: part.outer == nil ? part.names.subtracting(hidden) : part.names)
    }) {
      needed.insert(next)
      open.insert(parts[next].file)
      words.formUnion(parts[next].words)
    }

    // In the order of the files, the listing's own last: what is declared there needs the others.
    let chosen = needed.sorted().map { parts[$0] }
    let order = files.indices.filter { $0 != number } + [number]
    for file in order {
      let own = chosen.filter { $0.file == file }
      // In a program, a global variable has no value before its line.
      declarations += texts(own.filter { $0.declaration.isVariable && $0.outer == nil })
    }
    for file in order {
      let own = chosen.filter { $0.file == file }
      declarations += texts(own.filter { !$0.declaration.isVariable || $0.outer != nil })
    }
    declarations += common
    imports = Self.imports(Set(chosen.map(\.file)).union([number]), files, words, source.modules)
  }

  /// The statements that the listings of a section share, as far as this one uses them.
  private func common(_ call: SourceFile.Call, _ number: Int, _ words: inout Set<String>)
    -> [Listing.Declaration]
  {
    var found: Set<Int> = []
    while let next = call.common.indices.first(where: { index in
      !found.contains(index) && call.common[index].name.map { words.contains($0) } == true
    }) {
      found.insert(next)
      let code = files[number].code
      words.formUnion(
        code.words(code.offsets(ofLines: call.common[next].lines)).map(\.text))
    }
    return found.sorted().map {
      Listing.Declaration(file: files[number].url, lines: files[number].text(call.common[$0].lines))
    }
  }

  /// The text of declarations of one file; members stand in their extensions.
  private func texts(_ parts: [Part]) -> [Listing.Declaration] {
    var texts: [[String]] = []
    var last: Declaration?
    for part in parts {
      let file = files[part.file]
      guard let outer = part.outer else {
        last = nil
        texts.append(file.text(part.declaration.lines))
        continue
      }
      let member = Array(file.code.lines[part.declaration.lines])
      if let before = last, before.lines == outer.lines {
        texts[texts.count - 1].insert(
          contentsOf: [""] + member, at: texts[texts.count - 1].count - 1)
      } else {
        let head = Array(file.code.lines[outer.lines.lowerBound..<outer.inside.lowerBound])
        texts.append(head.filter { !$0.hasPrefix("//") } + member + ["}"])
      }
      last = outer
    }
    return texts.map { Listing.Declaration(file: files[parts[0].file].url, lines: $0) }
  }

  // MARK: - Imports

  private static func imports(
    _ used: Set<Int>, _ files: [SourceFile], _ words: Set<String>, _ modules: ModuleNames
  ) -> [String] {
    var imports: [String] = []
    for number in used.sorted() {
      let file = files[number]
      for declaration in file.declarations {
        let lines = file.code.lines[declaration.lines].filter { !$0.hasPrefix("//") }
        let isConditional = lines.first?.hasPrefix("#if") == true
        guard declaration.keyword == "import" || isConditional && lines.contains(where: \.isImport)
        else { continue }
        let text = isConditional ? lines.joined(separator: "\n") : lines[0]
        if !imports.contains(text), modules.isNeeded(text, for: words) { imports.append(text) }
      }
    }
    return imports.sorted().flatMap { $0.components(separatedBy: "\n") }
  }
}

extension String {
  fileprivate var isImport: Bool { drop { $0 == " " }.hasPrefix("import ") }
}
