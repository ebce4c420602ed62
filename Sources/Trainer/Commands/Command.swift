import Wording

/// What the command line asks for.
enum Command: Equatable {
  case watch(String?)
  case check([String])
  case list
  case hint(String?)
  case task(String?)
  case solution(String?, anyway: Bool)
  case reset(String)
  case play(String?, isNew: Bool, picture: String?)
  case verify(isStrict: Bool, seals: Bool)
  /// A command in a file of its own.
  case way(Way)
  case help

  /// - Parameter isTerminal: Whether there is somebody to watch with.
  init(_ arguments: [String], isTerminal: Bool) throws {
    guard let word = arguments.first else {
      self = isTerminal ? .watch(nil) : .list
      return
    }
    if !Set(arguments).isDisjoint(with: ["--help", "-h", "help"]) {
      self = .help
      return
    }
    var rest = Array(arguments.dropFirst())
    if let way = try Way(word, rest) {
      self = .way(way)
      return
    }
    guard let (_, most, flags) = Self.all.first(where: { $0.word == word }) else {
      throw Self.unknown(word)
    }
    let picture = try word == "play" ? Self.picture(&rest) : nil
    let names = rest.filter { !$0.hasPrefix("-") }
    if let flag = rest.first(where: { $0.hasPrefix("-") && !flags.contains($0) }) {
      let has = flags.isEmpty ? "no options" : flags.joined(separator: " and ")
      throw Complaint(
        .misused, "`course \(word)` has no option \(flag.quoted); it has \(has).")
    }
    if names.count > most {
      throw Complaint(
        .misused, "`course \(word)` can't use \(names[most].quoted); --help shows what it takes.")
    }
    switch word {
    case "watch": self = .watch(names.first)
    case "check": self = .check(names)
    case "list": self = .list
    case "hint": self = .hint(names.first)
    case "task": self = .task(names.first)
    case "solution": self = .solution(names.first, anyway: rest.contains("--anyway"))
    case "reset":
      guard let id = names.first else {
        throw Complaint(
          .misused, "`course reset` needs the name of an exercise, as `course list` shows it.")
      }
      self = .reset(id)
    case "play": self = .play(names.first, isNew: rest.contains("--new"), picture: picture)
    default: self = .verify(isStrict: rest.contains("--strict"), seals: rest.contains("--seal"))
    }
  }

  private static func unknown(_ word: String) -> Complaint {
    let meant = synonyms[word] ?? word.nearest(of: all.map(\.word) + Way.words)
    let kind = word.hasPrefix("-") ? "option" : "command"
    return Complaint(
      .misused,
      "there is no \(kind) \(word.quoted); "
        + (meant.map { "did you mean `course \($0)`?" } ?? "--help shows them all."))
  }

  /// Takes out what stands after `--svg`.
  private static func picture(_ rest: inout [String]) throws -> String? {
    var picture: String?
    while let flag = rest.firstIndex(of: "--svg") {
      guard flag + 1 < rest.count, !rest[flag + 1].hasPrefix("-") else {
        throw Complaint(.misused, "`course play --svg` needs the path of a file.")
      }
      picture = rest[flag + 1]
      rest.removeSubrange(flag...flag + 1)
    }
    return picture
  }

  /// How many names each takes, and which options.
  private static let all: [(word: String, names: Int, flags: [String])] = [
    ("watch", 1, []), ("check", .max, []), ("list", 0, []), ("hint", 1, []), ("task", 1, []),
    ("solution", 1, ["--anyway"]), ("reset", 1, []), ("play", 1, ["--new", "--svg"]),
    ("verify", 0, ["--strict", "--seal"]),
  ]

  private static let synonyms = [
    "show": "task", "test": "check", "run": "check", "start": "watch", "next": "watch",
    "answer": "solution", "diff": "solution", "status": "list", "undo": "reset",
  ]

  static let manual = Line.lines(
    """
    usage: swift run course [command]

    Without a command, on a terminal: watch.

      watch [ID|CHAPTER]    beside your editor: checks the exercise at each save
      check [ID …|CHAPTER]  checks once; succeeds only if all are solved
      list                  the exercises, and how far you are
      task [ID]             what to do, with its marble diagram
      hint [ID]             the next hint, below those that you have had
      solution [ID]         the course's answer beside yours
      reset ID              puts the stub back, and keeps what you had written
      play [NAME|LISTING]   runs a file of your own at each save, and draws its
                            marbles; LISTING starts from a copy of that listing.
                            --new: a second copy; --svg FILE: saves the picture
      verify [--strict]     for work on the course, some minutes: is all in order?
                            --seal: the tests are meant to be as they are

    \(Way.manual)

    ID is a word such as sharing/my-replay, or my-replay for short; CHAPTER is
    sharing, say, or 3. Without an ID, the next unsolved exercise is meant.

    Exit status: 0 done, 1 unsolved, predicted wrongly or not in order, 64 a wrong
    command, 66 a file is missing, 73 a file can't be written, 130 interrupted,
    141 output closed.

    """)
}
