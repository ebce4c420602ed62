import Wording

/// A command of the course: what may follow its word, and what it does.
package struct Command {
  let word: String
  /// The number of names that it takes, and what is missing if there are fewer.
  let names: ClosedRange<Int>
  let needs: String
  /// `--json`, or `--svg FILE` if a path follows, or `--name NAME` if a name does.
  let options: [String]
  /// Whether it uses what an exported package doesn't have: chapters, solutions, wrong answers.
  let needsWholeCourse: Bool
  /// Whether it does nothing if answers can't be judged.
  let needsJudge: Bool
  let run: (Trainer) -> (Trainer.Arguments) throws -> ExitStatus

  package init(
    word: String, names: ClosedRange<Int> = 0...1, needs: String = "", options: [String] = [],
    needsWholeCourse: Bool = false, needsJudge: Bool = false,
    run: @escaping (Trainer) -> (Trainer.Arguments) throws -> ExitStatus
  ) {
    (self.word, self.names, self.needs, self.options) = (word, names, needs, options)
    (self.needsWholeCourse, self.needsJudge, self.run) = (needsWholeCourse, needsJudge, run)
  }

  /// A command that this program is without: it is refused.
  package static func ofWholeCourse(_ word: String) -> Command {
    Command(word: word, needsWholeCourse: true) { _ in { _ in .missing } }
  }

  /// Those of learners, and of teachers who look at their work.
  static let learners: [Command] = [
    Command(word: "watch", needsJudge: true, run: Trainer.watch),
    Command(
      word: "check", names: 0...999, options: ["--junit FILE"], needsJudge: true,
      run: Trainer.check),
    Command(word: "list", run: Trainer.list),
    Command(word: "hint", run: Trainer.hint),
    Command(word: "task", run: Trainer.task),
    Command(
      word: "solution", options: ["--anyway"], needsWholeCourse: true, run: Trainer.solution),
    Command(
      word: "reset", names: 1...1, needs: "the name of an exercise, as `course list` shows it.",
      run: Trainer.reset),
    Command(
      word: "play", options: ["--new", "--svg FILE"], needsWholeCourse: true, run: Trainer.play),
    Command(
      word: "predict", options: ["--score", "--reset"], needsWholeCourse: true,
      run: Trainer.predict),
    Command(
      word: "report", names: 0...999, options: ["--json", "--name NAME"], needsJudge: true,
      run: Trainer.report),
  ]

  private static let synonyms = [
    "show": "task", "test": "check", "run": "check", "start": "watch", "next": "watch",
    "answer": "solution", "diff": "solution", "status": "list", "undo": "reset",
  ]

  /// The one of these that the command line asks for; `nil` if it asks for help.
  ///
  /// - Parameter isTerminal: Whether input and output are a terminal.
  static func meant(by arguments: [String], of all: [Command], isTerminal: Bool) throws
    -> Command?
  {
    if !Set(arguments).isDisjoint(with: ["--help", "-h", "help"]) { return nil }
    let word = arguments.first ?? (isTerminal ? "watch" : "list")
    guard let command = all.first(where: { $0.word == word }) else {
      let meant = synonyms[word] ?? word.nearest(of: all.map(\.word))
      throw CommandError.misused(
        "there is no \(word.hasPrefix("-") ? "option" : "command") \(word.quoted); "
          + (meant.map { "did you mean `course \($0)`?" } ?? "--help shows them all."))
    }
    return command
  }

  /// Returns the arguments after the command's word.
  func read(_ words: ArraySlice<String>) throws -> Trainer.Arguments {
    var arguments = Trainer.Arguments()
    var rest = words
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if !word.hasPrefix("-") {
        arguments.names.append(word)
      } else if options.contains(word) {
        arguments.flags.insert(word)
      } else if let option = options.first(where: { $0.hasPrefix(parts[0] + " ") }) {
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, !value.hasPrefix("-") else {
          let what =
            option.hasSuffix(" FILE")
            ? "the path of a file" : option.hasSuffix(" FOLDER") ? "the path of a folder" : "a name"
          throw CommandError.misused("`course \(self.word) \(parts[0])` needs \(what).")
        }
        arguments.values[parts[0]] = value
      } else {
        let known = options.map { String($0.prefix { $0 != " " }) }
        let has = known.isEmpty ? "no options" : known.joined(separator: " and ")
        throw CommandError.misused(
          "`course \(self.word)` has no option \(word.quoted); "
            + (word.nearest(of: known).map { "did you mean \($0)?" } ?? "it has \(has)."))
      }
    }
    if arguments.names.count < names.lowerBound {
      throw CommandError.misused("`course \(word)` needs \(needs)")
    }
    if arguments.names.count > names.upperBound {
      let surplus = arguments.names[names.upperBound].quoted
      throw CommandError.misused(
        "`course \(word)` can't use \(surplus); --help shows what it takes.")
    }
    return arguments
  }
}
