import Foundation

/// A variable that any thread may read and change: each access takes its lock.
///
///     @Locked var received: [Int] = []
///     let subscription = sequence.subscribe(onNext: { received.append($0) })
///
/// What an answer calls, it may call from any thread. Without the lock, such an answer could crash the
/// tests instead of failing them.
///
/// NB: Changing the value in place is one access: `count += 1`, `list.append(x)`. Reading it and
/// assigning it later is two.
@propertyWrapper public final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  /// Recursive, so that a closure which is released in here may use the variable, as it could without
  /// the lock.
  private let lock = NSRecursiveLock()

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { lock.withLock { value } }
    set {
      var other = newValue
      lock.withLock { swap(&value, &other) }
      // The old value is released now, without the lock: its `deinit` may call anything.
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &value
    }
  }
}
