#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock that a thread which holds it may take again.
///
/// RxLite uses it only where serialising *is* the purpose: an operator that merges several sources
/// holds it while it sends, so that two threads can't send at once (rule 2), and so that what the
/// observer sends back on the same thread comes through.
final class RecursiveLock {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
