import Wording

/// What the command line asks for.
enum Command: Equatable {
  case watch(String?)
  case check([String])
  case list
  case hint(String?)
  case show(String?)
  case reset(String)
  case play(String?, isNew: Bool, picture: String?)
  case compare(chapter: String, listings: [String])
  case verify(isStrict: Bool, seals: Bool)
  /// A command in a file of its own.
  case way(Way)
  case help

  /// - Parameter isTerminal: whether there is somebody to watch with.
  init(_ arguments: [String], isTerminal: Bool) throws {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      self = .help
      return
    }
    guard let word = arguments.first else {
      self = isTerminal ? .watch(nil) : .list
      return
    }
    var rest = Array(arguments.dropFirst())
    if word == "play" {
      self = try Self.play(&rest)
      return
    }
    if let way = try Way(word, rest) {
      self = .way(way)
      return
    }
    let flags = word == "verify" ? ["--strict", "--seal"] : []
    if let flag = rest.first(where: { $0.hasPrefix("-") && !flags.contains($0) }) {
      throw Complaint(
        .misused, "`course \(word)` has no option \(flag.quoted); --help shows what there is.")
    }
    switch word {
    case "watch": self = .watch(try Self.atMostOne(rest, of: word))
    case "check": self = .check(rest)
    case "list":
      guard rest.isEmpty else { throw Self.tooMuch(rest[0], for: word) }
      self = .list
    case "hint": self = .hint(try Self.atMostOne(rest, of: word))
    case "show": self = .show(try Self.atMostOne(rest, of: word))
    case "reset":
      guard let id = try Self.atMostOne(rest, of: word) else {
        throw Complaint(
          .misused, "`course reset` needs the name of an exercise, as `course list` shows it.")
      }
      self = .reset(id)
    case "compare":
      guard let chapter = rest.first else {
        throw Complaint(.misused, "`course compare` needs a chapter: sharing, say, or 3.")
      }
      self = .compare(chapter: chapter, listings: Array(rest.dropFirst()))
    case "verify":
      if let word = rest.first(where: { !$0.hasPrefix("-") }) {
        throw Self.tooMuch(word, for: "verify")
      }
      self = .verify(isStrict: rest.contains("--strict"), seals: rest.contains("--seal"))
    case "help": self = .help
    default:
      let advice =
        word.nearest(of: Self.words).map { "did you mean \($0)?" } ?? "--help shows them all."
      let kind = word.hasPrefix("-") ? "option" : "command"
      throw Complaint(.misused, "there is no \(kind) \(word.quoted); \(advice)")
    }
  }

  private static func play(_ rest: inout [String]) throws -> Command {
    var picture: String?
    if let flag = rest.firstIndex(of: "--svg") {
      guard flag + 1 < rest.count, !rest[flag + 1].hasPrefix("-") else {
        throw Complaint(.misused, "`course play --svg` needs the path of a file.")
      }
      picture = rest[flag + 1]
      rest.removeSubrange(flag...flag + 1)
    }
    let isNew = rest.contains("--new")
    rest.removeAll { $0 == "--new" }
    if let flag = rest.first(where: { $0.hasPrefix("-") }) {
      throw Complaint(
        .misused, "`course play` has no option \(flag.quoted); --help shows what there is.")
    }
    return .play(try atMostOne(rest, of: "play"), isNew: isNew, picture: picture)
  }

  private static func atMostOne(_ words: [String], of command: String) throws -> String? {
    if words.count > 1 { throw tooMuch(words[1], for: command) }
    return words.first
  }

  private static func tooMuch(_ word: String, for command: String) -> Complaint {
    Complaint(
      .misused, "`course \(command)` has no use for \(word.quoted); --help shows what it takes.")
  }

  private static let words =
    [
      "watch", "check", "list", "hint", "show", "reset", "play", "compare", "verify", "help",
    ] + Way.words

  static let manual = Line.lines(
    """
    usage: swift run course [command]

    Without a command, on a terminal: watch.

      watch [ID]            beside your editor: checks the exercise at each save
      check [ID …|CHAPTER]  checks once; succeeds only if all are solved
      list                  the exercises, and how far you are
      show [ID]             the task, with its marble diagram
      hint [ID]             the next hint, from a nudge to nearly the answer
      reset ID              puts the stub back, and keeps what you had written
      play [NAME|LISTING]   runs a file of your own at each save, and draws its
                            marbles; LISTING starts from a copy of that listing.
                            --new: a second copy; --svg FILE: saves the picture
      compare CHAPTER [LISTING]
                            runs a chapter beside what the text prints
      verify [--strict]     for work on the course, a minute or two: is all in
                            order? --seal: the tests are meant to be as they are

    \(Way.manual)

    ID is a word such as sharing/my-replay, or my-replay for short; CHAPTER is
    sharing, say, or 3. Without an ID, the next unsolved exercise is meant.

    """)
}
