import Synchronization

/// The observers of a subject, the elements it replays to late subscribers, and its terminal event.
///
/// An event is sent to every observer that was subscribed when it was sent, in the order of the
/// subscriptions. No lock is held while observers are called, so an observer may subscribe, dispose
/// or send.
final class Observers<Element> {
  private struct State {
    var observers = Bag<AnyObserver<Element>>()
    var memory: ReplayMemory<Element>?
    var ending: Ending?
    /// Whether the subject still accepts events.
    var isOpen = true
  }

  /// NB: This isn't an `Event<Element>`: to release one, the runtime has to look up its type, which
  /// would cost a new subject more than all its locks.
  private enum Ending {
    case completed
    case failed(any Error)
    case disposed(Disposed)
  }

  /// The disposed subject, for the text of the error.
  private final class Disposed {
    weak var subject: AnyObject?
    init(_ subject: AnyObject) { self.subject = subject }
  }

  private let replay: Replay
  private let state: Mutex<State>

  /// NB: For ThreadSanitizer, which doesn't see that the reference count keeps a bag from being
  /// changed while an event is sent to a copy of it. The mark is written after an event was sent,
  /// and read before a bag is changed.
  private let mark = Atomic<Bool>(false)

  init(replay: Replay, first: Element? = nil) {
    self.replay = replay
    let memory = replay.limit > 0 ? ReplayMemory<Element>() : nil
    if let first { _ = memory?.add(first, limit: 1) }
    state = Mutex(State(memory: memory))
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// Whether there are no observers.
  var isEmpty: Bool { state.withLock { $0.observers.count == 0 } }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    if case .disposed? = state.withLock({ $0.ending }) { true } else { false }
  }

  /// The last of the stored elements.
  var latest: Element? { state.withLock { $0.memory?.latest } }

  /// The terminal event of the subject; if the subject was disposed, `RxError.disposed`.
  var terminalEvent: Event<Element>? {
    switch state.withLock({ $0.ending }) {
    case .completed?: .completed
    case .failed(let error)?: .error(error)
    case .disposed(let disposed)?: .error(RxError.disposed(object: disposed.subject ?? self))
    case nil: nil
    }
  }

  /// Sends an event to all observers, or drops it after a terminal event.
  func send(_ event: Event<Element>) {
    guard case .next(let element) = event else { return end(with: event) }
    // The element that is no longer replayed is released outside the lock: a deinit may be the
    // learner's code.
    var forgotten: Element?
    let receivers = state.withLock { state -> Bag<AnyObserver<Element>>? in
      guard state.isOpen else { return nil }
      if let memory = state.memory { forgotten = memory.add(element, limit: replay.limit) }
      return replay.isFinal ? nil : state.observers
    }
    _ = forgotten.take()
    guard let receivers else { return }
    receivers.forEach { $0.on(event) }
    mark.store(true, ordering: .releasing)
  }

  /// Sends a terminal event, preceded by the element that was kept for the completion.
  private func end(with event: Event<Element>) {
    var last: Element?
    let receivers = state.withLock { state -> Bag<AnyObserver<Element>>? in
      guard state.isOpen else { return nil }
      state.isOpen = false
      state.ending = event.error.map { .failed($0) } ?? .completed
      if replay.isFinal {
        last = event.isCompleted ? state.memory?.latest : state.memory?.latest.take()
      }
      defer { state.observers.removeAll() }
      return state.observers
    }
    if let last, event.isCompleted { receivers?.forEach { $0.onNext(last) } }
    receivers?.forEach { $0.on(event) }
  }

  /// Subscribes an observer, as a subject does.
  ///
  /// NB: It attaches a closure and not an object of a generic class, whose `dispose()` the compiler
  /// couldn't specialise.
  func subscribe(_ sink: Sink<Element>) {
    if let key = add(sink.observer) { sink.attach(AnonymousDisposable { self.remove(key) }) }
  }

