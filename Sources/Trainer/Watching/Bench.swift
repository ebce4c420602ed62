import ExerciseJudge
import Foundation
import Synchronization

/// Where exercises are examined while the learner goes on: one at a time, the one that is asked for
/// before all others. What was found lies ready to be fetched.
final class Bench: Sendable {
  private let examiner: Examiner
  private let whenReady: @Sendable () -> Void
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "course.bench", qos: .userInitiated)

  private struct State {
    var wanted: (lesson: Lesson, isSave: Bool)?
    /// Those of which nothing is known, for when there is nothing else to do.
    var unknown: [Lesson]
    var underWay: Cancellation?
    var isAtWork = false
    var isClosed = false
    var results: [Session.Happening] = []

    /// Stops what is under way, and drops what was found about an older content of this file.
    mutating func callOff(about id: String) {
      wanted = nil
      underWay?.cancel()
      results.removeAll { result in
        if case .found(_, id, _) = result { true } else { false }
      }
    }
  }

  /// - Parameter whenReady: called on another thread, when there is something to fetch.
  init(_ examiner: Examiner, unknown: [Lesson], whenReady: @escaping @Sendable () -> Void) {
    self.examiner = examiner
    self.whenReady = whenReady
    state = Mutex(State(unknown: unknown))
  }

  /// Whatever is under way is called off: it is about a file that is no more.
  func examine(_ lesson: Lesson, isSave: Bool) {
    let start = state.withLock { state in
      state.callOff(about: lesson.id)
      state.wanted = (lesson, isSave)
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    if start { queue.async { self.work() } }
  }

  /// The file of this exercise is no more, so nothing is to be found about it.
  func callOff(_ lesson: Lesson) {
    state.withLock { $0.callOff(about: lesson.id) }
  }

  /// Calls off what is under way, and begins nothing any more. Returns when all of it has ended.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.underWay?.cancel()
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
      switch job {
      case .examine(let lesson, let isSave):
        result = examiner.examine(lesson, unless: cancellation).map { outcome in
          let delay = isSave ? FileMark(lesson.exercise.source.path)?.age : nil
          return .found(outcome, id: lesson.id, after: delay)
        }
      case .learn(let lesson):
        result = examiner.standing(of: lesson, unless: cancellation).map {
          .learned($0, id: lesson.id)
        }
      }
      end(job, result, cancellation)
    }
  }

  private enum Job {
    case examine(Lesson, isSave: Bool)
    case learn(Lesson)
  }

  private func begin() -> (Job, Cancellation)? {
    state.withLock { state in
      let cancellation = Cancellation()
      if !state.isClosed, let (lesson, isSave) = state.wanted {
        (state.wanted, state.underWay) = (nil, cancellation)
        return (.examine(lesson, isSave: isSave), cancellation)
      }
      if !state.isClosed, let lesson = state.unknown.popLast() {
        state.underWay = cancellation
        return (.learn(lesson), cancellation)
      }
      state.isAtWork = false
      return nil
    }
  }

  private func end(_ job: Job, _ result: Session.Happening?, _ cancellation: Cancellation) {
    let isWanted = state.withLock { state in
      state.underWay = nil
      // It may have been called off when it had just ended: then it is about an older content, too.
      if let result, !cancellation.isCancelled {
        state.results.append(result)
        return true
      }
      // It was called off for something more urgent.
      if case .learn(let lesson) = job { state.unknown.append(lesson) }
      return false
    }
    if isWanted { whenReady() }
  }
}
