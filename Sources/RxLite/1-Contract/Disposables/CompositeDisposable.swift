import Synchronization

/// A group of disposables that are disposed together, and each of which can be removed by its key.
public final class CompositeDisposable: Cancelable {
  /// Identifies a member.
  public struct DisposeKey {
    fileprivate let key: Bag<any Disposable>.Key
  }

  /// The members; `nil` after `dispose()`.
  private let members: Mutex<Bag<any Disposable>?>

  /// Creates an empty group.
  public convenience init() { self.init(disposables: []) }

  /// Creates a group of two members.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a group of three members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a group of four members or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Creates a group of these members.
  public init(disposables: [any Disposable]) {
    var bag = Bag<any Disposable>()
    for disposable in disposables { _ = bag.insert(disposable) }
    members = Mutex(bag)
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { members.withLock { $0 == nil } }

  /// The number of members; 0 after `dispose()`.
  public var count: Int { members.withLock { $0?.count ?? 0 } }

  /// Adds a member. If the group was already disposed, disposes the new member at once instead
  /// (rule 5).
  ///
  /// - Returns: The key to remove the member, or `nil` if the group was already disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = members.withLock { $0?.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Removes a member and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    let removed = members.withLock { $0?.remove(disposeKey.key) }
    removed?.dispose()
  }

  /// Disposes all members, in the order in which they were inserted.
  public func dispose() {
    let released = members.withLock { $0.take() }
    released?.members.forEach { $0.dispose() }
  }
}
