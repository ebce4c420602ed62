// After `dispose()` it lends out dummies, as if all were over by then. It isn't, while somebody reads.
// Rejected with: dispose() had been called, but the lamp was lit when the late reader came: it reads now.
import RxLite

final class MyRefCountDisposable: Disposable {
  private var held: (any Disposable)?
  private var lent = 0
  private var isDisposed = false

  init(disposable: any Disposable) { held = disposable }

  func retain() -> any Disposable {
    if isDisposed { return Disposables.create() }
    lent += 1
    return Disposables.create {
      self.lent -= 1
      self.settle()
    }
  }

  func dispose() {
    isDisposed = true
    settle()
  }

  private func settle() {
    if isDisposed, lent == 0 { held.take()?.dispose() }
  }
}
