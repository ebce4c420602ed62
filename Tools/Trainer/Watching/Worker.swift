import ExerciseJudge
import Foundation
import Synchronization

/// Examines exercises in the background, one at a time.
final class Worker: Sendable {
  private let examiner: Examiner
  private let whenReady: @Sendable () -> Void
  private let queue = DispatchQueue(label: "course.worker", qos: .userInitiated)
  private let state = Mutex((current: Cancellation(), results: [Session.Event]()))

  /// - Parameter whenReady: Called on another thread when there is something to fetch.
  init(_ examiner: Examiner, whenReady: @escaping @Sendable () -> Void) {
    (self.examiner, self.whenReady) = (examiner, whenReady)
  }

  /// Examines this exercise now, and cancels what is in progress.
  func examine(_ lesson: Lesson, isSave: Bool) {
    callOff()
    work { [examiner] cancellation in
      let outcome = try examiner.examine(lesson, unless: cancellation)
      let delay = isSave ? FileMark(lesson.exercise.source.path)?.age : nil
      return .found(outcome, id: lesson.id, after: delay)
    }
  }

  /// Examines these exercises when there is nothing else to do.
  func learn(_ lessons: [Lesson]) {
    for lesson in lessons {
      work { [examiner] cancellation in
        .learned(try examiner.standing(of: lesson, unless: cancellation), id: lesson.id)
      }
    }
  }

  /// Cancels what is in progress and what waits, and drops results about older files.
  func callOff() {
    state.withLock { state in
      state.current.cancel()
      state = (Cancellation(), [])
    }
  }

  /// Cancels everything, and returns when it has ended.
  func close() {
    callOff()
    queue.sync {}
  }

  /// Returns the results since the last call.
  func fetch() -> [Session.Event] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  private func work(_ job: @escaping @Sendable (Cancellation) throws -> Session.Event) {
    let cancellation = state.withLock { $0.current }
    queue.async { [self] in
      guard !cancellation.isCancelled, let event = try? job(cancellation) else { return }
      // If it was cancelled just after it had ended, its result is about older files.
      let isNews = state.withLock { state in
        guard !cancellation.isCancelled else { return false }
        state.results.append(event)
        return true
      }
      if isNews { whenReady() }
    }
  }
}
