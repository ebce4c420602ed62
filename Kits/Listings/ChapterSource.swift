import Foundation

/// The sources of a chapter, and the listings in them.
public final class ChapterSource {
  /// `Chapter03-Sharing`
  public let name: String
  public let folder: URL
  let files: [SourceFile]
  /// What its listings may need, file by file.
  private(set) lazy var parts = Part.all(in: files)
  private(set) lazy var modules = ModuleNames(besides: folder)

  /// The chapter's word: `sharing`
  public var word: String { Self.word(of: name) }

  /// `Chapter03-Sharing` has the word `sharing`.
  public static func word(of chapter: String) -> String {
    chapter.drop { $0 != "-" }.dropFirst().lowercased()
  }

  /// Reads the Swift files of a chapter's folder, and of the folders in it.
  ///
  /// - Throws: An error if the folder can't be read, or has no `main.swift`.
  public convenience init(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
    try self.init(
      folder,
      paths.map { path in
        let url = folder.appending(path: path)
        return (url, try String(contentsOf: url, encoding: .utf8))
      })
  }

  /// - Parameter files: The chapter's Swift files and their texts.
  public init(_ folder: URL, _ files: [(url: URL, text: String)]) throws {
    guard files.contains(where: { $0.url.lastPathComponent == "main.swift" }) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path + "/main.swift"])
    }
    self.folder = folder
    name = folder.lastPathComponent
    self.files = files.map { SourceFile($0.url, $0.text) }
  }

  /// The listings in the order of the lesson, in which `main.swift` calls the functions that hold them.
  public private(set) lazy var listings: [Listing] = {
    let main = files.first { $0.url.lastPathComponent == "main.swift" }
    let sections = main?.calledNames ?? []
    let calls = files.enumerated().flatMap { number, file in file.calls.map { (number, $0) } }
    let sorted = calls.enumerated().map { index, call in
      let section = call.1.section.flatMap { sections.firstIndex(of: $0) } ?? sections.count
      return (place: (section, index), call: call)
    }.sorted { $0.place < $1.place }
    return sorted.map { Listing($0.call.1, in: $0.call.0, of: self) }
  }()

  /// The chapters of a course, in their order.
  ///
  /// - Parameter course: The course's folder.
  public static func all(in course: URL) -> [ChapterSource] {
    let sources = course.appending(path: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.filter { $0.hasPrefix("Chapter") && $0.contains("-") }.sorted()
      .compactMap { try? ChapterSource(sources.appending(path: $0)) }
  }
}

/// A Swift file of a chapter.
struct SourceFile {
  /// A call of `listing`.
  struct Call {
    let name: String
    let purpose: String
    let options: [String: String]
    let lines: Range<Int>
    let body: [String]
    /// The function around it.
    let section: String?
    /// The other statements of that function: what its listings have in common.
    let common: [Declaration]
  }

  let url: URL
  let code: SwiftCode
  let declarations: [Declaration]
  private(set) var calls: [Call] = []

  init(_ url: URL, _ text: String) {
    self.url = url
    code = SwiftCode(text)
    declarations = Declaration.all(in: code.lines.indices, of: code)
    for line in code.lines.indices
    where code.lines[line].drop(while: { $0 == " " }).hasPrefix("listing(") {
      if let call = call(at: code.starts[line] + code.lines[line].indentation) {
        calls.append(call)
      }
    }
  }

  /// The names that are followed by a bracket: what a `main.swift` calls, in its order.
  var calledNames: [String] {
    code.words(code.all).filter { word in
      let next = word.offset + word.text.utf8.count
      return next < code.bytes.count && code.bytes[next] == UInt8(ascii: "(")
    }.map(\.text)
  }

  func text(_ lines: Range<Int>) -> [String] { code.lines[lines].dedented }

  private func call(at offset: Int) -> Call? {
    let bracket = offset + "listing".utf8.count
    let line = code.line(at: offset)
    let end = code.end(ofBracketAt: bracket)
    guard let brace = code.bytes[end...].firstIndex(of: UInt8(ascii: "{")),
      code.bytes[end..<brace].allSatisfy({ " \n".utf8.contains($0) })
    else { return nil }
    let arguments = self.arguments(bracket + 1..<end - 1)
    let texts = arguments.filter { $0.label == nil }.map { Self.unquoted($0.text) }
    let (first, last) = (code.line(at: brace), code.line(at: code.end(ofBracketAt: brace) - 1))
    let inside = brace + 1..<code.end(ofBracketAt: brace) - 1
    let body =
      first == last
      ? [code.string(inside).trimmingCharacters(in: .whitespaces)]
      : Array(code.lines[first + 1..<last]).dedented
    let outer = declarations.first { $0.lines.contains(line) }
    let function = outer?.keyword == "func" ? outer : nil
    let common = function.map { function in
      Declaration.all(in: function.inside, of: code).filter { !isListing($0) }
    }
    return Call(
      name: texts.first ?? "", purpose: texts.dropFirst().first ?? "",
      options: Dictionary(
        arguments.compactMap { argument in argument.label.map { ($0, argument.text) } }
      ) { first, _ in first },
      lines: line..<last + 1, body: body, section: function?.name,
      common: common ?? [])
  }

  private func isListing(_ statement: Declaration) -> Bool {
    let words = code.words(code.offsets(ofLines: statement.lines))
    return statement.keyword == nil && words.contains { $0.text == "listing" }
  }

  /// The arguments of a call, without their labels.
  private func arguments(_ range: Range<Int>) -> [(label: String?, text: String)] {
    var parts: [Range<Int>] = []
    var (start, at) = (range.lowerBound, range.lowerBound)
    var code = SwiftCode(self.code.string(range))
    let visible = Array(code.code(code.all).utf8)
    var skipTo = 0
    for (index, byte) in visible.enumerated() where index >= skipTo {
      at = range.lowerBound + index
      if "([{".utf8.contains(byte) { skipTo = code.end(ofBracketAt: index) }
      if byte == UInt8(ascii: ",") {
        parts.append(start..<at)
        start = at + 1
      }
    }
    parts.append(start..<range.upperBound)
    return parts.map { part in
      let text = self.code.string(part).trimmingCharacters(in: .whitespacesAndNewlines)
      code = SwiftCode(text)
      guard let word = code.words(code.all).first, word.offset == 0,
        text.dropFirst(word.text.count).hasPrefix(":")
      else { return (nil, text) }
      let value = text.dropFirst(word.text.count + 1)
      return (word.text, value.trimmingCharacters(in: .whitespaces))
    }
  }

  private static func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
  }
}
