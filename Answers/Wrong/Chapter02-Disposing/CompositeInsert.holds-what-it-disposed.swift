// A flag remembers that `dispose()` was called. The members are disposed once, and held for ever.
// Rejected with: It is still held, and never released
import RxLite

final class MyComposite: Disposable {
  private var members: [any Disposable] = []
  private var isDisposed = false
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    if isDisposed { disposable.dispose(); return nil }
    members.append(disposable)
    return members.count
  }
  func dispose() {
    if isDisposed { return }
    isDisposed = true
    for d in members { d.dispose() }
  }
}
