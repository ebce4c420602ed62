// A recursive lock lets the same thread enter again. Another thread waits.
// Rejected with: Its dispose() waited for a thread that called replace(with:), and that thread waited for your lock.
import Foundation
import RxLite

final class MySerialDisposable: Disposable {
  private let lock = NSRecursiveLock()
  private var current: (any Disposable)?
  private var isDisposed = false
  func replace(with next: any Disposable) {
    lock.lock(); defer { lock.unlock() }
    if isDisposed { return next.dispose() }
    let old = current
    current = next
    old?.dispose()
  }
  func dispose() {
    lock.lock(); defer { lock.unlock() }
    isDisposed = true
    let old = current
    current = nil
    old?.dispose()
  }
}
