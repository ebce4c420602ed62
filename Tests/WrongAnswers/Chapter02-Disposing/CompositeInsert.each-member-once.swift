// The same disposable is not inserted twice, since disposing it twice does nothing. That is for the
// disposable to decide.
// Rejected with: It was inserted twice: two keys.
import RxLite

final class MyComposite: Disposable {
  private var members: [any Disposable] = []
  private var isDisposed = false
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    if isDisposed { disposable.dispose(); return nil }
    if let i = members.firstIndex(where: { $0 as AnyObject === disposable as AnyObject }) {
      return i
    }
    members.append(disposable)
    return members.count - 1
  }
  func dispose() {
    isDisposed = true
    let m = members
    members = []
    m.forEach { $0.dispose() }
  }
}
