// A flag remembers that `dispose()` was called. The members are disposed once, and held for ever.
// Rejected with: It is still held, and never released
import Foundation
import RxLite

final class MyComposite: Disposable {
  private let lock = NSLock()
  private var members: [Int: any Disposable] = [:]
  private var isDisposed = false
  private var nextKey = 0
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    let key: Int? = lock.withLock {
      if isDisposed { return nil }
      nextKey += 1
      members[nextKey] = disposable
      return nextKey
    }
    if key == nil { disposable.dispose() }
    return key
  }
  func dispose() {
    let wasDisposed = lock.withLock {
      defer { isDisposed = true }
      return isDisposed
    }
    if wasDisposed { return }
    for (_, d) in members.sorted(by: { $0.key < $1.key }) { d.dispose() }
  }
}
