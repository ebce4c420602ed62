// A recursive lock lets the same thread enter again. Another thread waits.
// Rejected with: Decide under the lock whether it has to go; dispose it when the lock is free.
import Foundation
import RxLite

final class MyRefCountDisposable: Disposable {
  private let lock = NSRecursiveLock()
  private var held: (any Disposable)?
  private var lent = 0
  private var over = false
  init(disposable: any Disposable) { held = disposable }
  func retain() -> any Disposable {
    lock.withLock { lent += 1 }
    return Disposables.create {
      self.lock.withLock {
        self.lent -= 1; self.check()
      }
    }
  }
  func dispose() {
    lock.withLock {
      over = true; check()
    }
  }
  private func check() { if over && lent == 0 { let h = held; held = nil; h?.dispose() } }
}
