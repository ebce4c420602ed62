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
struct RecursiveLock {
  private let storage = Storage.make()

  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    let mutex = storage.mutex
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Holds the mutex at an address that never changes, in the object's own memory.
  private final class Storage: ManagedBuffer<Void, pthread_mutex_t> {
    static func make() -> Storage {
      let storage = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: Storage.self)
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(storage.mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
      return storage
    }

    var mutex: UnsafeMutablePointer<pthread_mutex_t> { withUnsafeMutablePointerToElements { $0 } }

    deinit { pthread_mutex_destroy(mutex) }
  }
}
