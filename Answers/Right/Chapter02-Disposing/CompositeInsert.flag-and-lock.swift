// A flag beside an array, and keys that count down.
import Foundation
import RxLite

final class MyComposite: Disposable {
  private let lock = NSLock()
  private var members: [(Int, any Disposable)] = []
  private var isDisposed = false
  private var nextKey = 100
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    lock.lock()
    if isDisposed { lock.unlock(); disposable.dispose(); return nil }
    defer { lock.unlock() }
    nextKey -= 1
    members.append((nextKey, disposable))
    return nextKey
  }
  func dispose() {
    lock.lock()
    isDisposed = true
    let m = members
    members.removeAll()
    lock.unlock()
    for (_, d) in m { d.dispose() }
  }
}
