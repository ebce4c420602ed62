import ExerciseJudge
import Foundation
import Synchronization

/// Examines exercises while the learner goes on: one at a time, the one that is asked for before all
/// others.
final class Worker: Sendable {
  private struct Job {
    let lesson: Lesson
    /// Whether somebody waits for it; else it is for when there is nothing else to do.
    let isWanted: Bool
    let isSave: Bool
  }

  private struct State {
    /// The last one comes first.
    var jobs: [Job] = []
    var current: Cancellation?
    var isClosed = false
    var results: [Session.Event] = []

    /// Stops what is in progress, and drops what was found about an older content of this file.
    mutating func callOff(_ id: String) {
      jobs.removeAll { $0.isWanted || $0.lesson.id == id }
      current?.cancel()
      results.removeAll { if case .found(_, id, _) = $0 { true } else { false } }
    }
  }

  private let examiner: Examiner
  private let whenReady: @Sendable () -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "course.worker", qos: .userInitiated)

  /// - Parameter whenReady: Is called on another thread when there is something to fetch.
  init(_ examiner: Examiner, whenReady: @escaping @Sendable () -> Void) {
    (self.examiner, self.whenReady) = (examiner, whenReady)
  }

  /// Examines this exercise now. Whatever is in progress is cancelled.
  func examine(_ lesson: Lesson, isSave: Bool) {
    state.withLock { state in
      state.callOff(lesson.id)
      state.jobs.append(Job(lesson: lesson, isWanted: true, isSave: isSave))
    }
    queue.async { self.work() }
  }

  /// Finds out about these when there is nothing else to do.
  func learn(_ lessons: [Lesson]) {
    state.withLock { state in
      let known = Set(state.jobs.map(\.lesson.id))
      state.jobs.insert(
        contentsOf: lessons.reversed().filter { !known.contains($0.id) }
          .map { Job(lesson: $0, isWanted: false, isSave: false) }, at: 0)
    }
    queue.async { self.work() }
  }

  /// The file of this exercise is gone, so nothing is to be found about it.
  func callOff(_ lesson: Lesson) { state.withLock { $0.callOff(lesson.id) } }

  /// Cancels what is in progress, and returns when it has ended.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.current?.cancel()
    }
    queue.sync {}
  }

  /// What has been found since the last time.
  func fetch() -> [Session.Event] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  private func work() {
    while let (job, cancellation) = begin() {
      let result: Session.Event? =
        job.isWanted
        ? examiner.examine(job.lesson, unless: cancellation).map {
          let delay = job.isSave ? FileMark(job.lesson.exercise.source.path)?.age : nil
          return .found($0, id: job.lesson.id, after: delay)
        }
        : examiner.standing(of: job.lesson, unless: cancellation).map {
          .learned($0, id: job.lesson.id)
        }
      end(job, result, cancellation)
    }
  }

  private func begin() -> (Job, Cancellation)? {
    state.withLock { state in
      guard !state.isClosed, let job = state.jobs.popLast() else { return nil }
      let cancellation = Cancellation()
      state.current = cancellation
      return (job, cancellation)
    }
  }

  private func end(_ job: Job, _ result: Session.Event?, _ cancellation: Cancellation) {
    let isNews = state.withLock { state in
      state.current = nil
      // It may have been cancelled when it had just ended: then it is about an older content, too.
      guard let result, !cancellation.isCancelled else {
        if !job.isWanted { state.jobs.insert(job, at: 0) }
        return false
      }
      state.results.append(result)
      return true
    }
    if isNews { whenReady() }
  }
}
