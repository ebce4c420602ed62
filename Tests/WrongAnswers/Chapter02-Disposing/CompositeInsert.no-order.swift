// A dictionary finds a member by its key. It has no order.
// Rejected with: dispose() begins with the member that was inserted first.
import RxLite

final class MyComposite: Disposable {
  private var members: [Int: any Disposable] = [:]
  private var next = 0
  private var isDisposed = false
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    if isDisposed { disposable.dispose(); return nil }
    next += 1
    members[next] = disposable
    return next
  }
  func dispose() {
    isDisposed = true
    let released = members
    members = [:]
    for d in released.values { d.dispose() }
  }
}
