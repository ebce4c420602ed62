import Dispatch
import Synchronization

/// A request that has reached the server, and its outcome.
public struct LoopbackEntry: Sendable, Equatable, CustomStringConvertible {
  /// The outcome of a request.
  public enum Outcome: Sendable, Equatable {
    /// It waits for its answer.
    case waiting
    /// It was answered with this status.
    case answered(Int)
    /// The client closed the connection before there was an answer.
    case abandoned
  }

  /// `GET`, `POST` …
  public let method: String
  /// The path, without its query.
  public let path: String
  /// The outcome so far.
  public internal(set) var outcome: Outcome

  /// A text such as `GET /about: answered(200)`.
  public var description: String { "\(method) \(path): \(outcome)" }
}

/// All requests, in the order in which they arrived, and the threads that wait for an entry.
final class RequestLog: Sendable {
  typealias Condition = @Sendable ([LoopbackEntry]) -> Bool

  private struct Waiter {
    let condition: Condition
    let isMet: DispatchSemaphore
  }

  private struct State {
    var entries: [LoopbackEntry] = []
    var waiters: [Int: Waiter] = [:]
    var nextKey = 0
  }

  private let state = Mutex(State())

  var entries: [LoopbackEntry] { state.withLock { $0.entries } }

  /// - Returns: The number of the entry.
  func add(_ request: LoopbackRequest) -> Int {
    change { entries in
      entries.append(
        LoopbackEntry(method: request.method, path: request.path, outcome: .waiting))
      return entries.count - 1
    }
  }

  func settle(_ entry: Int, _ outcome: LoopbackEntry.Outcome) {
    change { $0[entry].outcome = outcome }
  }

  /// Blocks this thread until `condition` holds.
  ///
  /// - Returns: Whether it did in time.
  func wait(atMost limit: DispatchTimeInterval, until condition: @escaping Condition) -> Bool {
    let isMet = DispatchSemaphore(value: 0)
    let key = state.withLock { state -> Int? in
      if condition(state.entries) { return nil }
      state.nextKey += 1
      state.waiters[state.nextKey] = Waiter(condition: condition, isMet: isMet)
      return state.nextKey
    }
    guard let key else { return true }
    let isInTime = isMet.wait(timeout: .now() + limit) == .success
    state.withLock { $0.waiters[key] = nil }
    return isInTime
  }

  private func change<Result: Sendable>(
    _ body: (inout [LoopbackEntry]) -> Result
  ) -> Result {
    state.withLock { state in
      let result = body(&state.entries)
      for waiter in state.waiters.values where waiter.condition(state.entries) {
        waiter.isMet.signal()
      }
      return result
    }
  }
}
