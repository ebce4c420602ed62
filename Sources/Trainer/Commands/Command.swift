import ExerciseJudge
import Wording

/// A command of the course: what may follow its word, and what it does.
struct Command {
  let word: String
  /// How many names it takes, and what is missing if there are fewer.
  var names = 0...1
  var needs = ""
  var flags: [String] = []
  /// Options that a path follows.
  var values: [String] = []
  /// Whether it uses what an exported package doesn't have: chapters, solutions, wrong answers.
  var needsWholeCourse = false
  /// Whether there is nothing to do for it unless answers can be judged.
  var needsJudge = false
  let run: (Trainer, Arguments) throws -> ExitStatus

  /// What follows the word.
  struct Arguments: Equatable {
    var names: [String] = []
    var flags: Set<String> = []
    var values: [String: String] = [:]

    var name: String? { names.first }
  }

  private static let all: [Command] = [
    Command(word: "watch", needsJudge: true) { try $0.watch($1.name) },
    Command(word: "check", names: 0...999, values: ["--junit"], needsJudge: true) {
      try $0.check($1.names, junit: $1.values["--junit"])
    },
    Command(word: "list", names: 0...0) { trainer, _ in try trainer.list() },
    Command(word: "hint") { try $0.hint($1.name) },
    Command(word: "task") { try $0.task($1.name) },
    Command(word: "solution", flags: ["--anyway"], needsWholeCourse: true) {
      try $0.solution($1.name, anyway: $1.flags.contains("--anyway"))
    },
    Command(
      word: "reset", names: 1...1, needs: "the name of an exercise, as `course list` shows it."
    ) { try $0.reset($1.names[0]) },
    Command(word: "play", flags: ["--new"], values: ["--svg"], needsWholeCourse: true) {
      let folder = $0.course.folder
      let file = try Scratch(folder: folder).open($1.name, isNew: $1.flags.contains("--new"))
      let player = Player($0.judge.buildFolder, root: folder.url)
      return try Playing(file, player, $0.console, folder, picture: $1.values["--svg"])
        .run(until: $0.signals)
    },
    Command(
      word: "predict", flags: ["--choose", "--score", "--reset"], needsWholeCourse: true
    ) {
      try Predicting(course: $0.course, console: $0.console, cancellation: $0.interruption)
        .run(PredictRequest($1.name, $1.flags))
    },
    Command(word: "report", names: 0...0, flags: ["--json"], needsJudge: true) {
      try Reporting(
        course: $0.course, examiner: $0.examiner, console: $0.console,
        cancellation: $0.interruption
      ).run(asJSON: $1.flags.contains("--json"))
    },
    Command(word: "compare", names: 0...0, needsWholeCourse: true) { trainer, _ in
      try Comparing(
        course: trainer.course, console: trainer.console, cancellation: trainer.interruption
      ).run()
    },
    Command(
      word: "verify", names: 0...999, flags: ["--strict", "--seal"], needsWholeCourse: true,
      needsJudge: true
    ) {
      let folder = $0.course.folder
      guard $1.flags.contains("--seal") else {
        let isStrict = $1.flags.contains("--strict")
        let chosen = try $1.names.flatMap($0.course.lessons)
        return try Verification(
          of: folder, judge: $0.judge, only: chosen.map(\.id), isStrict: isStrict,
          until: $0.interruption
        ).run(on: $0.console)
      }
      guard $1.names.isEmpty else {
        throw CommandError(.misused, "`course verify --seal` seals all tests; it takes no names.")
      }
      let count = try TestChecksums.renew(in: folder)
      $0.console.write(Line("\(count) test files have the checksums that they should have now."))
      return .done
    },
    Command(
      word: "export", names: 2...999,
      needs: "a new folder and at least one chapter: `course export Homework sharing`.",
      needsWholeCourse: true
    ) {
      try Exporting(course: $0.course, console: $0.console)
        .run(to: $1.names[0], chapters: Array($1.names.dropFirst()))
    },
    Command(word: "new", names: 0...999, flags: ["--whole"], needsWholeCourse: true) {
      try NewParts(course: $0.course, console: $0.console)
        .make($1.names, isWhole: $1.flags.contains("--whole"))
    },
  ]

  private static let synonyms = [
    "show": "task", "test": "check", "run": "check", "start": "watch", "next": "watch",
    "answer": "solution", "diff": "solution", "status": "list", "undo": "reset",
  ]

  /// What the command line asks for; `nil` if it asks for help.
  ///
  /// - Parameter isTerminal: Whether there is somebody to watch with.
  static func parsed(_ arguments: [String], isTerminal: Bool) throws -> (Command, Arguments)? {
    if !Set(arguments).isDisjoint(with: ["--help", "-h", "help"]) { return nil }
    let word = arguments.first ?? (isTerminal ? "watch" : "list")
    guard let command = all.first(where: { $0.word == word }) else {
      let meant = synonyms[word] ?? word.nearest(of: all.map(\.word))
      throw refuse(
        "there is no \(word.hasPrefix("-") ? "option" : "command") \(word.quoted); "
          + (meant.map { "did you mean `course \($0)`?" } ?? "--help shows them all."))
    }
    return (command, try command.read(Array(arguments.dropFirst())))
  }

  private func read(_ words: [String]) throws -> Arguments {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if !word.hasPrefix("-") {
        arguments.names.append(word)
      } else if flags.contains(word) {
        arguments.flags.insert(word)
      } else if values.contains(parts[0]) {
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, !value.hasPrefix("-") else {
          throw Self.refuse("`course \(self.word) \(parts[0])` needs the path of a file.")
        }
        arguments.values[parts[0]] = value
      } else {
        let known = flags + values
        let has = known.isEmpty ? "no options" : known.joined(separator: " and ")
        throw Self.refuse(
          "`course \(self.word)` has no option \(word.quoted); "
            + (word.nearest(of: known).map { "did you mean \($0)?" } ?? "it has \(has)."))
      }
    }
    if arguments.names.count < names.lowerBound {
      throw Self.refuse("`course \(word)` needs \(needs)")
    }
    if arguments.names.count > names.upperBound {
      let surplus = arguments.names[names.upperBound].quoted
      throw Self.refuse("`course \(word)` can't use \(surplus); --help shows what it takes.")
    }
    return arguments
  }

  private static func refuse(_ sentence: String) -> CommandError {
    CommandError(.misused, sentence)
  }
}
