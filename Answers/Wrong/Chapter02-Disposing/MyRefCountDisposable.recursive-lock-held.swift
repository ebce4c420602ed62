// A recursive lock lets the same thread enter again. Another thread waits.
// Rejected with: Decide under the lock whether it has to go; dispose it when the lock is free.
import Foundation
import RxLite

final class MyRefCountDisposable: Disposable {
  private let lock = NSRecursiveLock()
  private var held: (any Disposable)?
  private var lent: [(key: Int, name: String)] = []
  private var next = 0
  private var over = false
  init(disposable: any Disposable) { held = disposable }
  var users: [String] { lock.withLock { lent.map(\.name) } }
  func retain(for name: String) -> any Disposable {
    let key = lock.withLock { () -> Int? in
      guard held != nil else { return nil }
      next += 1
      lent.append((next, name))
      return next
    }
    return Disposables.create {
      self.lock.withLock {
        self.lent.removeAll { $0.key == key }
        self.check()
      }
    }
  }
  func dispose() {
    lock.withLock {
      over = true; check()
    }
  }
  private func check() { if over && lent.isEmpty { let h = held; held = nil; h?.dispose() } }
}
