import Foundation

/// Runs a chapter: a series of listings, all or only some of them.
///
/// A chapter's `main.swift` calls nothing else:
///
///     chapter("Chapter01-Observables") {
///       listing("myJust", "one element, then the end", reproduces: "A4") {
///         _ = myJust(0).subscribe(onNext: { print($0) })
///       }
///     }
///
/// - Parameters:
///   - name: The name of the chapter's executable, for messages.
///   - options: What the chapter can do besides running its listings.
///   - file: The chapter's source file. The folder `Reference` is looked for in the folders above it.
///   - lesson: Calls `listing` once for each listing, in the order of the lesson, and `question` for each
///     question. The listings of the folder `Older` come last.
public func chapter(
  _ name: String, options: [ExtraOption] = [], file: StaticString = #filePath, _ lesson: () -> Void
) {
  StandardOutput.prepare()
  recordDebugLines()
  var listings: [Listing] = []
  let questions = Question.collect { listings = Listing.collect(lesson) }
  do {
    let arguments = CommandLine.arguments.dropFirst()
    if let extra = options.first(where: { $0.isMeant(by: arguments) }) {
      exit(try extra.run(arguments))
    }
    let extras = options
    let options = try Options(arguments, listings: listings, extras: extras)
    let program = Program(
      name: name, source: "\(file)", options: options, extras: extras,
      questions: questions, listings: options.select(from: listings))
    let status = try program.run()
    if status != .done { exit(status.rawValue) }
  } catch let error as ProgramError {
    StandardError.write("\(name): \(error.sentence)\n")
    exit(error.status.rawValue)
  } catch {
    StandardError.write("\(name): \(error)\n")
    exit(ExitStatus.differs.rawValue)
  }
}

/// The exit status of a chapter. All but `done` and `differs` are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  case differs = 1
  case misused = 64
  case noReference = 66
  case notCreated = 73
  case outputFailed = 74
}

/// The reason why a chapter does not run: one sentence for standard error.
struct ProgramError: Error, Equatable {
  let status: ExitStatus
  let sentence: String
}
