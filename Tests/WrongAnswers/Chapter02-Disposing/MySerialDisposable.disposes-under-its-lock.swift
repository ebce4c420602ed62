// The whole method is put under the lock: so nothing can be forgotten. But a `dispose()` that
// somebody else wrote may wait for a thread that waits for this lock.
// Rejected with: that thread waited for your lock
import Foundation
import RxLite

final class MySerialDisposable: Disposable {
  private let lock = NSRecursiveLock()
  private var current: (any Disposable)?
  private var isDisposed = false

  func replace(with next: any Disposable) {
    lock.withLock {
      guard !isDisposed else { return next.dispose() }
      current?.dispose()
      current = next
    }
  }

  func dispose() {
    lock.withLock {
      isDisposed = true
      current?.dispose()
      current = nil
    }
  }
}
