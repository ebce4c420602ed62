import Foundation
import Synchronization

/// A lock that the thread which holds it may take again.
///
/// RxLite uses it only where serialising *is* the purpose: an operator that merges several sources
/// holds it while it sends, so that two threads can't send at once (rule 2). The observer may send
/// something back on the same thread, which needs the lock again.
struct RecursiveLock: ~Copyable {
  private let mutex = Synchronization.Mutex(())

  /// The thread that holds the mutex; 0 if none does. Only the holder ever finds its own number
  /// here, so this needs no memory ordering.
  ///
  /// NB: It has one nevertheless, for ThreadSanitizer. See RxLite's ``Mutex``.
  private let holder = Atomic<UInt>(0)

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thisThread = currentThread
    if holder.load(ordering: .relaxed) == thisThread { return try body() }
    mutex._unsafeLock()
    _ = holder.load(ordering: .acquiring)
    holder.store(thisThread, ordering: .relaxed)
    defer {
      holder.store(0, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return try body()
  }
}

/// The number of this thread.
var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    pthread_self()
  #endif
}
