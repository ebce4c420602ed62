import Foundation
import Listings
import MarbleDrawing
import Wording

/// A running chapter: its selected listings, and what to do with them.
struct Program {
  let name: String
  let source: String
  let options: Options
  var extras: [ExtraOption] = []
  var questions: [Question] = []
  let listings: [Listing]

  func run() throws -> ExitStatus {
    switch options.task {
    case .help: StandardOutput.write(Options.help(name, extras: extras))
    case .list: list()
    case .coverage: coverage()
    case .run: show()
    case .check: return try check()
    case .draw: try draw()
    case .ask: try ask()
    }
    return .done
  }

  /// Writes the questions, and all that is shown with them.
  private func ask() throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let recorded = try RecordedQuestions(
      chapter: name, folder: folder, questions: questions, listings: listings)
    StandardOutput.write(try recorded.json)
  }

  private func list() {
    let width = listings.map(\.name.count).max() ?? 0
    for (index, listing) in listings.enumerated() {
      if begins(index) { StandardOutput.write("\n\(Self.olderHeading)\n\n") }
      StandardOutput.write("\(listing.name.padded(to: width + 2))\(listing.purpose)\n")
    }
  }

  /// Whether the listings from the older introduction begin here, after those of the lesson.
  private func begins(_ index: Int) -> Bool {
    index > 0 && listings[index].isOlder && !listings[index - 1].isOlder
  }

  private static let olderHeading = "══ From the older introduction ".padded(to: 78, with: "═")

  private func coverage() {
    for listing in listings {
      let ids = (listing.reference.map { [$0] } ?? []) + listing.shown
      StandardOutput.write("\(listing.name): \(ids.joined(separator: " "))\n")
    }
  }

  private func show() {
    let pace: Stage.Pace =
      switch options.tempo {
      case .live: .live
      case .fast: .unpaced
      case .natural: StandardOutput.isTerminal ? .paced : .unpaced
      }
    for (index, listing) in listings.enumerated() {
      if index > 0 { StandardOutput.write("\n") }
      if begins(index) { StandardOutput.write("\(Self.olderHeading)\n\n") }
      StandardOutput.write(heading(listing) + "\n")
      let transcript = Stage.run(listing, pace: pace, isPrinted: true)
      if !transcript.isEmpty, !transcript.hasSuffix("\n") { StandardOutput.write("\n") }
    }
  }

  /// Returns the line above a listing's output.
  private func heading(_ listing: Listing) -> String {
    "── \(listing.name): \(listing.purpose) ".padded(to: 78, with: "─")
  }

  private func draw() throws {
    let drawn = listings.compactMap { listing in
      Stage.draw(listing).map { (listing: listing, diagram: $0) }
    }
    if drawn.isEmpty {
      throw ProgramError(
        status: .misused,
        sentence:
          "nothing to draw: these listings subscribe to nothing, or use more clocks than a picture shows."
      )
    }
    if let path = options.drawings {
      let pictures = drawn.map { listing, diagram in
        let svg = MarbleSVG(diagram, name: listing.name, purpose: listing.purpose)
        return (name: "\(name.prefix { $0 != "-" })-\(listing.name).svg", svg: svg.text)
      }
      try MarbleFolder(path).write(pictures)
      for (name, _) in pictures { StandardOutput.write("\(path)/\(name)\n") }
    } else {
      for (listing, diagram) in drawn {
        StandardOutput.write(heading(listing) + "\n\n")
        for line in MarbleText(diagram).lines { StandardOutput.write(line + "\n") }
        StandardOutput.write("\n")
      }
      StandardOutput.write(MarbleText.legend + "\n")
    }
  }

  private func check() throws -> ExitStatus {
    // The exit status has to be right even if the reader of the output has gone.
    StandardOutput.whenNotRead = .goOn
    let comparable = listings.filter { $0.reference != nil }
    if comparable.isEmpty, options.names.isEmpty {
      // Not every chapter has such a listing, so this is no error.
      StandardOutput.write(
        "nothing to compare: no listing of this chapter has a reference output\n")
      return .done
    }
    if comparable.isEmpty {
      throw ProgramError(
        status: .misused,
        sentence: "nothing to check: there is no reference output for these listings.")
    }
    let folder =
      try options.reference.map { ReferenceFolder($0) }
      ?? ReferenceFolder(above: source)
    let expected = try comparable.map { try folder.text($0.reference ?? "") }
    var matches = 0
    for (listing, expected) in zip(comparable, expected) {
      let found = Stage.run(
        listing, pace: options.tempo == .live ? .live : .unpaced, isPrinted: false)
      let id = (listing.reference ?? "").padded(to: 4)
      let today = listing.differences.reduce(into: expected) { $1.apply(to: &$0) }
      if found == today {
        matches += 1
        StandardOutput.write("✓ \(id)\(listing.name)\n")
        for difference in listing.differences { StandardOutput.write("    \(difference)\n") }
      } else {
        StandardOutput.write("✗ \(id)\(listing.name)    - expected, + found\n")
        for line in LineDiff(expected: today, found: found).lines {
          StandardOutput.write("    \(line)\n")
        }
      }
    }
    StandardOutput.write("\(matches) of \(comparable.count) listings print the reference output\n")
    return matches == comparable.count ? .done : .differs
  }
}
