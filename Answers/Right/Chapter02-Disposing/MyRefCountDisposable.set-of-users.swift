// Keeps a set of the users, of which the owner is one, and the names of all that have ever come.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private struct S { var held: (any Disposable)?; var users: Set<Int> = [0]; var names = ["owner"] }
  private let state: Mutex<S>
  init(disposable: any Disposable) { state = Mutex(S(held: disposable)) }
  var users: [String] {
    state.withLock { s in s.users.sorted().filter { $0 > 0 }.map { s.names[$0] } }
  }
  func retain(for name: String) -> any Disposable {
    let id = state.withLock { s -> Int? in
      guard s.held != nil else { return nil }
      s.users.insert(s.names.count)
      s.names.append(name)
      return s.names.count - 1
    }
    guard let id else { return Disposables.create() }
    return Disposables.create { self.end(id) }
  }
  func dispose() { end(0) }
  private func end(_ id: Int) {
    let released = state.withLock { s in
      s.users.remove(id)
      return s.users.isEmpty ? s.held.take() : nil
    }
    released?.dispose()
  }
}
