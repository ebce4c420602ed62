import Wording

/// What the command line asks for.
enum Command: Equatable {
  case watch(String?)
  case check([String], junit: String?)
  case list
  case hint(String?)
  case task(String?)
  case solution(String?, anyway: Bool)
  case reset(String)
  case play(String?, isNew: Bool, picture: String?)
  case predict(PredictRequest)
  case report(asJSON: Bool)
  case compare
  case verify(isStrict: Bool, renewsChecksums: Bool)
  case export(folder: String, chapters: [String])
  case new(NewPart)
  case help

  /// How many names a command takes and which options; those in `values` are followed by a word.
  private struct Shape {
    var names = 0...1
    var needs = ""
    var flags: [String] = []
    var values: [String] = []
  }

  private static let all: [(word: String, shape: Shape)] = [
    ("watch", Shape()), ("check", Shape(names: 0...999, values: ["--junit"])),
    ("list", Shape(names: 0...0)), ("hint", Shape()), ("task", Shape()),
    ("solution", Shape(flags: ["--anyway"])),
    (
      "reset",
      Shape(names: 1...1, needs: "the name of an exercise, as `course list` shows it.")
    ),
    ("play", Shape(flags: ["--new"], values: ["--svg"])),
    ("predict", Shape(flags: ["--choose", "--score", "--reset"])),
    ("report", Shape(names: 0...0, flags: ["--json"])), ("compare", Shape(names: 0...0)),
    ("verify", Shape(names: 0...0, flags: ["--strict", "--seal"])),
    (
      "export",
      Shape(
        names: 2...999,
        needs: "a new folder and at least one chapter: `course export Homework sharing`.")
    ),
    ("new", Shape(names: 0...999, flags: ["--whole"])),
  ]

  private static let synonyms = [
    "show": "task", "test": "check", "run": "check", "start": "watch", "next": "watch",
    "answer": "solution", "diff": "solution", "status": "list", "undo": "reset",
  ]

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
    guard let shape = Self.all.first(where: { $0.word == word })?.shape else {
      let meant = Self.synonyms[word] ?? word.nearest(of: Self.all.map(\.word))
      throw Self.refuse(
        "there is no \(word.hasPrefix("-") ? "option" : "command") \(word.quoted); "
          + (meant.map { "did you mean `course \($0)`?" } ?? "--help shows them all."))
    }
    let (names, flags, values) = try Self.read(Array(arguments.dropFirst()), shape, of: word)
    self =
      switch word {
      case "watch": .watch(names.first)
      case "check": .check(names, junit: values["--junit"])
      case "list": .list
      case "hint": .hint(names.first)
      case "task": .task(names.first)
      case "solution": .solution(names.first, anyway: flags.contains("--anyway"))
      case "reset": .reset(names[0])
      case "play": .play(names.first, isNew: flags.contains("--new"), picture: values["--svg"])
      case "predict": .predict(try PredictRequest(names.first, flags))
      case "report": .report(asJSON: flags.contains("--json"))
      case "compare": .compare
      case "export": .export(folder: names[0], chapters: Array(names.dropFirst()))
      case "new": .new(try NewPart(names, isWhole: flags.contains("--whole")))
      default:
        .verify(isStrict: flags.contains("--strict"), renewsChecksums: flags.contains("--seal"))
      }
  }

  private static func read(_ words: [String], _ shape: Shape, of command: String) throws
    -> (names: [String], flags: Set<String>, values: [String: String])
  {
    var (names, flags, values): ([String], Set<String>, [String: String]) = ([], [], [:])
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if !word.hasPrefix("-") {
        names.append(word)
      } else if shape.flags.contains(word) {
        flags.insert(word)
      } else if shape.values.contains(parts[0]) {
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, !value.hasPrefix("-") else {
          throw refuse("`course \(command) \(parts[0])` needs the path of a file.")
        }
        values[parts[0]] = value
      } else {
        let known = shape.flags + shape.values
        let has = known.isEmpty ? "no options" : known.joined(separator: " and ")
        throw refuse(
          "`course \(command)` has no option \(word.quoted); "
            + (word.nearest(of: known).map { "did you mean \($0)?" } ?? "it has \(has)."))
      }
    }
    if names.count < shape.names.lowerBound {
      throw refuse("`course \(command)` needs \(shape.needs)")
    }
    if names.count > shape.names.upperBound {
      let surplus = names[shape.names.upperBound].quoted
      throw refuse("`course \(command)` can't use \(surplus); --help shows what it takes.")
    }
    return (names, flags, values)
  }

  private static func refuse(_ sentence: String) -> CommandError {
    CommandError(.misused, sentence)
  }

  /// Whether the command uses what an exported package doesn't have: chapters, solutions, wrong
  /// answers.
  var needsWholeCourse: Bool {
    switch self {
    case .play, .predict, .solution, .compare, .verify, .export, .new: true
    case .watch, .check, .list, .hint, .task, .reset, .report, .help: false
    }
  }

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
      compare               do the chapters print what the reference text prints?
      verify [--strict]     some minutes: is all in order?
                            --seal: the tests are meant to be as they are
      new exercise CHAPTER/NAME
      new wrong-answer CHAPTER/NAME DESCRIPTION [--whole]
      new right-answer CHAPTER/NAME DESCRIPTION [--whole]
      new chapter NAME FIRST-EXERCISE

    ID is a word such as sharing/my-replay, or my-replay for short; CHAPTER is
    sharing, say, or 3. Without an ID, the next unsolved exercise is meant.

    Exit status: 0 done, 1 unsolved, predicted wrongly or not in order, 64 a wrong
    command, 66 a file is missing, 73 a file can't be written, 130 interrupted,
    141 output closed.

    """)
}
