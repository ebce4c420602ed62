/// A sequence that waits with its work until it is told to connect.
public protocol ConnectableObservableType: ObservableType {
  /// Starts the source.
  ///
  /// - Returns: what stops it.
  func connect() -> any Disposable
}

/// A sequence whose observers share one run of the source, which starts at `connect()` and not when
/// they subscribe.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let begin: () -> any Disposable

  /// Lets an observer in who counts: the first one connects, the last one that leaves disconnects.
  let admitCounted: (AnyObserver<Element>, Seat) -> Void

  init(
    connect: @escaping () -> any Disposable,
    admitCounted: @escaping (AnyObserver<Element>, Seat) -> Void,
    run: @escaping (AnyObserver<Element>, Seat) -> Void
  ) {
    begin = connect
    self.admitCounted = admitCounted
    super.init(takesTurns: false, run: run)
  }

  /// Starts the source, unless it is running.
  ///
  /// - Returns: what stops it. After that the observers hear nothing more, and the next
  ///   `connect()` starts the source again.
  public final func connect() -> any Disposable { begin() }
}

extension ObservableType {
  /// Sends the source's events to a subject, from `connect()` on.
  ///
  ///     --1--2--|
  ///       multicast(PublishSubject()), connected at 4
  ///     ------1--2--|
  ///
  /// - Ends: with the subject.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends the source's events to a subject, from `connect()` on. Each connection has its own. See
  /// ``multicast(_:)``.
  ///
  /// - Ends: with the subject. Who subscribes after that waits for the next connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let stage = Stage(source: asObservable(), makeSubject: makeSubject)
    return ConnectableObservable(
      connect: stage.connect, admitCounted: stage.admitCounted, run: stage.admit)
  }

  /// Shares one run of the source among all uses of it inside of `selector`; each subscription has a
  /// subject of its own.
  ///
  ///     --1------2------|
  ///       multicast({ PublishSubject() }) { Observable.merge($0, $0.map { $0 * 10 }) }
  ///     --(1,10)-(2,20)-|
  ///
  /// - Ends: with what `selector` makes; fails with what one of the closures throws.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Observable { downstream, seat in
      do {
        let shared = source.multicast(try subjectSelector())
        let upstream = Seat()
        try selector(shared).run(downstream, upstream)
        seat.attach(Disposables.create(upstream, shared.connect()))
      } catch {
        downstream.on(.error(error))
      }
    }
  }

  /// One run of the source for all observers, from `connect()` on.
  ///
  ///     --1--2--|
  ///       publish(), connected at 4
  ///     ------1--2--|
  ///
  /// - Ends: with its source. Once it has ended, `connect()` starts another run.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// One run of the source for all observers, from `connect()` on. An observer that comes later gets
  /// the last `bufferSize` elements first.
  ///
  ///     --1----2--|
  ///       replay(1), subscribed to at 4
  ///     ----1--2--|
  ///
  /// - Ends: with its source. Once it has ended, `connect()` starts another run.
  /// - Memory: those elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    if bufferSize < 0 { refuse("bufferSize can't be negative: a replay needs zero or more.") }
    return multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// One run of the source for all observers, from `connect()` on. An observer that comes later gets
  /// all elements so far first.
  ///
  ///     --1-2------3--|
  ///       replayAll(), subscribed to at 6
  ///     ------(1,2)3--|
  ///
  /// - Ends: with its source. Once it has ended, `connect()` starts another run.
  /// - Memory: all elements.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
