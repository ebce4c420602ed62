import Synchronization

/// For how long a shared sequence keeps its subject.
public enum SubjectLifetimeScope {
  /// Each connection has a subject of its own: once it is over, a new observer starts the source
  /// again, and gets nothing that is stale.
  case whileConnected

  /// One subject for all connections: what it remembers is replayed to all observers to come, even
  /// when the source has stopped; and once the source has ended, it is not started again.
  case forever
}

extension ObservableType {
  /// One run of the source for all observers that are there at the same time: the first one starts
  /// it, and when the last one leaves it is stopped.
  ///
  ///     --1--2--3--|
  ///       share()
  ///     --1--2--3--|
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements an observer gets that comes later.
  ///   - scope: Whether the next run gets a fresh subject: see ``SubjectLifetimeScope``.
  /// - Ends: With its source.
  /// - Memory: The replayed elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0), (.whileConnected, 1):
      let shared = Shared(source: asObservable(), replay: Replay(limit: replay))
      return Observable(opensTrampoline: false, run: shared.subscribe)
    case (.whileConnected, _): return self.replay(replay).refCount()
    case (.forever, 0): return multicast(PublishSubject()).refCount()
    case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

/// A source with one connection at a time: the first observer starts it, and the last one stops it.
private final class Shared<Element> {
  /// One run of the source, and its observers.
  private final class Connection {
    let observers: Observers<Element>
    let subscription = Subscription()
    init(replay: Replay) { observers = Observers(replay: replay) }
  }

  private let source: Observable<Element>
  private let replay: Replay
  private let current = Mutex<Connection?>(nil)

  init(source: Observable<Element>, replay: Replay) {
    self.source = source
    self.replay = replay
  }

  func subscribe(_ sink: Sink<Element>) {
    while true {
      let (connection, isNew) = current.withLock { current in
        let connection = current ?? Connection(replay: replay)
        defer { current = connection }
        return (connection, current == nil)
      }
      guard let key = connection.observers.add(sink.observer, orSendEnd: false) else {
        // It ended a moment ago, on another thread or further up the stack.
        remove(connection)
        continue
      }
      if isNew { connect(connection) }
      return sink.attach(
        AnonymousDisposable { [self] in
          if connection.observers.remove(key, closesWhenEmpty: true) {
            remove(connection)
            connection.subscription.dispose()
          }
        })
    }
  }

  private func connect(_ connection: Connection) {
    source.start(
      AnyObserver { event in
        if event.isStopEvent { self.remove(connection) }
        connection.observers.send(event)
      }, as: connection.subscription)
  }

  private func remove(_ connection: Connection) {
    let removed = current.withLock { $0 === connection ? $0.take() : nil }
    _ = removed
  }
}
