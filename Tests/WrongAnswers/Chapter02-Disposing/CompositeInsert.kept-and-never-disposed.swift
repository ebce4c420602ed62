// `dispose()` empties the list, and an empty list looks the same before and after. So whoever comes
// too late is put into it, and nobody will look there again.
// Rejected with: nobody will ever dispose it
import RxLite
import Synchronization

final class MyComposite: Disposable {
  private let members = Mutex<[any Disposable]>([])

  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    members.withLock { members in
      members.append(disposable)
      return members.count - 1
    }
  }

  func dispose() {
    let released = members.withLock { members in
      defer { members = [] }
      return members
    }
    for member in released { member.dispose() }
  }
}
