#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread's queue of work that waits for its turn.
///
/// Without it, a source that emits inside a subscription would run to its end before the next source
/// is even subscribed, and each `concat` would add to the stack. So the first subscription on a
/// thread's stack opens the trampoline; a source with several elements enqueues itself instead of
/// running; and when the subscription is made, the trampoline runs what waits, in order (rule 7).
final class Trampoline {
  private var waiting = Queue<() -> Void>()

  /// Whether a subscription on this thread's stack has opened it.
  private(set) var isOpen = false

  /// The trampoline of this thread.
  ///
  /// NB: It is kept under a pthread key, which releases it with the thread. Foundation's
  /// `threadDictionary` would do too, but it is some thirty times slower to read.
  static var current: Trampoline {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(known).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }

  /// The trampoline of this thread, unless it is open.
  static var idle: Trampoline? {
    let trampoline = current
    return trampoline.isOpen ? nil : trampoline
  }

  /// Whether nothing waits for a turn: then who has it may go on.
  var isEmpty: Bool { waiting.isEmpty }

  /// Opens the trampoline, does `first`, then all that has come to wait.
  func bounce<Result>(_ first: () -> Result) -> Result {
    isOpen = true
    defer { isOpen = false }
    let result = first()
    while let next = waiting.dequeue() { next() }
    return result
  }

  /// Has `work` wait for its turn.
  func enqueue(_ work: @escaping () -> Void) { waiting.enqueue(work) }

  /// Has `turn` wait, and come again for as long as it returns true.
  ///
  /// A turn that finds nobody waiting is followed by the next without a trip through the queue.
  func takeTurns(_ turn: @escaping () -> Bool) {
    enqueue {
      while turn() {
        if !self.isEmpty { return self.takeTurns(turn) }
      }
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { known in
      #if canImport(Darwin)
        Unmanaged<Trampoline>.fromOpaque(known).release()
      #else
        if let known { Unmanaged<Trampoline>.fromOpaque(known).release() }
      #endif
    }
    return key
  }()
}
