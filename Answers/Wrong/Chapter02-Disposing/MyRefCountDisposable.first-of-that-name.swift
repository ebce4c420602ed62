// The names are in an array, and the first one that is equal leaves. But the other one of that name was disposed.
// Rejected with: the second one was disposed. The first one is still there.
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
      if state.held != nil { state.names.append(name) }
      return state.held != nil
    }
    guard isOpen else { return Disposables.create() }
    return Disposables.create {
      self.settle { state in
        if let index = state.names.firstIndex(of: name) { state.names.remove(at: index) }
      }
    }
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
