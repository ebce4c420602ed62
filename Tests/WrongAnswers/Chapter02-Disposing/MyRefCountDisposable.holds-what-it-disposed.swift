// A flag remembers that the held disposable was disposed. It is disposed once, and held for ever.
// Rejected with: It is still held, and never released
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private let held: any Disposable
  private let state = Mutex<(lent: Int, isDisposed: Bool, isOver: Bool)>((0, false, false))
  init(disposable: any Disposable) { held = disposable }
  func retain() -> any Disposable {
    state.withLock { $0.lent += 1 }
    return Disposables.create { self.settle { $0.lent -= 1 } }
  }
  func dispose() { settle { $0.isDisposed = true } }
  private func settle(_ change: (inout (lent: Int, isDisposed: Bool, isOver: Bool)) -> Void) {
    let isLast = state.withLock { s in
      change(&s)
      let last = s.isDisposed && s.lent == 0 && !s.isOver
      if last { s.isOver = true }
      return last
    }
    if isLast { held.dispose() }
  }
}
