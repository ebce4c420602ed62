// The composite is marked as disposed when all its members are. A newcomer that comes while they are at it
// is kept, and then swept out with the others.
// Rejected with: The newcomer came after dispose() had been called, while the members were being disposed.
import RxLite

final class MyComposite: Disposable {
  private var members: [any Disposable] = []
  private var isDisposed = false

  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    members.append(disposable)
    return members.count
  }

  func dispose() {
    if isDisposed { return }
    for member in members { member.dispose() }
    members = []
    isDisposed = true
  }
}
