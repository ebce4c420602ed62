import RxLite
import Synchronization

/// Disposes what it holds once it was disposed itself and nothing that it lent out is left.
///
///     let lamp = MyRefCountDisposable(disposable: switchOff)
///     let reader = lamp.retain()
///     lamp.dispose()      // still lit: somebody reads
///     reader.dispose()    // off
///
/// `Disposables.create(with:)` runs its closure once: so nobody's goodbye is counted twice.
final class MyRefCountDisposable: Disposable {
  private let state: Mutex<(held: (any Disposable)?, lent: Int, isDisposed: Bool)>

  /// Holds `disposable`, and has lent nothing out.
  init(disposable: any Disposable) {
    state = Mutex((disposable, 0, false))
  }

  /// Lends out a disposable that counts.
  func retain() -> any Disposable {
    state.withLock { $0.lent += 1 }
    return Disposables.create { self.settle { $0.lent -= 1 } }
  }

  /// Gives up the first claim: the held disposable goes as soon as nothing lent is left.
  func dispose() {
    settle { $0.isDisposed = true }
  }

  /// Changes the state, and disposes what is held if this was the last that kept it.
  private func settle(
    _ change: (inout (held: (any Disposable)?, lent: Int, isDisposed: Bool)) -> Void
  ) {
    let released = state.withLock { state in
      change(&state)
      return state.isDisposed && state.lent == 0 ? state.held.take() : nil
    }
    released?.dispose()
  }
}
