import Synchronization

/// An event that tasks can wait for.
public final class Moment: Sendable {
  private struct State {
    var hasCome = false
    var waiting: [AsyncStream<Void>.Continuation] = []
  }

  private let state = Mutex(State())

  public init() {}

  public func arrive() {
    let waiting = state.withLock { state in
      state.hasCome = true
      return state.waiting
    }
    for waiter in waiting {
      waiter.yield()
      waiter.finish()
    }
  }

  /// Waits for the event, and returns whether it happened in time. After the first wait in vain, later
  /// waits are shorter.
  public func hasCome(within limit: Duration? = nil) async -> Bool {
    let (stream, waiter) = AsyncStream.makeStream(of: Void.self)
    let isHere = state.withLock { state in
      state.waiting.append(waiter)
      return state.hasCome
    }
    if isHere { return true }
    let alarm = Task {
      try await pass(limit ?? Self.patience.withLock { $0 })
      waiter.finish()
    }
    defer { alarm.cancel() }
    for await _ in stream { return true }
    if limit == nil { Self.patience.withLock { $0 = .milliseconds(100) } }
    return false
  }

  private static let patience = Mutex(Duration.seconds(2))
}

/// Sleeps in small steps, so that time in which a busy machine runs no task at all doesn't count.
private func pass(_ duration: Duration) async throws {
  for _ in 0..<Int(duration / .milliseconds(10)) { try await Task.sleep(for: .milliseconds(10)) }
}
