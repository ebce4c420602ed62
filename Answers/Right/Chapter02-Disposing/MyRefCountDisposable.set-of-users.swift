// Keeps a set of the users, of which the owner is one.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private struct S { var held: (any Disposable)?; var users: Set<Int> = [0]; var next = 1 }
  private let state: Mutex<S>
  init(disposable: any Disposable) { state = Mutex(S(held: disposable)) }
  func retain() -> any Disposable {
    let id = state.withLock { s -> Int? in
      guard s.held != nil else { return nil }
      defer { s.next += 1 }
      s.users.insert(s.next)
      return s.next
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
