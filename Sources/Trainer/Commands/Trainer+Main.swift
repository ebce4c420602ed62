import ExerciseJudge
import Foundation
import Wording

extension Trainer {
  /// Does what the command line asks for.
  ///
  /// - Returns: The status to exit with.
  public static func main(_ arguments: [String]) -> Int32 {
    // Where nobody reads any more, `write` fails and we end; by the signal, the terminal would not be
    // given back.
    signal(SIGPIPE, SIG_IGN)
    // Whoever has started us may have blocked signals, as each thread of a queue has: then we would not
    // receive Ctrl-C.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let status = status(arguments, .standard)
    return switch (Console.broken, status) {
    // What was not looked at any more is not known to be in order.
    case (.unread, .interrupted): ExitStatus.unread.rawValue
    case (nil, _), (.unread, _): status.rawValue
    case (let broken?, _): broken.rawValue
    }
  }

  private static func status(_ arguments: [String], _ console: Console) -> ExitStatus {
    do {
      let command = try Command(arguments, isTerminal: console.isTerminal)
      if command == .help {
        console.write(Command.manual)
        return .done
      }
      let status = try Trainer(console).run(command)
      if arguments.isEmpty, isatty(STDOUT_FILENO) == 1, !console.isTerminal {
        console.write("This terminal can't be drawn on; `course watch` writes line by line.")
      }
      return status
    } catch is Interruption {
      console.passing("")
      return .interrupted
    } catch {
      console.passing("")
      let complaint = error as? Complaint ?? Complaint(.missing, error.sentence)
      fputs("course: \(complaint)\n", stderr)
      return complaint.status
    }
  }

  /// Over the course in the current directory, or else the one in which this program was built.
  init(_ console: Console) throws {
    guard let build = BuildFolder.ofThisProgram() else {
      throw Complaint(
        .missing, "this program does not lie where it was built; start it by `swift run course`.")
    }
    // An optimised library takes longer to compile against, and has no use for a learner.
    if build.url.lastPathComponent == "release" {
      throw Complaint(.misused, "the trainer works with debug builds alone: `swift run course`.")
    }
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let folder = CourseFolder(around: here) ?? CourseFolder(around: build.url) else {
      throw Complaint(.missing, "there is no course here; go to its folder and try again.")
    }
    let judge = Judge(buildFolder: build, packageRoot: folder.url)
    // Beside the course and not beside this program, which may have been built elsewhere.
    let progress = Progress(folder.url.appending(path: ".build/CourseMemory/progress.json"))
    let tries = TryLog(of: folder)
    let objection = { @Sendable (exercise: Exercise) in
      Seals(of: folder).objection(to: exercise.tests)
    }
    let examiner = Examiner(
      progress, libraries: { judge.librariesStamp }, objection: objection,
      judging: { exercise, cancellation in
        tries.judge(exercise, objection: objection(exercise)) {
          judge.judge(exercise, answer: exercise.source, until: cancellation)
        }
      })
    self.init(try Course(folder), examiner, judge, console)
  }
}
