import Synchronization

/// The observers of a subject or of a shared sequence, and what it keeps for late ones: its last
/// elements and its terminal event.
///
/// An event goes to every observer that was subscribed when it was sent, in the order of the bag. No
/// lock is held while observers are called, so an observer may subscribe, dispose or send.
final class Observers<Element> {
  typealias Key = Bag<AnyObserver<Element>>.Key
  typealias Added = (key: Key, isFirst: Bool)
  private typealias Others = [Bag<AnyObserver<Element>>.Entry]
  typealias Removed = (observer: AnyObserver<Element>, isLast: Bool)

  private struct State {
    var observers = Bag<AnyObserver<Element>>()
    /// The only observer, from an event to the next change. An event takes a reference to it, and none
    /// to the bag.
    var only: AnyObserver<Element>?
    var joining: [Joining] = [] { didSet { only = nil } }
    var kept = Queue<Element>()
    /// Whether events and new observers are accepted.
    var isOpen = true
    var ending: Ending?

    /// Returns the first observer that receives an event at once, and stores the others. For those to
    /// which elements are being replayed, the event waits.
    mutating func first(for event: Event<Element>, _ others: inout Others) -> AnyObserver<Element> {
      var receivers = observers
      for joining in joining where joining.thread != currentThread {
        // Otherwise, `add` finds that the sequence has ended.
        guard joining.added != nil || !event.isStopEvent else { continue }
        if let added = joining.added { _ = receivers.remove(added.key) }
        joining.waiting.enqueue(event)
      }
      others = receivers.others
      let first = receivers.first?.member ?? AnyObserver { _ in }
      only = joining.isEmpty && others.isEmpty ? first : nil
      return first
    }
  }

  /// An observer to which elements are being replayed. Events that other threads send wait until the
  /// replay has finished: none overtakes it, and none is lost.
  private final class Joining {
    let thread = currentThread
    var waiting = Queue<Event<Element>>()
    /// Set if the observer was added before the replay.
    var added: Added?
  }

  private let replay: Replay
  private let closesWhenEmpty: Bool
  private let lock = Mutex(())

  /// The lock protects it.
  ///
  /// NB: It isn't inside the lock: to release it there, the runtime would have to look up its type.
  private var state = State()

  /// NB: For ThreadSanitizer, which doesn't see that the reference count keeps a bag from being
  /// changed while an event is sent to a copy of it. The mark is written after an event was sent,
  /// and read before a bag is changed.
  private let mark = Atomic<Bool>(false)

  /// - Parameter closesWhenEmpty: Whether no observer is accepted after the last one was removed.
  init(replay: Replay, closesWhenEmpty: Bool = false) {
    self.replay = replay
    self.closesWhenEmpty = closesWhenEmpty
    Resources.gained()
  }

  deinit { Resources.lost() }

  var isEmpty: Bool { withState { $0.observers.count == 0 } }

  /// The last element, if it is kept.
  var latest: Element? { withState { $0.kept.elements.last } }

  /// How it has ended; nil before that.
  var ending: Ending? { withState { $0.ending } }

  /// Sends an event to all observers, or drops it after a terminal event.
  ///
  /// - Parameter last: An element that precedes a terminal event.
  func send(_ event: Event<Element>, after last: Element? = nil) {
    var forgotten: Element?
    var others: Others = []
    let first = withState { state -> AnyObserver<Element> in
      guard state.isOpen else { return AnyObserver { _ in } }
      let first = state.only ?? state.first(for: event, &others)
      if case .next(let element) = event {
        if replay.limit > 0 { forgotten = state.kept.enqueue(element, limit: replay.limit) }
      } else {
        state = State(kept: state.kept, isOpen: false, ending: Ending(event))
      }
      return first
    }
    // It is released here, outside the lock: a deinit may be the learner's code.
    _ = forgotten.take()
    func deliver(_ event: Event<Element>) {
      first.on(event)
      for index in others.indices { others[index].member.on(event) }
    }
    if let last { deliver(.next(last)) }
    deliver(event)
    mark.store(true, ordering: .releasing)
  }

  /// Replays elements to an observer, and adds it.
  ///
  /// - Returns: The key of the observer, and whether there is no other one; nil if no observer is
  ///   accepted any more.
  func add(_ observer: AnyObserver<Element>) -> Added? {
    var added: Added?
    let joining = withState { state -> Joining? in
      if state.kept.isEmpty || !(state.isOpen || replay.outlivesEnd) {
        added = insert(observer, into: &state)
        return nil
      }
      let joining = Joining()
      for element in state.kept.elements { joining.waiting.enqueue(.next(element)) }
      if replay.addsFirst { joining.added = insert(observer, into: &state) }
      state.joining.append(joining)
      return joining
    }
    guard let joining else { return added }
    while let event = withState({ state -> Event<Element>? in
      if let event = joining.waiting.dequeue() { return event }
      state.joining.removeAll { $0 === joining }
      added = joining.added ?? insert(observer, into: &state)
      return nil
    }) { observer.on(event) }
    return added
  }

  /// Removes an observer.
  ///
  /// - Returns: The observer, which is to be released without a lock held, and whether it was the
  ///   last one.
  @discardableResult
  func remove(_ key: Key) -> Removed? {
    withState { state in
      detach(&state)
      guard let observer = state.observers.remove(key) else { return nil }
      if state.observers.count == 0, closesWhenEmpty { state.isOpen = false }
      return (observer, state.observers.count == 0)
    }
  }

  /// Removes all observers without sending an event, and accepts no new ones.
  ///
  /// - Parameters:
  ///   - ending: How it ends, if it hasn't ended already.
  ///   - keeps: Whether the elements are kept.
  func close(_ ending: Ending? = nil, keepsElements keeps: Bool = false) {
    // The observers and elements are released outside the lock.
    _ = withState { state in
      let kept = keeps ? state.kept : Queue()
      var closed = State(kept: kept, isOpen: false, ending: ending ?? state.ending)
      swap(&state, &closed)
      return closed
    }
  }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { _ in body(&state) }
  }

  private func insert(_ observer: AnyObserver<Element>, into state: inout State) -> Added? {
    guard state.isOpen else { return nil }
    detach(&state)
    return (state.observers.insert(observer), state.observers.count == 1)
  }

  private func detach(_ state: inout State) {
    state.observers.detach()
    _ = mark.load(ordering: .acquiring)
    state.only = nil
  }
}

/// How a subject or a shared run has ended.
///
/// NB: Not an `Event<Element>`: to release one, the runtime has to look up its type, which would cost
/// a new subject more than all its locks.
enum Ending {
  case completed
  case failed(any Error)
  /// By `dispose()` of a subject.
  case disposed(DisposedSubject)

  /// The ending that a terminal event brings.
  init<Element>(_ event: Event<Element>) { self = event.error.map(Ending.failed) ?? .completed }
}

/// A subject that was disposed. It isn't held, so it doesn't hold itself.
struct DisposedSubject {
  weak var subject: AnyObject?
  /// What a late subscriber receives.
  var error: any Error { RxError.disposed(object: subject ?? Released()) }

  private final class Released {}
}

/// How elements are replayed to a late subscriber.
struct Replay {
  /// The number of last elements that are kept.
  let limit: Int
  /// Whether an observer is added before the replay, and so receives at once what it sends itself
  /// during the replay; otherwise it doesn't receive that at all. RxSwift has both.
  var addsFirst = false
  /// Whether elements are still replayed after the terminal event.
  var outlivesEnd = false
}
