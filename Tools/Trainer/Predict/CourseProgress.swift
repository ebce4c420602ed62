import ExerciseJudge
import Foundation
import Listings
import Wording

/// What the learner has done so far, as a page shows it.
package struct CourseProgress: Sendable, Encodable {
  /// What a chapter has, by its word.
  package struct Chapter: Sendable, Encodable {
    package var exercises = 0
    package var solved = 0
    package var questions = 0
    package var predicted = 0

    package init() {}
  }

  package var chapters: [String: Chapter] = [:]
  /// The exercises that are solved: `sharing/my-replay`.
  package var solved: [String] = []
  /// The questions that were answered rightly, at the first try or later: `errors/two-triggers`.
  package var predicted: [String] = []

  package init() {}
}

/// What a page in a browser does with the questions. It is the same score as that of `course predict`.
extension Trainer {
  private var predicting: Predicting {
    Predicting(course: course, console: console, cancellation: interruption)
  }

  /// Returns what the learner has done so far, in exercises and in questions.
  package func progress() throws -> CourseProgress {
    var progress = CourseProgress()
    for lesson in course.lessons {
      let isSolved = examiner.knownStanding(of: lesson) == .solved
      let word = String(lesson.id.prefix { $0 != "/" })
      progress.chapters[word, default: .init()].exercises += 1
      if isSolved {
        progress.chapters[word]?.solved += 1
        progress.solved.append(lesson.id)
      }
    }
    let questions = try predicting.questions()
    let score = Score(entries: predicting.journal.entries(), questions: questions)
    for question in questions {
      progress.chapters[question.word, default: .init()].questions += 1
      if score.isRight(question.id) {
        progress.chapters[question.word]?.predicted += 1
        progress.predicted.append(question.id)
      }
    }
    return progress
  }

  /// Records the learner's choice for a question, by the letter with which it is shown.
  package func choose(_ letter: String, for id: String) throws {
    guard let question = try predicting.questions().first(where: { $0.id == id }),
      let number = question.question.letters.firstIndex(of: letter)
    else { throw CommandError.missing("there is no such question, or no such choice.") }
    let choice = question.question.choices[number]
    guard predicting.journal.add(Score.Entry(choosing: choice, for: question)) else {
      throw CommandError(.notWritten, "the score can't be written.")
    }
  }
}
