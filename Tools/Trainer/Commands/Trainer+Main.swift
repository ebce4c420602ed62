import ExerciseJudge
import Foundation
import TerminalKit
import Wording

extension Trainer {
  /// Does what the command line asks for.
  ///
  /// - Parameters:
  ///   - more: Commands besides those of learners.
  ///   - manual: What `--help` says of them; `nil` in a package that has the exercises only.
  /// - Returns: The status to exit with.
  package static func main(_ arguments: [String], more: [Command], manual: String?)
    -> Int32
  {
    // Without a reader, `write` fails and the program ends. The signal would end it without restoring the
    // terminal.
    signal(SIGPIPE, SIG_IGN)
    Signals.unblock()
    let status = status(arguments, Command.learners + more, manual, Console())
    return switch (Console.broken, status) {
    // If the output wasn't read to its end, the status can't be a success.
    case (.unread, .interrupted): ExitStatus.unread.rawValue
    case (nil, _), (.unread, _): status.rawValue
    case (let broken?, _): broken.rawValue
    }
  }

  private static func status(
    _ arguments: [String], _ commands: [Command], _ manual: String?, _ console: Console
  ) -> ExitStatus {
    do {
      guard
        let command = try Command.meant(
          by: arguments, of: commands, isTerminal: console.isTerminal)
      else {
        console.write(Command.manual(with: manual))
        return .done
      }
      Interruption.begin()
      let trainer = try Trainer(console)
      if command.needsWholeCourse, trainer.folder.isExported {
        throw CommandError.missing(
          "`course \(command.word)` needs the whole course; this package has its exercises only.")
      }
      let rest = try command.read(arguments.dropFirst())
      if command.needsJudge, let problem = trainer.judge.problem {
        throw CommandError.missing(problem)
      }
      return try command.run(trainer)(rest)
    } catch is CancellationError {
      console.passing("")
      return .interrupted
    } catch {
      console.passing("")
      let error = error as? CommandError ?? CommandError.missing(error.sentence)
      fputs("course: \(error)\n", stderr)
      return error.status
    }
  }

  /// Over the course in the current directory, or else the one in which this program was built.
  private init(_ console: Console) throws {
    guard let build = BuildFolder.ofThisProgram() else {
      throw CommandError.missing(
        "this program does not lie where it was built; start it by `swift run course`.")
    }
    // Compiling against an optimised library takes longer, without a benefit for a learner.
    if build.url.lastPathComponent == "release" {
      throw CommandError.misused("the trainer works with debug builds alone: `swift run course`.")
    }
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let folder = CourseFolder(around: here) ?? CourseFolder(around: build.url) else {
      throw CommandError.missing("there is no course here; go to its folder and try again.")
    }
    let judge = Judge(buildFolder: build, packageRoot: folder.url)
    let examiner = Examiner(
      journal: Journal(of: folder), libraries: { judge.buildFolder.stamp },
      problem: { TestChecksums(of: folder).problem(with: $0.tests) },
      judging: { try judge.judge($0, answer: $0.source, until: $1) })
    self.init(course: try Course(folder), examiner: examiner, judge: judge, console: console)
  }
}
