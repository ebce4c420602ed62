import Synchronization

/// A place for a disposable that does not exist yet.
///
/// A source may end before the call that starts it has returned what stops it. Then whoever wants to
/// stop it needs something to hold: this. What is set after `dispose()` is disposed at once (rule 5).
public final class SingleAssignmentDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var isSet = false
    var disposable: (any Disposable)?
  }

  private let state = Mutex(State())

  /// An empty place.
  public init() { Resources.gained() }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Fills the place. A second call is a mistake in the program, and stops it.
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

  /// Disposes what is in the place, now or as soon as it comes.
  public func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.disposable.take()
    }
    released?.dispose()
  }
}
