// The name is the key, so two users of one name are one, and the first to go closes the connection.
// Rejected with: They are four, in the order in which they came.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private struct State {
    var held: (any Disposable)?
    var names: [String] = []
    var isDisposed = false
  }
  private let state: Mutex<State>
  var users: [String] { state.withLock { $0.names } }
  init(disposable: any Disposable) { state = Mutex(State(held: disposable)) }
  func retain(for name: String) -> any Disposable {
    let isOpen = state.withLock { state in
      if state.held != nil, !state.names.contains(name) { state.names.append(name) }
      return state.held != nil
    }
    guard isOpen else { return Disposables.create() }
    return Disposables.create { self.settle { $0.names.removeAll { $0 == name } } }
  }
  func dispose() { settle { $0.isDisposed = true } }
  private func settle(_ change: (inout State) -> Void) {
    let released = state.withLock { state in
      change(&state)
      return state.isDisposed && state.names.isEmpty ? state.held.take() : nil
    }
    released?.dispose()
  }
}
