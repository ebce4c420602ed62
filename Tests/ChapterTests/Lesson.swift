import Foundation
import Listings

/// A chapter's README.md, as far as a test can read it: prose, and fenced blocks.
///
/// The first line of a block says what it is and where it comes from: "```swift myJust" is code of the
/// listing `myJust`, "```text myJust" is what that prints, and "```marbles myJust" its diagram.
struct Lesson {
  struct Block: CustomStringConvertible {
    let language: String
    let name: String?
    let lines: [String]
    let line: Int

    var description: String { "line \(line): ```\(language) \(name ?? "")" }

    /// The parts between the lines that say that something is left out.
    var parts: [[String]] {
      lines.split { ["…", "// …"].contains($0.trimmingCharacters(in: .whitespaces)) }.map {
        Array($0)
      }
    }
  }

  let text: String
  private(set) var prose = ""
  private(set) var blocks: [Block] = []

  init(_ text: String) {
    self.text = text
    var open: (info: [Substring], line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            Block(
              language: block.info.first.map(String.init) ?? "",
              name: block.info.dropFirst().first.map(String.init), lines: block.lines,
              line: block.line))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " "), index + 1, [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose += line + "\n"
      }
    }
  }
}

extension ChapterSource {
  /// Whether these lines stand together in the listing, or beside the listings in the same file. An
  /// indentation that all of them share, and empty lines, don't matter.
  func contains(_ lines: [String], of name: String) throws -> Bool {
    guard let listing = listings.first(where: { $0.name == name }) else { return false }
    let others = listings.filter { $0.file == listing.file && $0.name != name }.map(\.lines)
    let file = try String(contentsOf: listing.file, encoding: .utf8).components(separatedBy: "\n")
      .enumerated().filter { index, _ in !others.contains { $0.contains(index) } }.map(\.element)
    return file.contains(block: lines)
  }
}

extension [String] {
  /// Whether the block's lines follow each other here, all indented by the same number of columns.
  func contains(block: [String]) -> Bool {
    let block = block.filter { !$0.isBlank }
    let lines = filter { !$0.isBlank }
    guard let first = block.first, lines.count >= block.count else { return false }
    return (0...lines.count - block.count).contains { start in
      let shift = lines[start].indentation - first.indentation
      return shift >= 0
        && zip(block, lines[start...]).allSatisfy {
          String(repeating: " ", count: shift) + $0 == $1
        }
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
