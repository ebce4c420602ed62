import Wording

/// The commands for a question before the answer, for teachers, and for work on the course.
enum Way: Equatable {
  case predict(PredictRequest)
  case report(asJSON: Bool)
  /// `course check` that writes a JUnit file besides.
  case junit([String], file: String)
  case export(folder: String, chapters: [String])
  case new(NewPart)

  static let words = ["predict", "report", "export", "new"]

  /// - Returns: `nil` if the word names none of these commands.
  init?(_ word: String, _ rest: [String]) throws {
    switch word {
    case "predict": self = .predict(try PredictRequest(rest))
    case "report":
      let flags = try Self.flags(rest, among: ["--json"], of: word)
      if let extra = rest.first(where: { !$0.hasPrefix("-") }) { throw Self.surplus(extra, word) }
      self = .report(asJSON: flags.contains("--json"))
    case "check":
      guard let file = try Self.junitFile(rest) else { return nil }
      let words = file.others
      _ = try Self.flags(words, among: ["--junit"], of: word)
      self = .junit(words, file: file.path)
    case "export":
      _ = try Self.flags(rest, among: [], of: word)
      guard rest.count >= 2 else {
        throw Complaint(
          .misused,
          "`course export` needs a new folder and at least one chapter: "
            + "`course export Homework sharing`.")
      }
      self = .export(folder: rest[0], chapters: Array(rest.dropFirst()))
    case "new":
      _ = try Self.flags(rest, among: ["--whole"], of: word)
      self = .new(try NewPart(rest))
    default: return nil
    }
  }

  /// What stands after `--junit`, and all the other words.
  private static func junitFile(_ rest: [String]) throws -> (path: String, others: [String])? {
    let prefix = "--junit="
    guard let index = rest.firstIndex(where: { $0 == "--junit" || $0.hasPrefix(prefix) }) else {
      return nil
    }
    var others = rest
    let flag = others.remove(at: index)
    let path =
      flag.hasPrefix(prefix)
      ? String(flag.dropFirst(prefix.count))
      : others.indices.contains(index) ? others.remove(at: index) : ""
    guard !path.isEmpty, !path.hasPrefix("-") else {
      throw Complaint(.misused, "`--junit` needs the path of a file: `--junit results.xml`.")
    }
    return (path, others)
  }

  /// The options among the words; refuses the first one that isn't known.
  static func flags(_ rest: [String], among known: [String], of word: String) throws
    -> Set<String>
  {
    let flags = rest.filter { $0.hasPrefix("-") }
    if let unknown = flags.first(where: { !known.contains($0) }) {
      let advice =
        unknown.nearest(of: known).map { "did you mean \($0)?" }
        ?? "--help shows what there is."
      throw Complaint(.misused, "`course \(word)` has no option \(unknown.quoted); \(advice)")
    }
    return Set(flags)
  }

  static func surplus(_ extra: String, _ word: String) -> Complaint {
    Complaint(
      .misused, "`course \(word)` has no use for \(extra.quoted); --help shows what it takes.")
  }

  static let manual = """
      predict [CHAPTER|LISTING] [--choose]
                            shows a listing, and asks what it prints: line by line,
                            or --choose among outputs of similar programs
      predict --score       how well you predict; --reset begins a new score

    For teachers (TEACHING.md):
      report [--json]       what is solved, when, with how many tries and hints
      check … --junit FILE  the verdicts as a JUnit file, besides
      export FOLDER CHAPTER …
                            makes a package with these chapters' exercises only

    For work on the course (CONTRIBUTING.md):
      new exercise CHAPTER/NAME
      new wrong-answer CHAPTER/NAME DESCRIPTION [--whole]
      new right-answer CHAPTER/NAME DESCRIPTION [--whole]
      new chapter NAME FIRST-EXERCISE
    """
}
