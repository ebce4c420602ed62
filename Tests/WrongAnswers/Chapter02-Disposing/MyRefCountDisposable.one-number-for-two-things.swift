// The owner is counted like a user. Its second `dispose()` then counts as the end of a use.
// Rejected with: dispose() was called twice, and the second call was counted as the end of the download.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private let count = Mutex(1)
  private let held: any Disposable
  init(disposable: any Disposable) { held = disposable }
  func retain() -> any Disposable {
    count.withLock { $0 += 1 }
    return Disposables.create { self.dispose() }
  }
  func dispose() {
    let isLast = count.withLock {
      $0 -= 1; return $0 == 0
    }
    if isLast { held.dispose() }
  }
}
