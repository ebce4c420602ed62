// The late one is disposed as it should be, but a key is returned all the same: it costs nothing.
// The caller now believes that the composite has it.
// Rejected with: the answer to it is nil
import RxLite
import Synchronization

final class MyComposite: Disposable {
  private let state = Mutex<(members: [any Disposable], nextKey: Int, isDisposed: Bool)>(
    ([], 0, false))

  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    let (key, isLate) = state.withLock { state in
      defer { state.nextKey += 1 }
      if !state.isDisposed { state.members.append(disposable) }
      return (state.nextKey, state.isDisposed)
    }
    if isLate { disposable.dispose() }
    return key
  }

  func dispose() {
    let released = state.withLock { state in
      defer { state.members = [] }
      state.isDisposed = true
      return state.members
    }
    for member in released { member.dispose() }
  }
}
