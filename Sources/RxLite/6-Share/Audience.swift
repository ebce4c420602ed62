/// The observers of a subject: who listens now, and how it ended if it has.
///
/// An event goes to everybody who listened when it came, in the order in which they subscribed. The
/// lock is not held while they are called, so that an observer may subscribe, dispose or send.
final class Audience<Element> {
  private struct Listener {
    let observer: AnyObserver<Element>
    let seat: Seat
  }

  private enum State {
    case open
    case ended(Event<Element>)
    case disposed(Subject)
  }

  /// Whose audience this was, for the text of the error.
  private struct Subject {
    weak var object: AnyObject?
  }

  private let lock = RecursiveLock()
  private var state = State.open
  private var listeners = Bag<Listener>()

  init() { Resources.gained() }
  deinit { Resources.lost() }

  /// Whether anybody listens.
  var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    lock.withLock { if case .disposed = state { true } else { false } }
  }

  /// Reads something under the lock; throws the error that the subject ended with, or
  /// `RxError.disposed`.
  func read<Value>(_ value: () -> Value) throws -> Value {
    try lock.withLock {
      switch state {
      case .ended(.error(let error)): throw error
      case .disposed(let subject): throw RxError.disposed(object: subject.object ?? self)
      case .open, .ended: return value()
      }
    }
  }

  /// Reads something under the lock, however it ended.
  func peek<Value>(_ value: () -> Value) -> Value { lock.withLock(value) }

  /// Changes what the subject remembers, unless it has ended.
  func remember(_ change: () -> Void) {
    lock.withLock { if case .open = state { change() } }
  }

  /// Sends an event to all who listen. After a terminal event it is dropped.
  ///
  /// - Parameter remember: called under the lock before the event goes out.
  func send(_ event: Event<Element>, remember: () -> Void = {}) {
    deliver(event, to: receivers(of: event, remember))
  }

  /// Sends a last element to all who listen, if there is one, and then completes.
  func complete(after last: () -> Element?) {
    var element: Element?
    let receivers = receivers(of: .completed) { element = last() }
    if let element { deliver(.next(element), to: receivers) }
    deliver(.completed, to: receivers)
  }

  private func receivers(of event: Event<Element>, _ remember: () -> Void) -> Bag<Listener> {
    lock.withLock {
      guard case .open = state else { return Bag() }
      remember()
      let receivers = listeners
      if event.isStopEvent {
        state = .ended(event)
        listeners.removeAll()
      }
      return receivers
    }
  }

  private func deliver(_ event: Event<Element>, to receivers: Bag<Listener>) {
    receivers.forEach { listener in
      if !listener.seat.isDisposed { listener.observer.on(event) }
    }
  }

  /// Lets an observer in; if it is too late for that, tells it how it ended.
  ///
  /// - Parameters:
  ///   - recall: sends what everybody hears first, even who comes after the ending.
  ///   - greet: sends what a newcomer is owed: called before anything else reaches it.
  ///
  /// NB: Both run under the lock on purpose. Another thread's next element has to wait until the
  /// remembered ones are delivered, or else the newcomer could get them in the wrong order.
  func admit(
    _ observer: AnyObserver<Element>, _ seat: Seat, recall: () -> Void = {},
    greet: () -> Void = {}
  ) {
    lock.withLock {
      switch state {
      case .open:
        recall()
        let key = listeners.insert(Listener(observer: observer, seat: seat))
        seat.attach(object: Departure(self, key))
        greet()
      case .ended(let event):
        recall()
        observer.on(event)
      case .disposed(let subject):
        observer.on(.error(RxError.disposed(object: subject.object ?? self)))
      }
    }
  }

  /// Lets an observer in, unless it is too late for that. When the last one leaves, the audience
  /// closes for good.
  ///
  /// - Parameters:
  ///   - recall: sends what everybody hears first.
  ///   - whenEmpty: called after the last observer has left.
  /// - Returns: whether the observer came in.
  func admitWhileOpen(
    _ observer: AnyObserver<Element>, _ seat: Seat, recall: () -> Void,
    whenEmpty: @escaping () -> Void
  ) -> Bool {
    lock.withLock {
      guard case .open = state else { return false }
      recall()
      let key = listeners.insert(Listener(observer: observer, seat: seat))
      seat.attach(Departure(self, key, whenEmpty: whenEmpty))
      return true
    }
  }

  /// Sends all away without a word, and lets nobody in any more.
  ///
  /// A subject does this when it is released, too: a subscription keeps the audience alive, not the
  /// subject, and nothing can come from a subject that is gone.
  ///
  /// - Parameter subject: who was disposed; nobody, if it was released.
  func close(by subject: AnyObject? = nil) {
    let sentAway = lock.withLock {
      state = .disposed(Subject(object: subject))
      defer { listeners.removeAll() }
      return listeners
    }
    // What they hold is released here, outside of the lock: a deinit may be the learner's code.
    _ = sentAway
  }

  /// - Returns: whether this was the last one, who closed the audience.
  fileprivate func leave(_ key: Bag<Any>.Key, closesWhenEmpty: Bool) -> Bool {
    let (left, isLast) = lock.withLock { () -> (Listener?, Bool) in
      let left = listeners.remove(key)
      let isLast = closesWhenEmpty && left != nil && listeners.count == 0
      if isLast { state = .disposed(Subject()) }
      return (left, isLast)
    }
    // What it held is released here, outside of the lock.
    _ = left
    return isLast
  }
}

/// Takes an observer out.
private final class Departure<Element>: Disposable {
  private let audience: Audience<Element>
  private let key: Bag<Any>.Key
  private let whenEmpty: (() -> Void)?

  init(_ audience: Audience<Element>, _ key: Bag<Any>.Key, whenEmpty: (() -> Void)? = nil) {
    self.audience = audience
    self.key = key
    self.whenEmpty = whenEmpty
  }

  func dispose() {
    if audience.leave(key, closesWhenEmpty: whenEmpty != nil) { whenEmpty?() }
  }
}
