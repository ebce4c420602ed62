import Foundation
import Wording

/// A listing in a chapter's source.
struct ListingSource {
  let name: String
  /// `Chapter03-Sharing`
  let chapter: String
  fileprivate let code: String
  fileprivate let file: SourceFile
  fileprivate let others: [SourceFile]

  /// `sharing`
  var chapterWord: String { chapter.drop { $0 != "-" }.dropFirst().lowercased() }

  /// All listings of all chapters.
  static func all(in folder: CourseFolder) -> [ListingSource] {
    let sources = folder.url.appending(path: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let chapters = names.filter { $0.hasPrefix("Chapter") && $0.contains("-") }.sorted()
    return chapters.flatMap { chapter in
      let place = sources.appending(path: chapter)
      // The declarations that a listing needs may be in a folder of the chapter.
      let files = ((try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? [])
        .filter { $0.hasSuffix(".swift") && $0 != "main.swift" }.sorted()
        .compactMap { text(of: place.appending(path: $0)) }.map { SourceFile($0) }
      return files.enumerated().flatMap { index, file in
        let others = files.enumerated().filter { $0.offset != index }.map(\.element)
        return file.listings.map {
          ListingSource(name: $0.name, chapter: chapter, code: $0.code, file: file, others: others)
        }
      }
    }
  }

  /// Returns a file that runs by itself: the listing, and the chapter's declarations that it needs.
  func copy() -> String {
    let files = [file] + others
    let known = files.enumerated().flatMap { number, file in
      file.declarations.map { (file: number, declaration: $0) }
    }
    var needed: [Int] = []
    var words = Set(code.words)
    // A private declaration is used by its own file only.
    var open: Set<Int> = [0]
    while let next = known.indices.first(where: { index in
      let (file, declaration) = known[index]
      return !needed.contains(index) && (open.contains(file) || !declaration.isPrivate)
        && !words.isDisjoint(with: declaration.names)
    }) {
      needed.append(next)
      open.insert(known[next].file)
      words.formUnion(known[next].declaration.text.words)
    }
    needed.sort()
    let used = [file] + needed.map { files[known[$0].file] }
    var imports: [String] = []
    for line in used.flatMap(\.imports) where !imports.contains(line) { imports.append(line) }
    let head = """
      // A copy of the listing \(name) of \(chapter). Change what you like: the chapter keeps its own.
      """
    // In a program, a global variable has no value before its line.
    let declarations = needed.map { known[$0].declaration }
    let first = declarations.filter(\.isVariable).map(\.text)
    let others = declarations.filter { !$0.isVariable }.map(\.text)
    return ([head, imports.sorted().joined(separator: "\n")] + first + [code] + others)
      .joined(separator: "\n\n") + "\n"
  }
}

/// A file of a chapter, split at the blank lines between its declarations.
struct SourceFile {
  struct Declaration {
    let text: String
    /// What it declares, or extends.
    let names: Set<String>
    let isPrivate: Bool
    let isVariable: Bool
  }

  private(set) var imports: [String] = []
  private(set) var declarations: [Declaration] = []
  private(set) var listings: [(name: String, code: String)] = []

  init(_ text: String) {
    for chunk in Self.chunks(text.components(separatedBy: "\n")) {
      let body = chunk.joined(separator: "\n")
      if chunk.contains(where: { $0.contains(#/^\s*import /#) }) {
        imports.append(contentsOf: chunk.first?.hasPrefix("#if") == true ? [body] : chunk)
      } else if Self.listing(in: chunk) != nil {
        add(section: chunk)
      } else {
        declarations.append(Self.declaration(body))
      }
    }
  }

  private mutating func add(section: [String]) {
    // Between the braces of the function.
    guard let head = section.firstIndex(where: { $0.hasSuffix("{") && !$0.hasPrefix(" ") }) else {
      return
    }
    let inside = section[(head + 1)...].dropLast()
    let chunks = Self.chunks(Array(inside))
    let others = chunks.filter { Self.listing(in: $0) == nil }.map { Self.dedented($0) }
    for chunk in chunks {
      guard let name = Self.listing(in: chunk) else { continue }
      let code = Self.dedented(chunk)
      let words = Set(code.words)
      let used = others.filter { !words.isDisjoint(with: Self.declaration($0).names) }
      listings.append((name, (used + [code]).joined(separator: "\n\n")))
    }
  }

  /// Returns the name of the listing in these lines. It may be on the line below `listing(`.
  private static func listing(in lines: [String]) -> String? {
    lines.joined(separator: "\n").firstMatch(of: #/(?m)^  listing\(\s*"([^"]+)"/#)
      .map { String($0.output.1) }
  }

  private static func dedented(_ lines: [String]) -> String {
    lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }.joined(separator: "\n")
  }

  private static func declaration(_ text: String) -> Declaration {
    let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("//") }
    let head = lines.first ?? ""
    let isExtension = head.contains(#/\bextension\b/#)
    let form = #/\b(?:func|class|struct|enum|protocol|typealias|let|var|extension|actor)\s+(\w+)/#
    let members = lines.filter { isExtension && $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let names = ([head] + members).flatMap { $0.matches(of: form).map { String($0.output.1) } }
    let isGeneral = head.contains(#/\bextension (Observable|ObservableType|String|Int)\b/#)
    let isPrivate =
      head.contains(#/\b(file)?private\b/#)
      || !members.isEmpty && members.allSatisfy { $0.contains(#/private|^  }|^  @/#) }
    return Declaration(
      text: text, names: Set(isGeneral ? Array(names.dropFirst()) : names), isPrivate: isPrivate,
      isVariable: head.contains(#/^(?:(?:file)?private )?(?:let|var)\b/#))
  }

  /// The lines between blank lines outside of brackets.
  private static func chunks(_ lines: [String]) -> [[String]] {
    var chunks: [[String]] = [[]]
    var depth = 0
    var isInText = false
    for line in lines {
      if line.trimmingCharacters(in: .whitespaces).isEmpty, depth <= 0, !isInText {
        chunks.append([])
        continue
      }
      chunks[chunks.count - 1].append(line)
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
      if !isInText { depth += self.depth(of: line) }
    }
    return chunks.filter { !$0.isEmpty }
  }

  /// Returns how many brackets a line opens and doesn't close. `#if` counts as one.
  private static func depth(of line: String) -> Int {
    let start = line.drop { $0 == " " }
    if start.hasPrefix("#if") { return 1 }
    if start.hasPrefix("#endif") { return -1 }
    var (depth, isInString, last) = (0, false, Character(" "))
    for character in line {
      if character == "\"", last != "\\" { isInString.toggle() }
      if !isInString {
        if character == "/", last == "/" { break }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      last = character
    }
    return depth
  }
}

extension String {
  fileprivate var words: [String] { matches(of: #/\w+/#).map { String($0.output) } }
}
