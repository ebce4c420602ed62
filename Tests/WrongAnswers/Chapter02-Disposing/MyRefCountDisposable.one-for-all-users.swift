// `retain()` returns the same disposable each time, so the first user that is disposed ends the use
// of all.
// Rejected with: One download was disposed twice, and was counted as two.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private let state: Mutex<(held: (any Disposable)?, lent: Bool, isDisposed: Bool)>
  private lazy var user: any Disposable = Disposables.create { self.settle { $0.lent = false } }
  init(disposable: any Disposable) { state = Mutex((disposable, false, false)) }
  func retain() -> any Disposable {
    state.withLock { $0.lent = true }
    return user
  }
  func dispose() { settle { $0.isDisposed = true } }
  private func settle(
    _ change: (inout (held: (any Disposable)?, lent: Bool, isDisposed: Bool)) -> Void
  ) {
    state.withLock { s in
      change(&s); return s.isDisposed && !s.lent ? s.held.take() : nil
    }?.dispose()
  }
}
