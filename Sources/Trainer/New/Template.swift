import ExerciseJudge
import Foundation

/// A folder below `Templates`, which mirrors the course: each file in it makes a file of the course, or
/// adds to one. `{word}` in a path or a text stands for a value.
///
/// A file that begins with `@@` adds its lines to a file that exists:
///
///     @@ after: | `swift run Chapter         after the last line that begins so
///     @@ after:   + chapter( … )             the same, or the next one that ends so
///     @@ in the section: ## {chapter}        at the end of this section
///     @@ at the end
///
/// Of several such lines without text between them, the first one holds that finds a place.
struct Template {
  private let root: URL
  private let values: [String: String]

  init(_ name: String, _ values: [String: String], in course: CourseFolder) {
    root = course.url.appending(path: "Templates/\(name)").resolvingSymlinksInPath()
    self.values = values
  }

  /// A file of the folder, with the values put in.
  func content(_ path: String) throws -> String {
    guard let text = text(of: root.appending(path: path)) else {
      throw CommandError(.missing, "\(root.lastPathComponent)/\(path) is missing in Templates.")
    }
    return filled(text)
  }

  private func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// - Returns: What is left to do, in sentences.
  func apply(to changes: inout Changes) throws -> [String] {
    for file in allFiles(below: root, ["swift", "md", "txt", "{extension}"]) {
      let path = String(file.resolvingSymlinksInPath().path.dropFirst(root.path.count + 1))
      guard path != "TODO.txt" else { continue }
      let text = try content(path)
      if text.hasPrefix("@@ ") {
        try changes.change(filled(path)) { try add(text, to: &$0, of: filled(path)) }
      } else {
        try changes.make(filled(path), text)
      }
    }
    return try content("TODO.txt").split(separator: "\n").map(String.init)
  }

  private func add(_ text: String, to lines: inout [String], of path: String) throws {
    var rules: [String] = []
    var new: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + ["@@ "]
    {
      guard line.hasPrefix("@@ ") else {
        new.append(line)
        continue
      }
      if !new.isEmpty {
        guard let place = rules.compactMap({ Self.place($0, in: lines) }).first else {
          throw CommandError(
            .missing, "\(path) has no place for the new lines: \(rules.joined(separator: ", ")).")
        }
        lines.insert(contentsOf: new.last == "" ? new.dropLast() : new, at: place)
        (rules, new) = ([], [])
      }
      rules.append(String(line.dropFirst(3)))
    }
  }

  private static func place(_ rule: String, in lines: [String]) -> Int? {
    func end(_ index: Int) -> Int { lines[..<index].lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0 }
    if rule == "at the end" { return end(lines.endIndex) }
    if let head = rule.removing("in the section: ") {
      return lines.firstIndex(of: head).map { head in
        end(lines[(head + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex)
      }
    }
    guard let parts = rule.removing("after: ")?.components(separatedBy: " … "),
      let last = lines.lastIndex(where: { $0.hasPrefix(parts[0]) })
    else { return nil }
    return lines[last...].firstIndex { parts.count < 2 || $0.hasSuffix(parts[1]) }.map { $0 + 1 }
  }
}

extension String {
  fileprivate func removing(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
