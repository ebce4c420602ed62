/// A subject that remembers its last elements: whoever subscribes gets them first.
///
///     --1--2-------3--|
///       a ReplaySubject of 2, subscribed to at 7
///     -------(1,2)-3--|
///
/// An observer that comes after the ending gets what is remembered, and then the ending.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Disposable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let audience: Audience<Element>
  private let memory: Memory<Element>

  /// A subject that remembers the last `bufferSize` elements.
  ///
  /// - Memory: those elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    if bufferSize < 0 { refuse("bufferSize can't be negative: a replay needs zero or more.") }
    return ReplaySubject(limit: bufferSize)
  }

  /// A subject that remembers all elements.
  ///
  /// - Memory: all of them, for as long as the subject lives.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  private init(limit: Int) {
    let audience = Audience<Element>()
    let memory = Memory<Element>(limit: limit)
    self.audience = audience
    self.memory = memory
    super.init(takesTurns: false) { observer, seat in
      audience.admit(observer, seat, recall: { memory.recall(to: observer) })
    }
  }

  deinit { audience.close() }

  /// Whether anybody listens.
  public var hasObservers: Bool { audience.hasObservers }

  /// Sends an event to all who listen, and remembers it.
  public func on(_ event: Event<Element>) {
    audience.send(event) {
      if case .next(let element) = event { memory.add(element) } else { nil }
    }
  }

  /// This subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets go of all observers without a word, and of the elements. Who subscribes later gets
  /// `RxError.disposed`.
  public func dispose() {
    audience.close(by: self)
    let forgotten = audience.peek(memory.forget)
    // The elements are released here, outside of the lock: a deinit may be the learner's code.
    _ = forgotten
  }
}

/// The last elements. The lock of the audience protects them.
private final class Memory<Element> {
  private let limit: Int
  private var elements = Queue<Element>()

  init(limit: Int) { self.limit = limit }

  /// - Returns: the element that gives way.
  func add(_ element: Element) -> Element? {
    elements.enqueue(element)
    return elements.count > limit ? elements.dequeue() : nil
  }

  /// NB: It goes through a copy, for the observer may send something to the subject meanwhile.
  func recall(to observer: AnyObserver<Element>) {
    let elements = elements
    elements.forEach { observer.on(.next($0)) }
  }

  func forget() -> Queue<Element> {
    defer { elements = Queue() }
    return elements
  }
}
