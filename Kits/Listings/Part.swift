/// Something in a chapter's files that a listing needs as a whole, or not: a declaration, or the member of an
/// extension.
struct Part {
  let file: Int
  let declaration: Declaration
  /// The extension around it.
  let outer: Declaration?
  /// The names that it declares.
  let names: Set<String>
  /// The types that its extension's head names: the chapter's, and those whose `rx` it extends.
  let types: Set<String>
  /// Whether it extends one of the chapter's types.
  let isOfOwnType: Bool
  /// The words of its code.
  let words: Set<String>

  static func all(in files: [SourceFile]) -> [Part] {
    let types = Set(
      files.flatMap(\.declarations).filter { $0.isType || $0.keyword == "protocol" }
        .compactMap(\.name))
    return files.enumerated().flatMap { number, file in
      file.url.lastPathComponent == "main.swift" ? [] : all(in: file, number, types)
    }
  }

  private static let reactiveWords: Set<String> = [
    "extension", "Reactive", "where", "Base", "public", "fileprivate", "private", "AnyObject",
  ]

  private static func all(in file: SourceFile, _ number: Int, _ types: Set<String>) -> [Part] {
    var parts: [Part] = []
    for declaration in file.declarations {
      // A function with listings is a section of the lesson.
      let isSection = file.calls.contains { declaration.lines.contains($0.lines.lowerBound) }
      guard let keyword = declaration.keyword, keyword != "import", !isSection else { continue }
      let isExtension = keyword == "extension"
      let members =
        isExtension ? Declaration.all(in: declaration.inside, of: file.code) : []
      let head = isExtension ? file.words(declaration.head) : []
      let extended = head.intersection(types)
        .union(declaration.name == "Reactive" ? head.subtracting(reactiveWords) : [])
      let own = isExtension && declaration.name.map { types.contains($0) } == true
      if isExtension, !declaration.conforms {
        parts += members.map { member in
          let isNamed =
            member.keyword != "init" && member.keyword != "subscript"
            && !file.words(member.lines).contains("_dynamicReplacement")
          return Part(
            file: number, declaration: member, outer: declaration,
            names: isNamed ? Set([member.name].compactMap { $0 }) : [],
            types: extended, isOfOwnType: own,
            words: file.words(member.lines).union(head))
        }
      } else {
        // A conformance of a type from elsewhere is needed with what it declares.
        let names = isExtension ? members.compactMap(\.name) : [declaration.name].compactMap { $0 }
        parts.append(
          Part(
            file: number, declaration: declaration, outer: nil, names: Set(names),
            types: own ? Set([declaration.name].compactMap { $0 }) : [], isOfOwnType: own,
            words: file.words(declaration.lines)))
      }
    }
    return parts
  }
}

extension SourceFile {
  /// The words of the code in these lines.
  fileprivate func words(_ lines: Range<Int>) -> Set<String> {
    Set(code.words(code.offsets(ofLines: lines)).map(\.text))
  }
}

extension Declaration {
  /// The lines above what stands between its curly brackets.
  var head: Range<Int> { lines.lowerBound..<max(inside.lowerBound, lines.lowerBound + 1) }
}
