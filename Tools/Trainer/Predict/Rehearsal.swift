import ExerciseJudge
import Foundation

/// A line that a program has printed, and its time on the clock of the listing.
struct PrintedLine: Equatable {
  let text: String
  let seconds: Double?

  /// `at 0.3 s`
  var time: String? {
    seconds.map { seconds in
      let tenths = (seconds * 1000).rounded() / 1000
      return tenths == tenths.rounded() ? "\(Int(tenths)) s" : "\(tenths) s"
    }
  }
}

/// Runs a listing and variants of it, in one program that is built for them.
struct Rehearsal {
  struct Performance: Equatable {
    /// `nil` for the listing itself.
    let change: String?
    let lines: [PrintedLine]
  }

  let source: ChapterSource
  let listing: PredictedListing
  let maker: BundleMaker

  /// Returns the performances of the listing, and of those variants that compile, end in time, print the
  /// same in each run, and don't crash.
  func run(_ variants: [Variant] = []) throws -> [Performance] {
    try withTemporaryFolder { folder in
      let bodies = [Variant(body: listing.body, change: "")] + variants
      let (program, kept) = try make(Array(bodies.enumerated()), in: folder)
      return try kept.compactMap { number, variant in
        guard let lines = try perform(program, number, times: number == 0 ? 1 : 2) else {
          guard number > 0 else {
            throw CommandError.missing(
              "\(listing.id) didn't finish; `swift run \(listing.chapter) "
                + "\(listing.name)` shows why.")
          }
          return nil
        }
        return Performance(change: number == 0 ? nil : variant.change, lines: lines)
      }
    }
  }

  // MARK: - Making

  private typealias Numbered = [(offset: Int, element: Variant)]

  /// Builds the program. Variants that don't compile are left out, and it is built again.
  private func make(_ bodies: Numbered, in folder: URL) throws -> (URL, Numbered) {
    var bodies = bodies
    let program = folder.appending(path: "rehearsal")
    for _ in 0..<6 {
      let (files, places) = try write(bodies, in: folder)
      do {
        let object = program.appendingPathExtension("o")
        try maker.compile(
          files, module: listing.chapter.replacing("-", with: "_"), into: object,
          ["-suppress-warnings"] + BundleMaker.programFlags)
        try maker.link([object], into: program)
        return (program, bodies)
      } catch let complaint as BundleMaker.Complaint {
        let wrong = Set(
          complaint.text.matches(of: #/(?m)^(.*?\.swift):(\d+):\d+: error: /#).compactMap { match in
            match.output.1.hasSuffix("/" + listing.file.lastPathComponent)
              ? Int(match.output.2) : nil
          })
        let bad = places.filter { place in wrong.contains { place.lines.contains($0) } }
          .map(\.number)
        guard !bad.isEmpty, !bad.contains(0) else {
          throw CommandError.missing(
            "\(listing.id) can't be compiled; `swift build --product \(listing.chapter)` shows why."
          )
        }
        bodies.removeAll { bad.contains($0.offset) }
      }
    }
    return try make(bodies.filter { $0.offset == 0 }, in: folder)
  }

  /// The chapter's files, with nothing but this listing and its variants in them.
  private func write(_ bodies: Numbered, in folder: URL) throws
    -> (files: [URL], places: [(number: Int, lines: ClosedRange<Int>)])
  {
    var files: [URL] = []
    var places: [(number: Int, lines: ClosedRange<Int>)] = []
    for file in source.files {
      var text = file.text()
      if file.url == listing.file {
        var calls: [String] = []
        // Lines are counted from 1, and the calls above this one are removed.
        let above = file.calls.filter { $0.lines.upperBound <= listing.lines.lowerBound }
          .reduce(0) { $0 + $1.lines.count }
        for (number, variant) in bodies {
          let start = listing.lines.lowerBound - above + calls.count + 1
          calls += ["listing(\"\(Self.name(number))\", \"\") {"] + variant.body + ["}"]
          places.append((number, start...(start + variant.body.count + 1)))
        }
        text = file.text(replacing: listing.lines.lowerBound, by: calls)
      }
      let copy = folder.appending(path: file.url.lastPathComponent)
      try text.write(to: copy, atomically: false, encoding: .utf8)
      files.append(copy)
    }
    let clock = folder.appending(path: "PrintWithTime.swift")
    try Self.print.write(to: clock, atomically: false, encoding: .utf8)
    return (files + [clock], places)
  }

  private static func name(_ number: Int) -> String { "variant-\(number)" }

  /// A replacement for `print`: it writes the time before the text, between two control characters.
  private static let print = #"""
    import ChapterKit
    import Foundation

    func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
      let time = clock.scheduler.now.timeIntervalSinceReferenceDate
      ChapterKit.print(
        "\u{1}\(time)\u{1}" + items.map { "\($0)" }.joined(separator: separator),
        terminator: terminator)
    }

    """#

  // MARK: - Running

  /// Returns what a program prints each time; `nil` if that differs, or if it doesn't end normally.
  private func perform(_ program: URL, _ number: Int, times: Int) throws -> [PrintedLine]? {
    var first: [PrintedLine]?
    for _ in 0..<times {
      let (output, ending) = try maker.run(
        program, ["--fast", Self.name(number)], timeLimit: .seconds(number == 0 ? 20 : 3))
      guard ending.cause == .exit(0), !output.contains(Child.omission) else { return nil }
      let lines = Self.lines(of: output)
      if let first, first != lines { return nil }
      first = lines
    }
    return first
  }

  /// Returns the lines of an output, without the heading and without blank lines, which nobody can predict.
  static func lines(of output: String) -> [PrintedLine] {
    var last: Double?
    return output.split(separator: "\n").dropFirst().compactMap { line -> PrintedLine? in
      if let time = line.firstMatch(of: #/\u{1}([^\u{1}]*)\u{1}/#) { last = Double(time.output.1) }
      let text = line.replacing(#/\u{1}[^\u{1}]*\u{1}/#, with: "")
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      return PrintedLine(text: String(text), seconds: last)
    }
  }
}
