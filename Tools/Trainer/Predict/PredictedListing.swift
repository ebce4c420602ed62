import ExerciseJudge
import Foundation

/// A listing in the source of its chapter.
struct PredictedListing: Equatable {
  /// `Chapter03-Sharing`
  let chapter: String
  let name: String
  let purpose: String
  let file: URL
  /// The call, from `listing(` to its closing brace: indices of the lines of the file.
  let lines: Range<Int>
  /// The lines of the closure, without indentation.
  let body: [String]
  /// The chapter's declarations that it uses, without indentation.
  let helpers: [[String]]

  /// `sharing/share-late`
  var id: String { Course.Chapter.word(of: chapter) + "/" + name }

  /// The code that is shown. The helpers come first, since they are the listing's subject.
  var code: [String] { helpers.flatMap { $0 + [""] } + body }
}

/// A Swift file of a chapter. It relies on the layout of `swift format`: a bracket that one line opens is
/// closed by a line with the same indentation.
struct ListingFile {
  let url: URL
  let lines: [String]
  /// The calls of `listing`.
  let calls: [(lines: Range<Int>, name: String, purpose: String)]

  init(_ url: URL, text: String) {
    self.url = url
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var calls: [(Range<Int>, String, String)] = []
    var at = 0
    while at < lines.count {
      let line = lines[at]
      if let match = line.prefixMatch(of: #/( *)listing\(/#),
        let end = lines[at...].firstIndex(of: match.output.1 + "}")
      {
        let head = lines[at..<end].prefix { !$0.hasSuffix("{") }
        let text = (head + [lines[at + head.count]]).joined(separator: " ")
        let words = text.matches(of: #/"([^"]*)"/#).map { String($0.output.1) }
        calls.append((at..<end + 1, words.first ?? "", words.dropFirst().first ?? ""))
        at = end
      }
      at += 1
    }
    self.calls = calls
  }

  var folder: URL { url.deletingLastPathComponent() }

  /// - Parameter others: The chapter's other files, whose helpers a listing may call as well.
  func listings(of chapter: String, beside others: [ListingFile] = []) -> [PredictedListing] {
    let helpers = others.flatMap { $0.helpers.filter { !$0.isPrivate } } + self.helpers
    return calls.map { call in
      let head = lines[call.lines].prefix { !$0.hasSuffix("{") }.count + 1
      let body = Self.dedented(lines[call.lines].dropFirst(head).dropLast())
      return PredictedListing(
        chapter: chapter, name: call.name, purpose: call.purpose, file: url, lines: call.lines,
        body: body, helpers: Self.needed(by: body, among: helpers).map { helpers[$0].lines })
    }
  }

  /// Returns the file with other lines in place of one call, and without the other calls.
  func text(replacing index: Int? = nil, by replacement: [String] = []) -> String {
    var kept: [String] = []
    for (number, line) in lines.enumerated() {
      guard let call = calls.first(where: { $0.lines.contains(number) }) else {
        kept.append(line)
        continue
      }
      if number == index, number == call.lines.lowerBound { kept += replacement }
    }
    return kept.joined(separator: "\n")
  }

  // MARK: - Helpers

  private struct Helper {
    let names: Set<String>
    let lines: [String]

    var isPrivate: Bool {
      let head = lines.first { !$0.hasPrefix("//") } ?? ""
      return head.hasPrefix("private ") || head.hasPrefix("fileprivate ")
        || head.hasPrefix("extension ") && lines.contains { $0.contains("private func ") }
    }
  }

  private var helpers: [Helper] {
    var helpers: [Helper] = []
    var comment: [String] = []
    var at = 0
    while at < lines.count {
      let line = lines[at]
      let isCall = calls.contains { $0.lines.contains(at) }
      if isCall || line.isEmpty || line.hasPrefix("import ") || line == "}" {
        comment = []
      } else if line.hasPrefix("//") {
        comment.append(line)
      } else {
        let indent = line.prefix { $0 == " " }
        let end =
          line.hasSuffix("{")
          ? lines[at...].firstIndex { $0 == indent + "}" } ?? at
          : lines[at...].dropFirst().firstIndex { $0.isEmpty || !$0.hasPrefix(indent + " ") }
            .map {
              lines[$0].hasPrefix(indent + "}") || lines[$0].hasPrefix(indent + ")") ? $0 : $0 - 1
            } ?? at
        // A function with listings is a section of the lesson, and no helper.
        if !calls.contains(where: { at < $0.lines.lowerBound && $0.lines.upperBound <= end }) {
          let own = Array(lines[at...end])
          helpers.append(
            Helper(
              names: Self.names(in: own, indent: indent.count), lines: Self.dedented(comment + own))
          )
          at = end
        }
        comment = []
      }
      at += 1
    }
    return helpers
  }

  /// Returns the names that a declaration declares: its own, and those of an extension's members.
  private static func names(in lines: [String], indent: Int) -> Set<String> {
    let isExtension = lines[0].contains("extension ")
    let heads =
      isExtension
      ? lines.filter { line in line.prefix { $0 == " " }.count == indent + 2 } : [lines[0]]
    var names = Set(
      heads.flatMap { head in
        head.matches(of: #/\b(?:func|var|let|class|struct|enum|protocol|typealias) (\w+)/#)
          .map { String($0.output.1) }
      })
    if isExtension, let type = lines[0].firstMatch(of: #/extension (\w+)/#) {
      names.insert(String(type.output.1))
    }
    return names.subtracting(["ObservableType", "Observable"])
  }

  /// Returns which helpers the body needs, directly or indirectly, in the order of the file.
  private static func needed(by body: [String], among helpers: [Helper]) -> [Int] {
    var found: Set<Int> = []
    var texts = [body.joined(separator: "\n")]
    while let text = texts.popLast() {
      let words = Set(text.matches(of: #/\w+/#).map { String($0.output) })
      for (index, helper) in helpers.enumerated()
      where !found.contains(index) && !words.isDisjoint(with: helper.names) {
        found.insert(index)
        texts.append(helper.lines.joined(separator: "\n"))
      }
    }
    return found.sorted()
  }

  private static func dedented(_ lines: some Sequence<String>) -> [String] {
    let lines = Array(lines)
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}

/// The sources of a chapter.
struct ChapterSource {
  let name: String
  let files: [ListingFile]

  init(_ name: String, in course: CourseFolder) throws {
    let folder = course.url.appending(path: "Sources/\(name)")
    files = allFiles(below: folder, ["swift"])
      .compactMap { url in text(of: url).map { ListingFile(url, text: $0) } }
    self.name = name
    guard files.contains(where: { $0.url.lastPathComponent == "main.swift" }) else {
      throw CommandError.missing(
        "there is no program of this chapter, Sources/\(name)/main.swift; `predict` needs the whole "
          + "course.")
    }
  }

  /// The listings in the order of the lesson, in which main.swift calls the sections.
  var listings: [PredictedListing] {
    let main = files.first { $0.url.lastPathComponent == "main.swift" }
    let sections = main?.lines.compactMap { $0.wholeMatch(of: #/ +(\w+)\(\)/#)?.output.1 } ?? []
    func place(_ file: ListingFile) -> Int {
      sections.firstIndex { section in
        file.lines.contains { $0.hasPrefix("func \(section)()") }
      } ?? sections.count
    }
    let sorted = files.map { (file: $0, place: place($0)) }.sorted { $0.place < $1.place }
    return sorted.flatMap { file, _ in
      // The program that a chapter leads to is in a folder of its own. It is too long to be shown.
      let others = files.filter { $0.url != file.url && $0.folder == file.folder }
      return file.listings(of: name, beside: others)
    }
  }
}
