import Foundation

/// A thread's queue of work that waits to be run.
///
/// Without it, a source that emits inside a subscription would run to its end before the next
/// source is even subscribed to, and each `concat` would add to the stack. So the first
/// subscription on a thread's stack opens the trampoline; a source with several elements enqueues
/// its work instead of running it; and once the subscription is set up, the trampoline runs the
/// work that waits, in order (rule 7).
final class Trampoline {
  private var waiting = Queue<() -> Void>()

  /// Whether a subscription on this thread's stack has opened it.
  private(set) var isOpen = false

  /// The trampoline of this thread.
  ///
  /// NB: It is stored under a pthread key, which releases it with the thread. Foundation's
  /// `threadDictionary` would do that, too, but reading it takes some thirty times longer. The key
  /// holds a plain pointer, which isn't counted as a reference, so `Unmanaged` retains and releases the
  /// trampoline. Swift itself has no thread-local variables.
  static var current: Trampoline {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(known).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }

  /// Whether no work waits. Then the work that runs may continue without going through the queue.
  var isEmpty: Bool { waiting.isEmpty }

  /// Opens the trampoline, runs `first`, then all work that was enqueued in the meantime.
  func bounce<Result>(_ first: () -> Result) -> Result {
    isOpen = true
    defer { isOpen = false }
    let result = first()
    while let next = waiting.dequeue() { next() }
    return result
  }

  /// Enqueues `work`, or runs it and what it enqueues if no subscription has opened the trampoline.
  func run(_ work: @escaping () -> Void) { if isOpen { enqueue(work) } else { bounce(work) } }

  /// Enqueues `work`.
  func enqueue(_ work: @escaping () -> Void) { waiting.enqueue(work) }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { known in
      let known: UnsafeMutableRawPointer? = known
      if let known { Unmanaged<Trampoline>.fromOpaque(known).release() }
    }
    return key
  }()
}
