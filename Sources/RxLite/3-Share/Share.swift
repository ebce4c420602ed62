import Synchronization

/// How long a shared sequence keeps its subject.
public enum SubjectLifetimeScope {
  /// Each connection has its own subject. Once it has ended, a new subscriber starts the source
  /// again and receives no old elements.
  case whileConnected

  /// All connections have the same subject. It replays its elements to every late subscriber, even
  /// after the source was stopped. Once the source has ended, it isn't started again.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all subscribers: it starts with the first
  /// subscriber, and is disposed with the last.
  ///
  ///     --1--2--3--|
  ///       share()
  ///     --1--2--3--|
  ///
  /// - Parameters:
  ///   - replay: The number of elements that a late subscriber receives first.
  ///   - scope: Whether the next run has a new subject. See ``SubjectLifetimeScope``.
  /// - Ends: With its source. A later subscriber starts the source again if `scope` is
  ///   `.whileConnected`.
  /// - Memory: The replayed elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    if replay < 0 { refuse("replay can't be negative: share(replay:) needs zero or more.") }
    // NB: The form without a lasting subject, and with at most one element, isn't built on these, as
    // in RxSwift. That shows: an observer is added before the replay, and the source is disposed
    // after its terminal event was sent.
    switch scope {
    case .forever: return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    case .whileConnected where replay > 1: return self.replay(replay).refCount()
    case .whileConnected:
      return Observable(opensTrampoline: false, run: Shared(asObservable(), replay).subscribe)
    }
  }
}

/// A source with one connection at a time: the first subscriber starts it, and the last one stops
/// it.
private final class Shared<Element> {
  /// One run of the source.
  private struct Connection {
    let observers: Observers<Element>
    let subscription = Subscription()
  }

  private let source: Observable<Element>
  private let replay: Replay
  private let lock = Mutex(())
  /// The lock protects it. See ``Observers``.
  private var current: Connection?

  init(_ source: Observable<Element>, _ limit: Int) {
    self.source = source
    replay = Replay(limit: limit, addsFirst: true)
  }

  func subscribe(_ sink: Sink<Element>) {
    let observers = connection.observers
    guard let added = observers.add(sink.observer) else {
      // The connection has just ended, on another thread or further up the stack.
      drop(observers)
      return subscribe(sink)
    }
    if added.isFirst { start(connection) }
    sink.attach { self.remove(added.key, from: observers) }
  }

  /// The current connection, or a new one if there is none.
  private var connection: Connection {
    lock.withLock { _ in
      if let current { return current }
      current = Connection(observers: Observers(replay: replay, closesWhenEmpty: true))
      return current!
    }
  }

  private func start(_ connection: Connection) {
    _ = source.start(
      AnyObserver { event in
        guard !connection.subscription.isDisposed else { return }
        if event.isStopEvent { self.drop(connection.observers) }
        connection.observers.send(event)
      }, subscription: connection.subscription)
  }

  private func remove(_ key: Observers<Element>.Key, from observers: Observers<Element>) {
    var removed: Observers<Element>.Removed?
    let stopped = lock.withLock { _ -> Connection? in
      removed = observers.remove(key)
      return removed?.isLast == true && current?.observers === observers ? current.take() : nil
    }
    stopped?.subscription.dispose()
  }

  /// Gives up the connection with these observers.
  private func drop(_ observers: Observers<Element>) {
    _ = lock.withLock { _ in current?.observers === observers ? current.take() : nil }
  }
}
