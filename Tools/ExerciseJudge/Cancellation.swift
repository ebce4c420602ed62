import Synchronization

/// Stops judgements from another thread: their processes are killed at once, and they end without a
/// verdict. A cancellation can't be undone.
public final class Cancellation: Sendable {
  private let cancelled = Atomic(false)

  public init() {}

  public func cancel() { cancelled.store(true, ordering: .relaxed) }

  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
}
