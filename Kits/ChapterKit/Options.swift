import Foundation
import Wording

/// The options and arguments of the command line.
struct Options: Equatable {
  /// The parts of a chapter: its lesson's listings, or those that reproduce the older introduction.
  enum Part { case lesson, older }
  enum Task { case run, check, draw, list, coverage, ask, help }
  /// How virtual time relates to real time.
  enum Tempo { case natural, fast, live }

  var task = Task.run
  var tempo = Tempo.natural
  /// The requested part; `nil` means both.
  var part: Part?
  /// The names of the requested listings; none means all.
  var names: [String] = []
  /// The folder of the reference outputs; `nil` means the course's own.
  var reference: String?
  /// The folder for the drawings; `nil` means standard output, as text.
  var drawings: String?

  /// Reads the arguments, and refuses the first unknown one.
  init(
    _ arguments: some Sequence<String>, listings: [Listing], extras: [ExtraOption] = []
  ) throws {
    var flags: Set<String> = []
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      if argument == "--reference" {
        guard let folder = arguments.next() else {
          throw ProgramError(status: .misused, sentence: "--reference needs the path of a folder.")
        }
        reference = folder
      } else if argument.hasPrefix("--marbles=") {
        drawings = String(argument.dropFirst("--marbles=".count))
        if drawings == "" {
          throw ProgramError(status: .misused, sentence: "--marbles= needs the path of a folder.")
        }
        flags.insert("--marbles")
      } else if argument.hasPrefix("-") {
        flags.insert(try Self.known(argument, extras: extras))
      } else if let listing = listings.first(where: { $0.isCalled(argument) }) {
        names.append(listing.name)
      } else {
        throw Self.unknownListing(argument, listings: listings)
      }
    }
    if flags.isSuperset(of: ["--fast", "--live"]) {
      throw ProgramError(
        status: .misused,
        sentence: "--fast and --live contradict each other: real time can't be sped up.")
    }
    if flags.isSuperset(of: ["--marbles", "--live"]) {
      throw ProgramError(
        status: .misused,
        sentence: "--marbles and --live contradict each other: real times differ from run to run.")
    }
    if flags.isSuperset(of: ["--marbles", "--check"]) {
      throw ProgramError(
        status: .misused, sentence: "--marbles draws and --check compares: use one of them.")
    }
    if flags.isSuperset(of: ["--lesson", "--older"]) {
      throw ProgramError(
        status: .misused,
        sentence: "--lesson and --older contradict each other: without them, both parts run.")
    }
    if flags.contains("--lesson") { part = .lesson }
    if flags.contains("--older") { part = .older }
    if part == .older, !listings.contains(where: \.isOlder) {
      throw ProgramError(
        status: .misused,
        sentence: "this chapter has no listings from the older introduction.")
    }
    if flags.contains("--fast") { tempo = .fast }
    if flags.contains("--live") { tempo = .live }
    if flags.contains("--check") { task = .check }
    if flags.contains("--marbles") { task = .draw }
    if flags.contains("--list") { task = .list }
    if flags.contains("--coverage") { task = .coverage }
    if flags.contains("--questions") { task = .ask }
    if flags.contains("--help") { task = .help }
  }

  /// Returns the requested listings, in the order of the lesson.
  func select(from listings: [Listing]) -> [Listing] {
    listings.filter { listing in
      (names.isEmpty || names.contains(listing.name))
        && (part == nil || listing.isOlder == (part == .older))
    }
  }

  private static let flags = [
    "--list", "--lesson", "--older", "--coverage", "--questions", "--check", "--marbles", "--fast",
    "--live", "--help",
  ]

  static func help(_ chapter: String, extras: [ExtraOption] = []) -> String {
    let extra = extras.map {
      "\n  \($0.name.padding(toLength: 20, withPad: " ", startingAt: 0))\($0.help)"
    }
    return """
      usage: swift run \(chapter) [options] [listing …]

      Runs the listings of this chapter in the order of the lesson, or those named.

        --list              name the listings, and run none
        --lesson            only the listings of the lesson
        --older             only those that reproduce the older introduction
        --check             compare what the listings print with Reference/
        --coverage          name what each listing shows of the reference text
        --questions         print what `course predict` asks and answers, as JSON
        --marbles           draw sources, operators and results on one time axis
        --marbles=FOLDER    the same as SVG files in this folder, one per listing
        --fast              on a terminal, don't wait: otherwise virtual time takes as
                            long there as real time
        --live              use real queues and real time instead of virtual time
        --reference FOLDER  where --check finds the reference outputs
        --help              show this\(extra.joined())

      The lesson is in Sources/\(chapter)/README.md.

      """
  }

  private static func known(_ flag: String, extras: [ExtraOption]) throws -> String {
    if flag == "-h" { return "--help" }
    if flags.contains(flag) || extras.contains(where: { $0.name == flag }) { return flag }
    let advice =
      flag.nearest(of: flags + ["--reference"] + extras.map(\.name)).map { "did you mean \($0)?" }
      ?? "--help shows them all."
    throw ProgramError(status: .misused, sentence: "there is no option \(flag.quoted); \(advice)")
  }

  private static func unknownListing(_ word: String, listings: [Listing]) -> ProgramError {
    let names = listings.flatMap { [$0.name] + ($0.reference.map { [$0] } ?? []) }
    let advice = word.nearest(of: names).map { "did you mean \($0)?" } ?? "--list shows them all."
    return ProgramError(status: .misused, sentence: "there is no listing \(word.quoted); \(advice)")
  }
}
