import Synchronization

/// Many disposables that end together, and each of which can be taken out by its key.
public final class CompositeDisposable: Cancelable {
  /// Names one member.
  public struct DisposeKey {
    fileprivate let key: Bag<any Disposable>.Key
  }

  /// The members; `nil` once disposed.
  private let members: Mutex<Bag<any Disposable>?>

  /// Starts empty.
  public convenience init() { self.init(disposables: []) }

  /// Starts with two members.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Starts with three members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Starts with four members or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Starts with these members.
  public init(disposables: [any Disposable]) {
    var bag = Bag<any Disposable>()
    for disposable in disposables { _ = bag.insert(disposable) }
    members = Mutex(bag)
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { members.withLock { $0 == nil } }

  /// How many members there are; none after `dispose()`.
  public var count: Int { members.withLock { $0?.count ?? 0 } }

  /// Adds a member. Once this is disposed, the newcomer is disposed at once instead (rule 5).
  ///
  /// - Returns: the key to take it out again, or `nil` if it was disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = members.withLock { $0?.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Takes one member out and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    let removed = members.withLock { $0?.remove(disposeKey.key) }
    removed?.dispose()
  }

  /// Disposes all members, in the order in which they came.
  public func dispose() {
    let released = members.withLock { $0.take() }
    released?.forEach { $0.dispose() }
  }
}
