import Synchronization

/// A disposable that only remembers whether it was disposed: a flag to check between the steps of a
/// long piece of work.
public final class BooleanDisposable: Cancelable {
  private let disposed: Atomic<Bool>

  /// Creates a flag that isn't set.
  public convenience init() { self.init(isDisposed: false) }

  /// Creates a flag that may be set from the beginning.
  ///
  /// - Parameter isDisposed: Whether the flag counts as disposed from the beginning.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Sets the flag.
  public func dispose() { disposed.store(true, ordering: .releasing) }
}
