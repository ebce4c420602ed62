import Foundation
import RxLite

/// A part of a lesson: a few lines of code, and what they print.
struct Listing {
  /// The name on the command line.
  let name: String
  /// What it shows, in a few words.
  let purpose: String
  /// The id of its output in the reference text: `A4` means `Reference/A4.txt`.
  let reference: String?
  /// The lines in which its output differs from the reference, and why.
  var differences: [Difference] = []
  /// What else it shows of the reference text: ids of listings, numbers of claims.
  var shown: [String] = []
  /// The place of its code.
  let place: (path: String, line: Int)
  let body: () -> Void

  /// Whether it reproduces the older introduction: such listings are in the chapter's folder `Older`, and run
  /// after those of the lesson.
  var isOlder: Bool { place.path.contains("/Older/") }

  /// Returns whether `word` is the listing's name, or the id of its reference.
  func isCalled(_ word: String) -> Bool { word == name || word == reference }

  /// Makes drivers and signals wait on the listing's clock as well.
  fileprivate static func onItsClock(_ body: @escaping () -> Void) -> () -> Void {
    { SharingScheduler.mock(makeScheduler: { clock.mainScheduler }, action: body) }
  }

  /// Collects the listings of `lesson` without running any.
  static func collect(_ lesson: () -> Void) -> [Listing] {
    collected = []
    defer { collected = nil }
    lesson()
    return collected ?? []
  }
}

extension Listing {
  /// A listing with another body.
  init(variantOf listing: Listing, body: @escaping () -> Void) {
    self = Listing(
      name: listing.name, purpose: listing.purpose, reference: nil, place: listing.place,
      body: Self.onItsClock(body))
  }
}

/// A line of a reference output that is different today, and the reason.
public struct Difference {
  let line: Int
  let today: String
  let reason: String

  /// - Parameters:
  ///   - line: The number of the line in the reference output, counted from 1.
  ///   - today: The text that is printed in its place.
  ///   - reason: The reason, in one sentence.
  public init(line: Int, today: String, reason: String) {
    (self.line, self.today, self.reason) = (line, today, reason)
  }

  /// Replaces the line by the text that is printed today.
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
/// The chapter runs it later. What it prints is its transcript.
///
/// - Parameters:
///   - name: One word, by which it can be run alone.
///   - purpose: What it shows, in a few words, for its heading.
///   - id: The listing of the reference text whose printed output it reproduces to the letter.
///   - differences: The lines of that output that are different today.
///   - shown: The listings and claims of the reference text that it shows, as in "E4 85".
///   - file: Its source file, which the pictures of `--marbles` need.
///   - line: Its first line in that file.
///   - body: The code.
public func listing(
  _ name: String, _ purpose: String, reproduces id: String? = nil,
  except differences: [Difference] = [], shows shown: String = "", file: StaticString = #filePath,
  line: Int = #line, _ body: @escaping () -> Void
) {
  let body = Listing.onItsClock(body)
  if Playground.isOpen { return Playground.run(line, body) }
  guard let known = collected else {
    fatalError("listing(\"\(name)\") is outside of a chapter: call it inside chapter(…) { … }.")
  }
  if known.contains(where: { $0.isCalled(name) }) {
    fatalError("There are two listings \"\(name)\" in this chapter: rename one of them.")
  }
  collected?.append(
    Listing(
      name: name, purpose: purpose, reference: id, differences: differences,
      shown: shown.split(separator: " ").map(String.init), place: ("\(file)", line), body: body))
}
