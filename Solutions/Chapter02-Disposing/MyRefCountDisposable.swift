import RxLite
import Synchronization

/// Disposes the held disposable once `dispose()` has been called and no user is left.
///
///     let connection = MyRefCountDisposable(disposable: close)
///     let download = connection.retain()
///     connection.dispose()   // still open: a download uses it
///     download.dispose()     // closed
///
/// `Disposables.create(with:)` runs its closure only once, so a user that is disposed twice counts
/// as one.
final class MyRefCountDisposable: Disposable {
  private let state: Mutex<(held: (any Disposable)?, users: Int, isDisposed: Bool)>

  /// Holds `disposable`, with no users yet.
  init(disposable: any Disposable) {
    state = Mutex((disposable, 0, false))
  }

  /// Counts one more user.
  ///
  /// - Returns: A disposable that ends this use. It holds `self`, so the count lives as long as there
  ///   is a user.
  func retain() -> any Disposable {
    state.withLock { $0.users += 1 }
    return Disposables.create { self.settle { $0.users -= 1 } }
  }

  /// Ends the owner's use. The held disposable is disposed as soon as it has no users.
  func dispose() {
    settle { $0.isDisposed = true }
  }

  /// Changes the state, and disposes the held disposable if that was the last use.
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
