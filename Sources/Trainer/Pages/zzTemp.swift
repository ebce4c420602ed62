import ExerciseJudge
import Foundation
import Wording

struct VerdictStory {
  let v: Verdict
  init(_ verdict: Verdict, of: Exercise, in: CourseFolder) { v = verdict }
  var headline: Line { Line("\(v)".prefix(60).description) }
  func lines(width: Int) -> [Line] { Line.lines("\(v)") }
}
