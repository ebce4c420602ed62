import Synchronization

/// The observers of a subject: who listens now, and how it ended if it has.
///
/// An event goes to everybody who listened when it came, in the order in which they subscribed. The
/// lock is not held while they are called, so that an observer may subscribe, dispose or send.
class Audience<Element> {
  /// NB: A class, although it never changes: an event that goes out copies the bag, and copying one
  /// reference is quicker than copying what it leads to.
  private final class Listener {
    let observer: AnyObserver<Element>
    let seat: Seat

    init(_ observer: AnyObserver<Element>, _ seat: Seat) {
      self.observer = observer
      self.seat = seat
    }

    @inline(__always)
    func hear(_ event: Event<Element>) {
      if !seat.isDisposed { observer.on(event) }
    }
  }

  private let lock = RecursiveLock()
  private var listeners = Bag<Listener>()

  /// NB: For ThreadSanitizer. An event goes out to a copy of the bag, and what copies share is written to
  /// when only one of them is left. The count of references sees to that; so that ThreadSanitizer sees it
  /// too, the mark is written when an event is through, and read by who has found the bag its own.
  private let mark = Atomic<Bool>(false)

  /// Whether events still go out: it has neither ended nor been disposed.
  private var isOpen = true

  /// How it ended, once it has.
  ///
  /// NB: Not an `Event<Element>`: to release one of those, an object has to look its type up, which
  /// would cost a new subject more than all its locks.
  private var ending: Ending?

  private enum Ending {
    case completed
    case error(any Error)
  }

  /// The subject that was disposed, for the text of the error.
  private weak var subject: AnyObject?

  init() { Resources.gained() }
  deinit { Resources.lost() }

  /// Whether anybody listens.
  final var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  /// Whether the subject was disposed.
  final var isDisposed: Bool { lock.withLock { !isOpen && ending == nil } }

  private var disposedError: RxError { .disposed(object: subject ?? self) }

  /// Reads something under the lock; throws the error that the subject ended with, or
  /// `RxError.disposed`.
  final func read<Value>(_ value: () -> Value) throws -> Value {
    try lock.withLock {
      if case .error(let error)? = ending { throw error }
      if !isOpen, ending == nil { throw disposedError }
      return value()
    }
  }

  /// Reads something under the lock, however it ended.
  final func peek<Value>(_ value: () -> Value) -> Value { lock.withLock(value) }

  /// Changes what the subject remembers, unless it has ended.
  ///
  /// - Parameter change: returns what is forgotten for that, as in ``send(_:remember:)``.
  final func remember(_ change: () -> Element?) {
    let forgotten = lock.withLock { isOpen ? change() : nil }
    _ = forgotten
  }

  /// Sends an event to all who listen. After a terminal event it is dropped.
  ///
  /// - Parameter remember: called under the lock before the event goes out. It returns what is forgotten
  ///   for that, which is released outside of the lock: a deinit may be the learner's code.
  @inline(__always)
  final func send(_ event: Event<Element>, remember: () -> Element? = { nil }) {
    var receivers: Bag<Listener>.Row?
    let (only, forgotten) = lock.withLock { () -> (Listener?, Element?) in
      guard isOpen else { return (nil, nil) }
      let forgotten = remember()
      let only = listeners.only
      if only == nil { receivers = listeners.row }
      if event.isStopEvent { end(with: event) }
      return (only, forgotten)
    }
    _ = consume forgotten
    if let only {
      // NB: It is held here, so its observer need not be held once more while it is called.
      withExtendedLifetime(only) {
        Unmanaged.passUnretained(only)._withUnsafeGuaranteedRef { $0.hear(event) }
      }
    } else {
      receivers?.forEach { $0.hear(event) }
      mark.store(true, ordering: .releasing)
    }
  }

  /// Sends a last element to all who listen, if there is one, and then completes.
  final func complete(after last: () -> Element?) {
    var element: Element?
    var receivers = Bag<Listener>()
    lock.withLock {
      guard isOpen else { return }
      element = last()
      receivers = listeners
      end(with: .completed)
    }
    if let element { receivers.forEach { $0.hear(.next(element)) } }
    receivers.forEach { $0.hear(.completed) }
  }

  private func end(with event: Event<Element>) {
    isOpen = false
    ending = event.error.map { .error($0) } ?? .completed
    listeners.removeAll()
  }

  /// Lets an observer in; if it is too late for that, tells it how it ended.
  ///
  /// - Parameters:
  ///   - recall: sends what everybody hears first, even who comes after the ending.
  ///   - greet: sends what a newcomer is owed: called before anything else reaches it.
  ///
  /// NB: Both run under the lock on purpose. Another thread's next element has to wait until the
  /// remembered ones are delivered, or else the newcomer could get them in the wrong order.
  final func admit(
    _ observer: AnyObserver<Element>, _ seat: Seat, recall: () -> Void = {},
    greet: () -> Void = {}
  ) {
    lock.withLock {
      if !isOpen, ending == nil { return observer.on(.error(disposedError)) }
      recall()
      // Only now: the observer may have ended the subject while it heard what is remembered.
      switch ending {
      case .completed: return observer.on(.completed)
      case .error(let error): return observer.on(.error(error))
      case nil: guard isOpen else { return }
      }
      let key = insert(Listener(observer, seat))
      seat.attach(object: AnonymousDisposable { _ = self.leave(key, closesWhenEmpty: false) })
      greet()
    }
  }

  /// Names an observer that has entered.
  typealias Key = UInt64

  /// Lets an observer in, unless it is too late for that. The caller sees to it that it leaves.
  ///
  /// - Parameter recall: sends what everybody hears first.
  final func enterWhileOpen(
    _ observer: AnyObserver<Element>, _ seat: Seat, recall: () -> Void
  ) -> Key? {
    lock.withLock {
      guard isOpen else { return nil }
      recall()
      return insert(Listener(observer, seat))
    }
  }

  private func insert(_ listener: Listener) -> Key {
    ownListeners()
    return listeners.insert(listener)
  }

  private func remove(_ key: Key) -> Listener? {
    ownListeners()
    return listeners.remove(key)
  }

  private func ownListeners() {
    listeners.detach()
    _ = mark.load(ordering: .acquiring)
  }

  /// Sends all away without a word, and lets nobody in any more.
  ///
  /// A subject does this when it is released, too: a subscription keeps the audience alive, not the
  /// subject, and nothing can come from a subject that is gone.
  ///
  /// - Parameter subject: who was disposed; nobody, if it was released. Then an ending stays: somebody
  ///   may be on the way in, and owed it.
  final func close(by subject: AnyObject? = nil) {
    let sentAway = lock.withLock {
      isOpen = false
      if subject != nil { ending = nil }
      self.subject = subject
      defer { listeners.removeAll() }
      return listeners
    }
    // What they hold is released here, outside of the lock: a deinit may be the learner's code.
    _ = sentAway
  }

  /// - Returns: whether this was the last one, who closed the audience.
  final func leave(_ key: Key, closesWhenEmpty: Bool) -> Bool {
    let (left, isLast) = lock.withLock { () -> (Listener?, Bool) in
      let left = remove(key)
      let isLast = closesWhenEmpty && left != nil && listeners.count == 0
      if isLast { isOpen = false }
      return (left, isLast)
    }
    // What it held is released here, outside of the lock.
    _ = left
    return isLast
  }
}
