// The held disposable is forgotten after it was disposed. If its `dispose()` makes another call, it
// is disposed again.
// Rejected with: While the held disposable was disposed, it called retain() and dispose(), and was disposed once more.
import RxLite

final class MyRefCountDisposable: Disposable {
  private var held: (any Disposable)?
  private var lent = 0
  private var over = false
  init(disposable: any Disposable) { held = disposable }
  func retain() -> any Disposable {
    lent += 1
    return Disposables.create {
      self.lent -= 1; self.check()
    }
  }
  func dispose() { over = true; check() }
  private func check() { if over && lent == 0 { held?.dispose(); held = nil } }
}
