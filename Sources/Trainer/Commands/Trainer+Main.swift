import ExerciseJudge
import Foundation
import Wording

extension Trainer {
  /// Does what the command line asks for, and says how it went: the status to exit with.
  public static func main(_ arguments: [String]) -> Int32 {
    // Where nobody reads any more, `write` fails and we end; by the signal, the terminal would not be
    // given back.
    signal(SIGPIPE, SIG_IGN)
    // Whoever has started us may have blocked signals, as each thread of a queue has: then we would not
    // hear Ctrl-C.
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
    } catch let complaint as Complaint {
      fputs("course: \(complaint)\n", stderr)
      return complaint.status
    } catch {
      fputs("course: \(error.sentence)\n", stderr)
      return .missing
    }
  }

  /// Over the course in which one stands, or else in which this program was built.
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
    let learners = judge.forLearners()
    // Beside the course and not beside this program, which may have been built elsewhere.
    let memory = folder.url.appending(path: ".build/CourseMemory")
    let seals = SealsInForce(of: folder)
    let tries = TryLog(of: folder)
    let examiner = Examiner(
      memory: memory.appending(path: "memory.json"),
      libraries: { learners.librariesStamp },
      objection: { seals.objection(to: $0.tests) },
      judging: { exercise, cancellation in
        tries.judge(exercise, objection: seals.objection(to: exercise.tests)) {
          learners.judge(exercise, answer: exercise.source, until: cancellation)
        }
      })
    self.init(
      try Course(folder), examiner, judge, console, hints: memory.appending(path: "hints.json"))
  }
}

extension Judge {
  /// A learner waits for the verdict: an endless loop is one after ten seconds.
  fileprivate func forLearners() -> Judge {
    var judge = self
    judge.timeLimit = .seconds(10)
    return judge
  }
}
