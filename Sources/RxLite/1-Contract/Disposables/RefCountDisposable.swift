import Synchronization

/// Disposes what it holds when it has been disposed itself *and* every disposable that it lent out
/// has been disposed too.
///
///     let lamp = RefCountDisposable(disposable: switchOff)
///     let reader = lamp.retain()
///     lamp.dispose()     // still lit: somebody reads
///     reader.dispose()   // off
public final class RefCountDisposable: Cancelable {
  private struct State {
    var disposable: (any Disposable)?
    var lent = 0
    var isDisposed = false

    /// What to dispose now, if this was the last that kept it.
    mutating func releasedIfLast() -> (any Disposable)? {
      isDisposed && lent == 0 ? disposable.take() : nil
    }
  }

  private let state: Mutex<State>

  /// Holds `disposable`, and has lent nothing out.
  public init(disposable: any Disposable) {
    state = Mutex(State(disposable: disposable))
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether the held disposable has been disposed.
  public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

  /// Lends out a disposable that counts: each counts once, however often it is disposed. Once all is
  /// over, what is lent does nothing.
  public func retain() -> any Disposable {
    let isOver = state.withLock { state in
      guard state.disposable != nil else { return true }
      state.lent += 1
      return false
    }
    return isOver ? Disposables.create() : Disposables.create { self.giveBack() }
  }

  /// Gives up the first claim: the held disposable goes as soon as nothing lent is left.
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
