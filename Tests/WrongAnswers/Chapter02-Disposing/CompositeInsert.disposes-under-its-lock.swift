// Everything is done under the lock, to be on the safe side. A member that waits for somebody who comes in
// meanwhile waits for ever.
// Rejected with: Take the members out under the lock; dispose them after that.
import Foundation
import RxLite

final class MyComposite: Disposable {
  private let lock = NSLock()
  private var members: [any Disposable] = []
  private var isDisposed = false

  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    if isDisposed {
      disposable.dispose()
      return nil
    }
    members.append(disposable)
    return members.count
  }

  func dispose() {
    lock.lock()
    defer { lock.unlock() }
    isDisposed = true
    for member in members { member.dispose() }
    members = []
  }
}
