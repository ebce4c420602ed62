import Foundation

/// A listing of a chapter: a call of `listing("name", "purpose") { … }`.
public struct Listing {
  /// A declaration that a listing uses.
  public struct Declaration: Equatable {
    public let file: URL
    /// Without indentation.
    public let lines: [String]
  }

  /// The copy of a listing for the playground.
  public struct Copy: Equatable {
    public var text: String
    /// The declarations that the copy leaves in a file of their own, because there are too many of them.
    public var rest: String?
    /// The number of lines above the listing's own.
    public var linesAbove: Int
  }

  public let name: String
  /// What it shows, in a few words.
  public let purpose: String
  /// The other arguments, by their labels, as they are written: `reproduces` is `"A4"`, quotes included.
  public let options: [String: String]
  public let file: URL
  /// The lines of the call in the file, counted from 0.
  public let lines: Range<Int>
  /// The lines of the closure, without indentation.
  public let body: [String]

  private let source: ChapterSource
  private let number: Int
  private let call: SourceFile.Call

  init(_ call: SourceFile.Call, in number: Int, of source: ChapterSource) {
    (name, purpose, options, lines) = (call.name, call.purpose, call.options, call.lines)
    (body, file) = (call.body, source.files[number].url)
    (self.source, self.number, self.call) = (source, number, call)
  }

  /// `Chapter03-Sharing`
  public var chapter: String { source.name }

  /// `sharing/share-late`
  public var id: String { "\(source.word)/\(name)" }

  /// The chapter's declarations that it uses, directly or indirectly. Extensions have only those members
  /// that it uses.
  public var declarations: [Declaration] { needs.declarations }

  /// The imports that the body and the declarations need.
  public var imports: [String] { needs.imports }

  private var needs: Needs { Needs(of: call, in: number, of: source) }

  // MARK: - The copy

  /// A copy has at most this many lines.
  public static let mostLines = 100

  /// A program of the listing's own lines, for the playground. What it declares comes first, so that a line
  /// at the end of the file continues the listing.
  ///
  /// If that is too long, the declarations of other files, or all of them, are left in a file of their own.
  public var copy: Copy { copy(with: body) }

  /// The same copy with other lines in place of the listing's own.
  public func copy(with lines: [String]) -> Copy {
    let needs = needs
    let isScoped = Self.needsScope(needs.declarations.flatMap(\.lines) + lines)
    let body =
      isScoped ? ["do {"] + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"] : lines
    func head(_ kept: [Declaration]) -> [String] {
      let second =
        kept.count < needs.declarations.count
        ? Self.restMark(id) : "// the chapter keeps its own."
      return [
        "// A copy of the listing \(name) of \(chapter). Change what you like:", second, "",
      ] + needs.imports + [""] + kept.flatMap { $0.lines.map(Self.opened) + [""] }
    }
    let own = needs.declarations.filter { $0.file == file }
    // What is left out doesn't depend on the lines, of which a reader may write any number.
    let length = self.body.count + body.count - lines.count
    let kept =
      [needs.declarations, own].first { head($0).count + length <= Self.mostLines } ?? []
    let rest = needs.declarations.filter { !kept.contains($0) }
    return Copy(
      text: (head(kept) + body).joined(separator: "\n") + "\n",
      rest: rest.isEmpty
        ? nil
        : (needs.imports + rest.flatMap { [""] + $0.lines.map(Self.opened) })
          .joined(separator: "\n") + "\n",
      linesAbove: head(kept).count + (isScoped ? 1 : 0))
  }

  private static func restMark(_ id: String) -> String {
    "// the chapter keeps its own. What \(id) uses besides is in its sources."
  }

  /// Returns the id of the listing whose other declarations a copy needs; `nil` if the copy has them all.
  public static func idOfRest(in copy: String) -> String? {
    copy.firstMatch(
      of: #/(?m)^\/\/ the chapter keeps its own\. What (\S+) uses besides is in its sources\.$/#
    )
    .map { String($0.output.1) }
  }

  /// A line of a declaration that all of the program may use.
  static func opened(_ line: String) -> String {
    line.replacing("fileprivate ", with: "").replacing(#/^private /#, with: "")
  }

  /// Whether a listing shows what is released at its end. A program's variables live until its end, so such
  /// a listing keeps its own scope.
  private static func needsScope(_ lines: [String]) -> Bool {
    let code = SwiftCode(lines.joined(separator: "\n"))
    return code.words(code.all).contains { scopeWords.contains($0.text) }
  }

  private static let scopeWords: Set<String> = [
    "DisposeBag", "deinit", "weak", "unowned", "Resources",
  ]
}
