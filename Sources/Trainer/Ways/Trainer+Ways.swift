import ExerciseJudge
import Foundation

extension Trainer {
  func obey(_ way: Way) throws -> ExitStatus {
    switch way {
    case .predict(let request):
      return try Predicting(course, console, until: interruption).run(request)
    case .report(let asJSON):
      try prepare()
      return try Reporting(course, examiner, judge, console, until: interruption)
        .run(asJSON: asJSON)
    case .junit(let names, let file):
      let lessons = try names.isEmpty ? course.lessons : names.flatMap { try course.lessons($0) }
      let place = try JUnitFile(file)
      try prepare()
      return try JUnitCheck(course, examiner, console, until: interruption)
        .run(lessons, writingTo: place)
    case .export(let folder, let chapters):
      return try Exporting(course, console).run(to: folder, chapters: chapters)
    case .new(let part):
      return try NewParts(course.folder, console).make(part)
    }
  }
}

/// Where a learner's records lie. Git ignores the folder, and no clean-up of the build touches it.
struct RecordFolder {
  let url: URL

  init(of course: CourseFolder) { url = course.url.appending(path: "Exercises/Kept") }

  var tries: URL { url.appending(path: "tries.jsonl") }
  var predictions: URL { url.appending(path: "predictions.jsonl") }
}
