import Foundation
import RxLite

/// Objects that belong to another object and are released with it: the counterpart of Objective-C's
/// `objc_setAssociatedObject`.
///
/// An extension can't add a stored property to a class. It can ask for an associated object instead:
///
///     let proxy = AssociatedObjects.object(for: searchBar, key: "proxy") { Proxy() }
///
/// - Memory: An entry for each owner and key, until the owner is released.
public enum AssociatedObjects {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let key: AnyHashable
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var objects: [Key: AnyObject] = [:]

  /// Returns the object that belongs to `owner` under this key. The first call creates it.
  ///
  /// Each type of object has its own keys.
  public static func object<Value: AnyObject>(
    for owner: some LifetimeOwner, key: some Hashable, make: () -> Value
  ) -> Value {
    if let object = existing(Value.self, for: owner, key: key) { return object }
    let place = place(of: Value.self, owner, key)
    let made = make()
    let (object, isNew) = lock.withLock { () -> (AnyObject, Bool) in
      if let object = objects[place] { return (object, false) }
      objects[place] = made
      return (made, true)
    }
    if isNew {
      _ = owner.lifetime.ended.subscribe(onCompleted: {
        // The object is released outside the lock: its `deinit` may call anything.
        withExtendedLifetime(lock.withLock { objects.removeValue(forKey: place) }) {}
      })
    }
    return object as! Value
  }

  /// Returns the object that belongs to `owner` under this key, or `nil` if none has been created.
  public static func existing<Value: AnyObject>(
    _ type: Value.Type = Value.self, for owner: some LifetimeOwner, key: some Hashable
  ) -> Value? {
    let place = place(of: type, owner, key)
    return lock.withLock { objects[place] } as! Value?
  }

  private static func place<Value>(
    of type: Value.Type, _ owner: AnyObject, _ key: some Hashable
  ) -> Key {
    Key(
      owner: ObjectIdentifier(owner), key: [AnyHashable(ObjectIdentifier(type)), AnyHashable(key)])
  }
}
