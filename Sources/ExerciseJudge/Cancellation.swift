import Synchronization

/// Stops judgements from another thread: whatever they have started is killed at once, and they
/// end without a verdict. One that is cancelled stays so.
public final class Cancellation: Sendable {
  private let cancelled = Atomic(false)

  public init() {}

  public func cancel() { cancelled.store(true, ordering: .relaxed) }

  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
}
