import RxLite
import Synchronization

/// Disposes what it holds once it was disposed itself and nothing that it users out is left.
///
///     let lamp = MyRefCountDisposable(disposable: switchOff)
///     let reader = lamp.retain()
///     lamp.dispose()      // still lit: somebody reads
///     reader.dispose()    // off
///
/// `Disposables.create(with:)` runs its closure once: so nobody's goodbye is counted twice.
final class MyRefCountDisposable: Disposable {
  private let state: Mutex<(held: (any Disposable)?, users: Int, isDisposed: Bool)>

  /// Holds `disposable`, which has no users yet.
  init(disposable: any Disposable) {
    state = Mutex((disposable, 0, false))
  }

  /// Counts one more user.
  ///
  /// - Returns: A disposable that ends this use. It holds `self`, so the count lives as long as a user.
  func retain() -> any Disposable {
    state.withLock { $0.users += 1 }
    return Disposables.create { self.settle { $0.users -= 1 } }
  }

  /// Ends the owner's own use: disposes the held disposable as soon as it has no users.
  func dispose() {
    settle { $0.isDisposed = true }
  }

  /// Changes the state, and disposes the held disposable if that ended the last use.
  private func settle(
    _ change: (inout (held: (any Disposable)?, users: Int, isDisposed: Bool)) -> Void
  ) {
    let released = state.withLock { state in
      change(&state)
      return state.isDisposed && state.users == 0 ? state.held.take() : nil
    }
    released?.dispose()
  }
}
