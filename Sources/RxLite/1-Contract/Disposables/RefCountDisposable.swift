import Synchronization

/// Disposes what it holds once it has been disposed itself *and* every disposable that it returned
/// from `retain()` has been disposed, too.
///
///     let lamp = RefCountDisposable(disposable: switchOff)
///     let reader = lamp.retain()
///     lamp.dispose()     // still lit: there is a reader
///     reader.dispose()   // off
public final class RefCountDisposable: Cancelable {
  private struct State {
    var disposable: (any Disposable)?
    var lent = 0
    var isDisposed = false

    /// Returns what to dispose now, if no claim to it is left.
    mutating func releasedIfLast() -> (any Disposable)? {
      isDisposed && lent == 0 ? disposable.take() : nil
    }
  }

  private let state: Mutex<State>

  /// Creates a reference count for `disposable`, with only the first reference.
  public init(disposable: any Disposable) {
    state = Mutex(State(disposable: disposable))
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether the held disposable has been disposed.
  public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

  /// Returns a reference, which counts until it is disposed for the first time. Once the held
  /// disposable has been disposed, a new reference does nothing.
  public func retain() -> any Disposable {
    let isOver = state.withLock { state in
      guard state.disposable != nil else { return true }
      state.lent += 1
      return false
    }
    return isOver ? Disposables.create() : Disposables.create { self.giveBack() }
  }

  /// Releases the first reference: the held disposable is disposed as soon as no other reference is
  /// left.
  public func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.releasedIfLast()
    }
    released?.dispose()
  }

  private func giveBack() {
    let released = state.withLock { state in
      state.lent -= 1
      return state.releasedIfLast()
    }
    released?.dispose()
  }
}
