import Foundation

/// A value that several threads may change.
///
/// NB: Its lock is one that ThreadSanitizer follows, unlike the standard library's mutex.
final class Locked<Value>: @unchecked Sendable {
  private var state: Value
  private let lock = NSLock()

  init(_ value: Value) { state = value }

  var value: Value { lock.withLock { state } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&state) } }
}
