import Testing

/// A marble diagram of a doc comment. Sources, the operator two blanks further in, the result:
///
///     --1---2---3--|
///       map { $0 * 10 }
///     --10--20--30-|
///
/// A source is cold: its line begins when it is subscribed. A line that ends in `>` goes on.
struct DocMarble: CustomTestStringConvertible, Sendable {
  let folder: String
  let file: String
  let line: Int
  let sources: [String]
  let operation: String
  let result: String

  /// Whether it is about drivers or signals, which deliver on the main thread.
  var isOfMainThread: Bool { ["Driver.swift", "Signal.swift"].contains(file) }

  var testDescription: String { "\(operation) (\(folder)/\(file):\(line))" }

  /// All diagrams of RxLite, and the places of those that aren't in this form.
  static let all: (marbles: [DocMarble], malformed: [String]) = {
    var marbles: [DocMarble] = []
    var malformed: [String] = []
    for (comment, block) in DocComment.all.flatMap({ comment in comment.blocks.map { (comment, $0) }
    })
    where block.lines.contains(where: \.isMarbles) {
      if let marble = DocMarble(comment, block) {
        marbles.append(marble)
      } else {
        malformed.append("\(comment.folder)/\(comment.file):\(block.line)")
      }
    }
    return (marbles, malformed)
  }()

  private init?(_ comment: DocComment, _ block: DocComment.Block) {
    let lines = block.lines
    guard lines.count >= 2, lines[lines.count - 1].isMarbles,
      lines.dropLast(2).allSatisfy(\.isMarbles),
      lines[lines.count - 2].contains(#/^  \S/#)
    else { return nil }
    folder = comment.folder
    file = comment.file
    line = block.line
    sources = Array(lines.dropLast(2))
    operation = String(lines[lines.count - 2].dropFirst(2))
    result = lines[lines.count - 1]
  }
}

extension DocComment {
  /// Lines that are indented by four blanks, as code is; without these.
  struct Block {
    /// The line on which it begins.
    let line: Int
    var lines: [String]
  }

  fileprivate var blocks: [Block] {
    var blocks: [Block] = []
    var isInside = false
    for (offset, line) in text.enumerated() {
      defer { isInside = line.hasPrefix("    ") }
      guard line.hasPrefix("    ") else { continue }
      if !isInside { blocks.append(Block(line: self.line + offset, lines: [])) }
      blocks[blocks.count - 1].lines.append(String(line.dropFirst(4)))
    }
    return blocks
  }

  /// Whether it has a marble diagram.
  var hasMarbles: Bool { blocks.contains { $0.lines.contains(where: \.isMarbles) } }
}

extension String {
  /// Whether this line can't be anything but marbles.
  fileprivate var isMarbles: Bool {
    let unquoted = replacing(#/'[^']*'/#, with: "q")
    return unquoted.contains(#/^[-A-Za-z0-9|(),> ]+$/#)
      && (unquoted.contains("--") || unquoted.contains(#/^ *-*[\w(),]*[|X>]\)? *$/#))
  }
}
