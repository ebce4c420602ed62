// Each goodbye takes one from the count, and it seems that each reader says it once. But
// `dispose()` may be called twice, and the second call is counted for somebody who is still there.
// Rejected with: was counted as two
import RxLite

final class MyRefCountDisposable: Disposable {
  private let held: any Disposable
  private var lent = 0
  private var isDisposed = false
  private var isOver = false

  init(disposable: any Disposable) { held = disposable }

  func retain() -> any Disposable {
    lent += 1
    return Reader(of: self)
  }

  func dispose() {
    isDisposed = true
    settle()
  }

  private func settle() {
    guard isDisposed, lent <= 0, !isOver else { return }
    isOver = true
    held.dispose()
  }

  private struct Reader: Disposable {
    let owner: MyRefCountDisposable
    init(of owner: MyRefCountDisposable) { self.owner = owner }
    func dispose() {
      owner.lent -= 1
      owner.settle()
    }
  }
}
