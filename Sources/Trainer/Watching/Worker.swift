import ExerciseJudge
import Foundation
import Synchronization

/// Where exercises are examined while the learner goes on: one at a time, the one that is asked for
/// before all others. What was found lies ready to be fetched.
final class Worker: Sendable {
  private let examiner: Examiner
  private let whenReady: @Sendable () -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "course.worker", qos: .userInitiated)

  private struct Job {
    let lesson: Lesson
    /// Whether somebody waits for it; else it is for when there is nothing else to do.
    var isWanted = false
    var isSave = false
  }

  private struct State {
    /// The last one comes first.
    var jobs: [Job] = []
    var current: (job: Job, cancellation: Cancellation)?
    var isClosed = false
    var results: [Session.Happening] = []

    /// Stops what is in progress, and drops what was found about an older content of this file.
    mutating func callOff(about id: String) {
      jobs.removeAll { $0.isWanted || $0.lesson.id == id }
      current?.cancellation.cancel()
      results.removeAll { if case .found(_, id, _) = $0 { true } else { false } }
    }
  }

  /// - Parameter whenReady: Is called on another thread, when there is something to fetch.
  init(_ examiner: Examiner, whenReady: @escaping @Sendable () -> Void) {
    (self.examiner, self.whenReady) = (examiner, whenReady)
  }

  /// Whatever is in progress is called off: it is about a file that is no more.
  func examine(_ lesson: Lesson, isSave: Bool) {
    state.withLock { state in
      state.callOff(about: lesson.id)
      state.jobs.append(Job(lesson: lesson, isWanted: true, isSave: isSave))
    }
    queue.async { self.work() }
  }

  /// Finds out about these when there is nothing else to do.
  func learn(_ lessons: [Lesson]) {
    state.withLock { state in
      let known = Set(state.jobs.map(\.lesson.id))
      let new = lessons.reversed().filter { !known.contains($0.id) }.map { Job(lesson: $0) }
      state.jobs.insert(contentsOf: new, at: 0)
    }
    queue.async { self.work() }
  }

  /// The file of this exercise is no more, so nothing is to be found about it.
  func callOff(_ lesson: Lesson) { state.withLock { $0.callOff(about: lesson.id) } }

  /// Calls off what is in progress, and begins nothing any more. Returns when all of it has ended.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.current?.cancellation.cancel()
    }
    queue.sync {}
  }

  /// What has been found since the last time.
  func fetch() -> [Session.Happening] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  private func work() {
    while let (job, cancellation) = begin() {
      let result: Session.Happening?
      if job.isWanted {
        result = examiner.examine(job.lesson, unless: cancellation).map { outcome in
          let delay = job.isSave ? FileMark(job.lesson.exercise.source.path)?.age : nil
          return .found(outcome, id: job.lesson.id, after: delay)
        }
      } else {
        result = examiner.standing(of: job.lesson, unless: cancellation).map {
          .learned($0, id: job.lesson.id)
        }
      }
      end(job, result, cancellation)
    }
  }

  private func begin() -> (Job, Cancellation)? {
    state.withLock { state in
      guard !state.isClosed, let job = state.jobs.popLast() else { return nil }
      let cancellation = Cancellation()
      state.current = (job, cancellation)
      return (job, cancellation)
    }
  }

  private func end(_ job: Job, _ result: Session.Happening?, _ cancellation: Cancellation) {
    let isNews = state.withLock { state in
      state.current = nil
      // It may have been called off when it had just ended: then it is about an older content, too.
      if let result, !cancellation.isCancelled {
        state.results.append(result)
        return true
      }
      // It was called off for something more urgent.
      if !job.isWanted { state.jobs.insert(job, at: 0) }
      return false
    }
    if isNews { whenReady() }
  }
}
