import RxLite
import Synchronization

/// Holds any number of disposables, and disposes them together.
///
///     let key = composite.insert(first)    // a key, different for each member
///     composite.dispose()                  // first is disposed
///     composite.insert(second)             // nil: second has been disposed
///
/// `members` is `nil` after `dispose()`, which is not the same as empty: an empty composite still
/// takes members, a disposed one must not.
final class MyComposite: Disposable {
  private let members = Mutex<[any Disposable]?>([])

  /// Keeps a disposable until `dispose()`; after that, disposes it at once.
  ///
  /// - Returns: The member's key, or `nil` if it was disposed at once.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    let key = members.withLock { members in
      members?.append(disposable)
      return members.map { $0.count - 1 }
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Disposes all members, in the order in which they were inserted.
  func dispose() {
    let released = members.withLock { $0.take() }
    released?.forEach { $0.dispose() }
  }
}
