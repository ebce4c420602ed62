import Synchronization

/// Protects a value that only one thread at a time may use: the standard library's Mutex, with a
/// mark that ThreadSanitizer can read.
///
/// NB: ThreadSanitizer understands the standard library's Mutex only while no thread has to wait
/// for it; otherwise it reports races that don't exist. The mark is written before the mutex is
/// unlocked and read after it was locked, which shows the order of two threads. It has no
/// measurable cost.
struct Mutex<Value>: ~Copyable {
  private let mutex: Synchronization.Mutex<Value>
  private let mark = Atomic<Bool>(false)

  init(_ value: consuming sending Value) { mutex = Synchronization.Mutex(value) }

  @inline(__always)
  borrowing func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { value in
      _ = mark.load(ordering: .acquiring)
      defer { mark.store(false, ordering: .releasing) }
      return try body(&value)
    }
  }
}
