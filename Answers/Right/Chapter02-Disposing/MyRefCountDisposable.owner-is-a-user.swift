// Counts the owner as the first user, without a name. A user is an object, and two objects are never the same.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private final class User: Sendable {
    let name: String?
    init(_ name: String?) { self.name = name }
  }
  private struct S { var held: (any Disposable)?; var users: [User] }
  private let owner = User(nil)
  private let state: Mutex<S>
  var users: [String] { state.withLock { $0.users.compactMap(\.name) } }
  init(disposable: any Disposable) { state = Mutex(S(held: disposable, users: [owner])) }
  func retain(for name: String) -> any Disposable {
    let user = User(name)
    state.withLock { s in if s.held != nil { s.users.append(user) } }
    return Disposables.create { self.end(user) }
  }
  func dispose() { end(owner) }
  private func end(_ user: User) {
    let released = state.withLock { s in
      s.users.removeAll { $0 === user }
      return s.users.isEmpty ? s.held.take() : nil
    }
    released?.dispose()
  }
}
