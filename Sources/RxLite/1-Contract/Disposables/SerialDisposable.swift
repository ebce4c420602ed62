import Synchronization

/// Holds one disposable at a time: replacing it disposes the one that was there.
///
///     serial.disposable = first
///     serial.disposable = second   // first is disposed
///     serial.dispose()             // second is disposed
///     serial.disposable = third    // third is disposed at once
public final class SerialDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var disposable: (any Disposable)?
  }

  private let state = Mutex(State())

  /// Holds nothing yet.
  public init() { Resources.gained() }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The disposable in force. Setting it disposes the one before; after `dispose()` it disposes the
  /// new one at once (rule 5).
  public var disposable: any Disposable {
    get { state.withLock { $0.disposable } ?? Disposables.create() }
    set {
      let released = state.withLock { state -> (any Disposable)? in
        guard !state.isDisposed else { return newValue }
        let before = state.disposable
        state.disposable = newValue
        return before
      }
      released?.dispose()
    }
  }

  /// Disposes the one in force, and every later one.
  public func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.disposable.take()
    }
    released?.dispose()
  }
}
