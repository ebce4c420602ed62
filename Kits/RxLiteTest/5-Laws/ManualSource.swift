import RxLite

/// A cold source for a test: it counts its subscriptions, and sends to them what the test wants.
///
///     let source = ManualSource<Int>()
///     let subscriber = Subscriber(source.sequence.map { $0 * 10 })
///     source.send(1)
///     try subscriber.check(["10"], "The source has sent 1.")
///     subscriber.dispose()
///     source.isRunning == false
public final class ManualSource<Element> {
  /// The observers of the runs; `nil` once a run has been disposed, or has ended.
  @Locked private var observers: [AnyObserver<Element>?] = []
  private let script: [Event<Element>]

  /// Creates a source that sends these events to each observer before `subscribe` returns.
  public init(sending script: [Event<Element>] = []) { self.script = script }

  /// The source as a sequence.
  public var sequence: Observable<Element> {
    .create { [self] observer in
      let run = observers.add(observer)
      for event in script { observer.on(event) }
      return Disposables.create { [self] in observers[run] = nil }
    }
  }

  /// The number of subscriptions so far.
  public var runs: Int { observers.count }

  /// Whether a subscription has neither ended nor been disposed.
  public var isRunning: Bool { observers.contains { $0 != nil } }

  /// Whether one of the subscriptions, counted from 0, has neither ended nor been disposed.
  public func isRunning(_ run: Int) -> Bool { observer(run) != nil }

  /// Sends an element to all subscribers.
  public func send(_ element: Element) { send(.next(element)) }

  /// Sends an event to all subscribers, in the order of their subscriptions.
  public func send(_ event: Event<Element>) {
    for run in observers.indices { send(event, to: run) }
  }

  /// Sends an event to one of the subscribers, counted from 0.
  public func send(_ event: Event<Element>, to run: Int) { observer(run)?.on(event) }

  private func observer(_ run: Int) -> AnyObserver<Element>? {
    let observers = observers
    return observers.indices.contains(run) ? observers[run] : nil
  }
}

extension Array {
  /// - Returns: The index of the new element.
  fileprivate mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
