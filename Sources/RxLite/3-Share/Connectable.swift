import Synchronization

/// A sequence that starts its source when `connect()` is called.
public protocol ConnectableObservableType: ObservableType {
  /// Starts the source.
  ///
  /// - Returns: A disposable that stops the source.
  func connect() -> any Disposable
}

/// A sequence whose subscribers share one run of the source, which starts at `connect()` and not
/// when they subscribe.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let start: () -> any Disposable

  /// Returns the number of connections that have ended with their source.
  let countEnded: () -> Int

  init(
    connect: @escaping () -> any Disposable, countEnded: @escaping () -> Int,
    run: @escaping (Sink<Element>) -> Void
  ) {
    start = connect
    self.countEnded = countEnded
    super.init(opensTrampoline: false, run: run)
  }

  /// Starts the source, unless it is running.
  ///
  /// - Returns: A disposable that stops the source. After that the observers receive nothing more,
  ///   and the next `connect()` starts the source again.
  public final func connect() -> any Disposable { start() }
}

extension ObservableType {
  /// Sends the source's events to a subject, starting at `connect()`.
  ///
  ///     --1--2--|
  ///       multicast(PublishSubject()), connected at 4
  ///     ------1--2--|
  ///
  /// - Ends: With the subject.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends the source's events to a subject, starting at `connect()`. Each connection has its own
  /// subject. See ``multicast(_:)``.
  ///
  /// - Ends: With the subject. A later subscriber waits for the next connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let multicast = Multicast(source: asObservable(), makeSubject: makeSubject)
    return ConnectableObservable(
      connect: multicast.connect, countEnded: multicast.countEnded, run: multicast.subscribe)
  }

  /// Shares one run of the source among all uses of it inside `selector`. Each subscription has its
  /// own subject.
  ///
  ///     --1------2------|
  ///       multicast({ PublishSubject() }) { Observable.merge($0, $0.map { $0 * 10 }) }
  ///     --(1,10)-(2,20)-|
  ///
  /// - Ends: With the sequence that `selector` returns; fails with what one of the closures throws.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Observable { sink in
      do {
        let shared = source.multicast(try subjectSelector())
        let result = try selector(shared).start(sink.asObserver())
        sink.attach(Disposables.create(result, shared.connect()))
      } catch { sink.end(with: .error(error)) }
    }
  }

  /// Shares one run of the source among all subscribers, starting at `connect()`.
  ///
  ///     --1--2--|
  ///       publish(), connected at 4
  ///     ------1--2--|
  ///
  /// - Ends: With its source; after that, `connect()` starts another run.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Shares one run of the source among all subscribers, starting at `connect()`, and replays the
  /// last `bufferSize` elements to a late subscriber.
  ///
  ///     --1----2--|
  ///       replay(1), subscribed to at 4
  ///     ----1--2--|
  ///
  /// - Ends: With its source; after that, `connect()` starts another run.
  /// - Memory: The replayed elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    if bufferSize < 0 { refuse("bufferSize can't be negative: a replay needs zero or more.") }
    return multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Shares one run of the source among all subscribers, starting at `connect()`, and replays all
  /// elements so far to a late subscriber.
  ///
  ///     --1-2------3--|
  ///       replayAll(), subscribed to at 6
  ///     ------(1,2)3--|
  ///
  /// - Ends: With its source; after that, `connect()` starts another run.
  /// - Memory: All elements.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}

/// Connects a source to a subject, one connection at a time.
private final class Multicast<Subject: SubjectType> {
  /// One run of the source.
  private final class Connection {
    let subject: Subject
    let subscription = Subscription()
    var hasStarted = false
    init(_ subject: Subject) { self.subject = subject }
  }

  private struct State {
    var current: Connection?
    /// The number of connections that have ended with their source.
    var ended = 0
  }

  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let state = Mutex(State())

  init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  func subscribe(_ sink: Sink<Subject.Element>) {
    sink.attach(connection.subject.asObservable().start(sink.observer))
  }

  func connect() -> any Disposable {
    let connection = connection
    let isNew = state.withLock { _ in
      defer { connection.hasStarted = true }
      return !connection.hasStarted
    }
    if isNew {
      let observer = connection.subject.asObserver()
      source.start(
        AnyObserver { event in
          guard !connection.subscription.isDisposed else { return }
          // NB: As in RxSwift, the source is disposed *before* its terminal event is passed on: an
          // observer that subscribes again in response finds a new connection.
          if event.isStopEvent { self.remove(connection, hasEnded: true) }
          observer.on(event)
        }, attachedTo: connection.subscription)
    }
    return Disposables.create { self.remove(connection) }
  }

  func countEnded() -> Int { state.withLock { $0.ended } }

  /// The current connection, or a new one if there is none.
  ///
  /// NB: If two threads create a subject at the same time, the first one to store it wins.
  private var connection: Connection {
    if let known = state.withLock({ $0.current }) { return known }
    let made = Connection(makeSubject())
    return state.withLock { state in
      let connection = state.current ?? made
      state.current = connection
      return connection
    }
  }

  private func remove(_ connection: Connection, hasEnded: Bool = false) {
    let removed = state.withLock { state in
      if hasEnded { state.ended += 1 }
      return state.current === connection ? state.current.take() : nil
    }
    _ = removed
    connection.subscription.dispose()
  }
}
