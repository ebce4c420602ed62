import RxLite
import Synchronization

/// Disposes the held disposable once `dispose()` has been called and no user is left, and knows who is.
///
///     let connection = MyRefCountDisposable(disposable: close)
///     let song = connection.retain(for: "song")
///     connection.dispose()   // still open: connection.users is ["song"]
///     song.dispose()         // closed
///
/// `Disposables.create(with:)` runs its closure only once, and no two users have the same key.
final class MyRefCountDisposable: Disposable {
  private struct State {
    var held: (any Disposable)?
    var users: [Int: String] = [:]
    var nextKey = 0
    var isDisposed = false
  }

  private let state: Mutex<State>

  /// The names of the users, in the order in which they came.
  var users: [String] {
    state.withLock { $0.users }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Holds `disposable`, with no users yet.
  init(disposable: any Disposable) {
    state = Mutex(State(held: disposable))
  }

  /// Adds one more user.
  ///
  /// - Returns: A disposable that ends this use. It holds `self`, which lives as long as there is a user.
  func retain(for name: String) -> any Disposable {
    let key = state.withLock { state -> Int? in
      guard state.held != nil else { return nil }
      state.nextKey += 1
      state.users[state.nextKey] = name
      return state.nextKey
    }
    guard let key else { return Disposables.create() }
    return Disposables.create { self.settle { $0.users[key] = nil } }
  }

  /// Ends the owner's use. The held disposable is disposed as soon as it has no users.
  func dispose() {
    settle { $0.isDisposed = true }
  }

  /// Changes the state, and disposes the held disposable if that was the last use.
  private func settle(_ change: (inout State) -> Void) {
    let released = state.withLock { state in
      change(&state)
      return state.isDisposed && state.users.isEmpty ? state.held.take() : nil
    }
    released?.dispose()
  }
}
