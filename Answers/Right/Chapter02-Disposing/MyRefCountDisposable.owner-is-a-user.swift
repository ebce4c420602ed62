// Counts the owner as the first user; each user ends its use once.
import RxLite
import Synchronization

final class MyRefCountDisposable: Disposable {
  private final class Count {
    let left = Mutex(0)
    let held: Mutex<(any Disposable)?>
    init(_ d: any Disposable) { held = Mutex(d) }
    func user() -> any Disposable {
      left.withLock { $0 += 1 }
      return Disposables.create {
        if self.left.withLock({
          $0 -= 1; return $0 == 0
        }) {
          self.held.withLock { $0.take() }?.dispose()
        }
      }
    }
  }
  private let count: Count
  private let first: any Disposable
  init(disposable: any Disposable) { count = Count(disposable); first = count.user() }
  func retain() -> any Disposable { count.user() }
  func dispose() { first.dispose() }
}
