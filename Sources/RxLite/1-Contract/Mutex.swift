import Synchronization

/// A value that one thread at a time may use: the Mutex of the standard library, with a mark that
/// ThreadSanitizer can read.
///
/// NB: ThreadSanitizer sees the standard library's Mutex only as long as nobody has to wait for it; then
/// it reports races that there are none. The mark is written before the mutex is left and read after it
/// was entered, and so shows in which order two threads came. It costs nothing that can be measured.
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
