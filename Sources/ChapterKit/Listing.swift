import Foundation
import RxLite

/// A piece of a lesson: a few lines of code, and what they print.
struct Listing {
  /// What it is called on the command line.
  let name: String
  /// What it shows, in a few words.
  let purpose: String
  /// Where the reference text has its output: `A4` stands for `Reference/A4.txt`.
  let reference: String?
  /// Where it prints something else than the reference, and why.
  var differences: [Difference] = []
  /// What else of the reference text it shows: ids of listings, numbers of claims.
  var shown: [String] = []
  /// Where its code is.
  let place: (path: String, line: Int)
  let body: () -> Void

  /// Whether the learner means this listing by `word`: its name, or the id of its reference.
  func isCalled(_ word: String) -> Bool { word == name || word == reference }

  /// Collects what `lesson` lists. Nothing is run.
  static func collect(_ lesson: () -> Void) -> [Listing] {
    collected = []
    defer { collected = nil }
    lesson()
    return collected ?? []
  }
}

/// A line of a reference output that is printed differently today, and the reason.
public struct Difference {
  let line: Int
  let today: String
  let reason: String

  /// - Parameters:
  ///   - line: which line of the reference output, counted from 1.
  ///   - today: what is printed in its place.
  ///   - reason: why, in one sentence.
  public init(line: Int, today: String, reason: String) {
    (self.line, self.today, self.reason) = (line, today, reason)
  }

  /// Puts what is printed today in place of the line.
  func apply(to output: inout String) {
    var lines = output.components(separatedBy: "\n")
    guard lines.indices.contains(line - 1) else { return }
    lines[line - 1] = today
    output = lines.joined(separator: "\n")
  }
}

extension Difference: CustomStringConvertible {
  public var description: String { "line \(line) is \(today) today: \(reason)" }
}

/// The listings of the chapter that is being read; `nil` at any other time.
private var collected: [Listing]?

/// Adds a listing to the chapter.
///
/// Nothing happens yet: the chapter runs it when its turn comes. What it prints is its transcript.
///
/// - Parameters:
///   - name: one word, to run it alone.
///   - purpose: what it shows, in a few words; stands in its heading.
///   - id: the listing of the reference text whose printed output it reproduces to the letter.
///   - differences: the lines of that output that are different today.
///   - shown: the listings and claims of the reference text that it shows, as in "E4 85".
///   - file: where it stands, which the pictures of `--marbles` need.
///   - line: its first line there.
///   - body: the code.
public func listing(
  _ name: String, _ purpose: String, reproduces id: String? = nil,
  except differences: [Difference] = [], shows shown: String = "", file: StaticString = #filePath,
  line: Int = #line, _ body: @escaping () -> Void
) {
  // Drivers and signals also wait on the listing's clock.
  let body = {
    SharingScheduler.mock(makeScheduler: { clock.mainScheduler }, action: body)
  }
  if Playground.isOpen { return Playground.run(line, body) }
  guard let known = collected else {
    fatalError("listing(\"\(name)\") stands outside: call it inside of chapter(…) { … }.")
  }
  if known.contains(where: { $0.isCalled(name) }) {
    fatalError("There are two listings \"\(name)\" in this chapter: give one another name.")
  }
  collected?.append(
    Listing(
      name: name, purpose: purpose, reference: id, differences: differences,
      shown: shown.split(separator: " ").map(String.init), place: ("\(file)", line), body: body))
}
