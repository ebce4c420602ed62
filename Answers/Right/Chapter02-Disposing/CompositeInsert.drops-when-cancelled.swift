import RxLite
import Synchronization

/// Holds any number of disposables, and disposes them together. A subscription that has ended leaves by itself.
///
///     let key = uploads.run(photo) { event in … }     // subscribed to; uploads.count is 1
///     // photo completes                              // uploads.count is 0
///     uploads.dispose()                               // cancels all that are running
///     uploads.run(another) { event in … }             // nil: not subscribed to
///
/// `members` is `nil` after `dispose()`, which is not the same as empty: an empty composite still
/// takes members, a disposed one must not.
final class MyComposite: Disposable {
  private let state = Mutex<(members: [Int: any Disposable]?, nextKey: Int)>(([:], 0))

  /// The number of members.
  var count: Int { state.withLock { $0.members?.count ?? 0 } }

  /// Keeps a disposable until it is removed, or until `dispose()`; after that, disposes it at once.
  ///
  /// - Returns: The member's key, or `nil` if it was disposed at once.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    let key = state.withLock { state -> Int? in
      guard state.members != nil else { return nil }
      defer { state.nextKey += 1 }
      state.members?[state.nextKey] = disposable
      return state.nextKey
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Subscribes to an upload, which is a member until it ends.
  ///
  /// The upload may end before `subscribe` returns. So its place is the member, and has a key before there is
  /// a subscription: if the place is removed meanwhile, the subscription comes too late and is disposed. The
  /// closure doesn't hold the group, whose member holds the closure.
  ///
  /// - Parameter upload: Emits how many percent have been sent.
  /// - Returns: The upload's key, even if it has ended by now; or `nil`, if it was not subscribed to.
  @discardableResult
  func run(_ upload: Observable<Int>, _ receive: @escaping (Event<Int>) -> Void) -> Int? {
    let place = SerialDisposable()
    guard let key = insert(place) else { return nil }
    place.disposable = upload.subscribe { [weak self] event in
      if let self, !self.isMember(key) { return }
      switch event {
      case .next: break
      case .error, .completed: self?.remove(for: key)
      }
      receive(event)
    }
    return key
  }

  /// Whether the upload hasn't been cancelled: what it sends after that, while it is subscribed to, is dropped.
  private func isMember(_ key: Int) -> Bool { state.withLock { $0.members?[key] != nil } }

  /// Disposes the member with this key, if there is one.
  func remove(for key: Int) {
    let removed = state.withLock { $0.members?.removeValue(forKey: key) }
    removed?.dispose()
  }

  /// Disposes all members, in the order in which they were inserted.
  func dispose() {
    let released = state.withLock { $0.members.take() }
    released?.sorted { $0.key < $1.key }.forEach { $0.value.dispose() }
  }
}