  /// Replays elements to an observer, and adds it.
  ///
  /// - Parameter sendsEnd: Whether an observer that is too late receives the terminal event
  ///   instead.
  /// - Returns: The key of the observer, if it was added.
  func add(_ observer: AnyObserver<Element>, orSendEnd sendsEnd: Bool = true) -> Bag<Element>.Key? {
    var replayed: [Element] = []
    var gate: ReplayGate<Element>?
    var key = state.withLock { state -> Bag<Element>.Key? in
      if let memory = state.memory, state.isOpen ? !replay.isFinal : replay.outlastsEnd {
        replayed = memory.elements
      }
      guard state.isOpen else { return nil }
      guard !replayed.isEmpty else { return insert(observer, into: &state.observers) }
      let new = ReplayGate(observer, admitsOwnThread: !replay.outlastsEnd)
      gate = new
      guard replay.outlastsEnd else {
        return insert(AnyObserver(eventHandler: new.on), into: &state.observers)
      }
      state.memory?.joining.append(new)
      return nil
    }
    for element in replayed { observer.onNext(element) }
    if let gate {
      if replay.outlastsEnd {
        key = state.withLock { state in
          state.memory?.joining.removeAll { $0 === gate }
          guard state.isOpen else { return nil }
          return insert(AnyObserver(eventHandler: gate.on), into: &state.observers)
        }
      }
      gate.open()
    }
    if key == nil, sendsEnd, let terminalEvent { observer.on(terminalEvent) }
    return key
  }

  /// Removes an observer.
  ///
  /// - Parameter closesWhenEmpty: Whether no other observer may be added after the last one was
  ///   removed.
  /// - Returns: Whether it was the last one.
  @discardableResult
  func remove(_ key: Bag<Element>.Key, closesWhenEmpty: Bool = false) -> Bool {
    let (removed, isLast) = state.withLock { state -> (AnyObserver<Element>?, Bool) in
      detach(&state.observers)
      let removed = state.observers.remove(key)
      let isLast = removed != nil && state.observers.count == 0
      if isLast, closesWhenEmpty { state.isOpen = false }
      return (removed, isLast)
    }
    // The observer is released here, outside the lock.
    _ = removed
    return isLast
  }

  /// Removes all observers without sending an event, and refuses new ones.
  ///
  /// A subject also calls this when it is released: a subscription keeps the observers alive but
  /// not the subject, and a released subject sends nothing more.
  ///
  /// - Parameter subject: The subject that was disposed; nil if it was released. In that case the
  ///   terminal event is kept for an observer that is just being added.
  func close(by subject: AnyObject? = nil) {
    let removed = state.withLock { state in
      var closed = State(ending: state.ending, isOpen: false)
      if let subject { closed.ending = .disposed(Disposed(subject)) }
      // NB: A disposed BehaviorSubject keeps its value, because a relay may still be asked for it.
      if subject != nil, !replay.outlastsEnd { closed.memory = state.memory }
      swap(&state, &closed)
      return closed
    }
    // The observers and elements are released here, outside the lock.
    _ = removed
  }

  private func insert(
    _ observer: AnyObserver<Element>, into observers: inout Bag<AnyObserver<Element>>
  ) -> Bag<Element>.Key {
    detach(&observers)
    return observers.insert(observer)
  }

  private func detach(_ observers: inout Bag<AnyObserver<Element>>) {
    observers.detach()
    _ = mark.load(ordering: .acquiring)
  }
}

/// The rules by which a subject replays elements to a late subscriber.
struct Replay {
  /// How many of the last elements are kept.
  let limit: Int
  /// Whether they are still replayed after the subject has ended.
  var outlastsEnd = false
  /// Whether they are kept back until the subject completes.
  var isFinal = false
}

/// The elements that a subject keeps for late subscribers.
final class ReplayMemory<Element> {
  /// The elements before the last one.
  private var earlier = Queue<Element>()
  /// The last element.
  var latest: Element?
  /// Observers that are added once the replay to them has finished.
  var joining: [ReplayGate<Element>] = []

  var elements: [Element] { earlier.elements + (latest.map { [$0] } ?? []) }

  /// - Returns: The element that is no longer kept.
  func add(_ element: Element, limit: Int) -> Element? {
    for gate in joining { gate.onMeanwhile(.next(element)) }
    defer { latest = element }
    guard limit > 1, let latest else { return latest }
    earlier.enqueue(latest)
    return earlier.count < limit ? nil : earlier.dequeue()
  }
}
