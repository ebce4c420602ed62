import Foundation

/// A value that any thread may read and change: each access takes its lock.
///
///     @Locked private(set) var requests: [String] = []
///     requests.append("/a")
///
/// A local variable needs the object itself: to change a local variable with a wrapper, Swift reads it and
/// assigns it again, which is two accesses instead of one.
///
///     let received = Locked<[Int]>([])
///     let subscription = sequence.subscribe(onNext: { received.value.append($0) })
///
/// An answer may call a test's closure from any thread. Without the lock, it could crash the tests instead
/// of failing them.
@propertyWrapper public final class Locked<Value>: @unchecked Sendable {
  private var state: Value
  /// Recursive, so that a closure which is released while the lock is held may use the value.
  private let lock = NSRecursiveLock()

  public init(_ value: Value) { state = value }

  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  public var value: Value {
    get { lock.withLock { state } }
    set {
      var other = newValue
      lock.withLock { swap(&state, &other) }
      // The old value is released now, without the lock: its `deinit` may call anything.
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &state
    }
  }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
    _modify { yield &value }
  }
}
