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

/// A source with one connection at a time: the first subscriber starts it, and the last one stops
/// it.
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
        // The connection has just ended, on another thread or further up the stack.
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
