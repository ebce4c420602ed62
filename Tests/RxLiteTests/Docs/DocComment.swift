import Foundation

/// A doc comment of RxLite, and what it stands above.
struct DocComment {
  /// Such as `2-Step`.
  let folder: String
  /// Such as `Filtering.swift`.
  let file: String
  /// The line on which it begins.
  let line: Int
  /// Its lines, without `/// `.
  let text: [String]
  /// The comment, if there is one, with which the file begins.
  let header: String
  /// The type or extension that it stands in; empty outside of all.
  let scope: String
  /// What follows it, up to the `{`.
  let declaration: String

  /// All doc comments of RxLite. What is public and has none counts as one without a line.
  static let all: [DocComment] = sources.flatMap { url in
    read(url, lines: (try? String(contentsOf: url, encoding: .utf8))?.lines ?? [])
  }

  private static var sources: [URL] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/RxLite")
    let found = FileManager.default.enumerator(
      at: root.standardizedFileURL, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private static func read(_ url: URL, lines: [String]) -> [DocComment] {
    var comments: [DocComment] = []
    let header = lines.prefix { $0.hasPrefix("//") }.joined(separator: " ")
    var scope = ""
    var index = 0
    while index < lines.count {
      // NB: A regular expression takes its time, and most lines begin with blanks.
      if lines[index].first?.isLowercase == true,
        lines[index].contains(
          #/^(public |private |final )*extension |\b(class|struct|enum|protocol) /#)
      {
        scope = lines[index]
      }
      let text = lines[index...].prefix { $0.isDoc }.map(\.docText)
      let isBare =
        lines[index].contains("public ") && index > 0 && !lines[index - 1].isDocOrAttribute
      if text.isEmpty && !isBare {
        index += 1
        continue
      }
      let rest = lines[(index + text.count)...].prefix { !$0.isDoc }.prefix(20)
      comments.append(
        DocComment(
          folder: url.deletingLastPathComponent().lastPathComponent, file: url.lastPathComponent,
          line: index + 1, text: text, header: header, scope: scope,
          declaration: String(rest.joined(separator: " ").prefix { $0 != "{" })))
      index += max(1, text.count)
    }
    return comments
  }
}

extension DocComment {
  /// Whether it stands above a public operator: one that makes a sequence.
  var isOfOperator: Bool {
    let sequences =
      #/(Observable|Single|Maybe|Completable|Infallible|PrimitiveSequence|SharedSequence|Driver|Signal|Self)\b/#
    let isFunction = declaration.contains(#/^ *(@\w+ *)*public (static |final )*func /#)
    let result = declaration.split(separator: " -> ").last.map { String($0).before(" where ") }
    return isFunction && scope.hasPrefix("extension")
      && !declaration.contains("func asObservable(")
      && declaration.contains(" -> ") && result?.contains(sequences) == true
  }

  /// Whether it refers to another operator's comment. Of the traits, a whole file may say that its
  /// operators do what those of the same name do elsewhere.
  var refersToAnother: Bool {
    if text.joined(separator: " ").contains("See ``") { return true }
    return header.contains("See ") && !scope.contains("extension ObservableType")
  }

  /// Where it is.
  var place: String { "\(folder)/\(file):\(line)" }
}

extension String {
  fileprivate var lines: [String] { components(separatedBy: "\n") }

  private var unindented: Substring { drop { $0 == " " } }

  fileprivate var isDoc: Bool { unindented.hasPrefix("///") }

  fileprivate var isDocOrAttribute: Bool { isDoc || unindented.hasPrefix("@") }

  fileprivate var docText: String {
    String(unindented.dropFirst(unindented.hasPrefix("/// ") ? 4 : 3))
  }

  fileprivate func before(_ separator: String) -> String {
    components(separatedBy: separator)[0]
  }
}
