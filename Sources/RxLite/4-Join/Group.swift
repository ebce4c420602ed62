import Synchronization

/// The subscriptions to inner sequences, which are disposed together.
final class Group: Disposable {
  /// The members; nil after `dispose()`.
  private let members = Mutex<Bag<Subscription>?>(Bag())

  /// Adds a subscription.
  ///
  /// - Returns: The key to remove it. If the group was already disposed, the subscription is
  ///   disposed, too, and the result is nil.
  func insert(_ subscription: Subscription) -> Bag<Subscription>.Key? {
    let key = members.withLock { $0?.insert(subscription) }
    if key == nil { subscription.dispose() }
    return key
  }

  /// Removes a subscription, and disposes it.
  func remove(_ key: Bag<Subscription>.Key) {
    let removed = members.withLock { $0?.remove(key) }
    removed?.dispose()
  }

  /// Disposes all subscriptions, in the order in which they were added.
  func dispose() {
    let released = members.withLock { $0.take() }
    released?.members.forEach { $0.dispose() }
  }
}
