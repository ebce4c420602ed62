import Synchronization

/// A placeholder for a disposable that doesn't exist yet.
///
/// A source may end before the call that starts it has returned a disposable. To cancel it until
/// then, you need an object that exists earlier: this one. A disposable that is set after
/// `dispose()` is disposed at once (rule 5).
public final class SingleAssignmentDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var isSet = false
    var disposable: (any Disposable)?
  }

  private let state = Mutex(State())

  /// Creates an empty placeholder.
  public init() { Resources.gained() }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Sets the disposable. A second call is a programming error and stops the program.
  public func setDisposable(_ disposable: any Disposable) {
    let isLate = state.withLock { state in
      if state.isSet {
        refuse(
          "oldState.disposable != nil: a SingleAssignmentDisposable is set once. To replace "
            + "what it holds, use a SerialDisposable.")
      }
      state.isSet = true
      if !state.isDisposed { state.disposable = disposable }
      return state.isDisposed
    }
    if isLate { disposable.dispose() }
  }

  /// Disposes the disposable, now or as soon as it is set.
  public func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.disposable.take()
    }
    released?.dispose()
  }
}
