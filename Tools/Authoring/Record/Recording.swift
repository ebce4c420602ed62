import ExerciseJudge
import Foundation
import Listings
import Trainer
import Wording

extension Trainer {
  /// `course record`: writes what the chapters' questions ask and answer, with each program's
  /// `--questions`.
  func record(_ arguments: Arguments) throws -> ExitStatus {
    let names = try arguments.names.map { try course.chapter($0).name }
    for chapter in names.isEmpty ? course.chapters.map(\.name) : names {
      let path = "Sources/\(chapter)/\(RecordedQuestions.fileName)"
      let program = try ChapterProgram(chapter, in: folder, until: interruption)
      let child = try program.run(["--questions"], outputLimit: 4 << 20, until: interruption)
      guard child.ending == .exit(0),
        let recorded = try? RecordedQuestions(json: child.output)
      else {
        throw CommandError(
          .no, "\(chapter) did not run to its end; `swift run \(chapter) --questions` shows why.")
      }
      let isNew = text(of: folder.url.appending(path: path)) != child.output
      if isNew {
        try attempting("write \(path)") {
          try Data(child.output.utf8)
            .write(to: folder.url.appending(path: path), options: .atomic)
        }
      }
      let count = recorded.questions.count
      console.write("\(path): \(count) questions\(isNew ? ", recorded" : ", as before")")
    }
    return .done
  }
}
