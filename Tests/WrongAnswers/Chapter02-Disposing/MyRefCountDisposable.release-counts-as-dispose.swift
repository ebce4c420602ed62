// A user that is released counts as disposed. But only `dispose()` counts.
// Rejected with: What retain() returned was released, and not disposed.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private let state: Mutex<(held: (any Disposable)?, lent: Int, isDisposed: Bool)>
  init(disposable: any Disposable) { state = Mutex((disposable, 0, false)) }
  final class Lent: Disposable {
    private let owner = Mutex<MyRefCountDisposable?>(nil)
    init(_ o: MyRefCountDisposable) { owner.withLock { $0 = o } }
    func dispose() { owner.withLock { $0.take() }?.settle { $0.lent -= 1 } }
    deinit { dispose() }
  }
  func retain() -> any Disposable {
    state.withLock { $0.lent += 1 }
    return Lent(self)
  }
  func dispose() { settle { $0.isDisposed = true } }
  private func settle(
    _ change: (inout (held: (any Disposable)?, lent: Int, isDisposed: Bool)) -> Void
  ) {
    let released = state.withLock { state in
      change(&state)
      return state.isDisposed && state.lent == 0 ? state.held.take() : nil
    }
    released?.dispose()
  }
}
