import RxLite
import Testing

@Suite struct ShareTests {
  /// A source that logs when it starts and stops.
  private func source(_ log: Log, _ subject: PublishSubject<Int>) -> Observable<Int> {
    .create { observer in
      log.add("start")
      let inner = subject.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        log.add("stop")
      }
    }
  }

  typealias Operate = (Observable<Int>) -> Observable<Int>

  /// Each way to share: its name, what a late observer gets of 1, 2, 3, and whether it is forever.
  static let ways: [(String, Operate, late: [Int], forever: Bool)] = [
    ("share()", { $0.share() }, [], false),
    ("share(replay: 1)", { $0.share(replay: 1) }, [3], false),
    ("share(replay: 2)", { $0.share(replay: 2) }, [2, 3], false),
    ("share(scope: .forever)", { $0.share(scope: .forever) }, [], true),
    ("share(replay: 1, .forever)", { $0.share(replay: 1, scope: .forever) }, [3], true),
    ("share(replay: 2, .forever)", { $0.share(replay: 2, scope: .forever) }, [2, 3], true),
    ("publish().refCount()", { $0.publish().refCount() }, [], false),
    ("replay(2).refCount()", { $0.replay(2).refCount() }, [2, 3], false),
    ("replayAll().refCount()", { $0.replayAll().refCount() }, [1, 2, 3], false),
  ]

  @Test(arguments: ways)
  func `one run for all, and a late observer gets what is replayed`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    let log = Log()
    let subject = PublishSubject<Int>()
    let shared = share(source(log, subject))
    let one = shared.subscribe(log.observer())
    for number in 1...3 { subject.onNext(number) }
    var seen: [Int] = []
    let other = shared.subscribe(onNext: { seen.append($0) })
    #expect(seen == late, "\(name)")
    one.dispose()
    subject.onNext(4)
    other.dispose()
    #expect(seen == late + [4], "\(name)")
    #expect(log.lines == ["start", "next(1)", "next(2)", "next(3)", "stop"], "\(name)")
  }

  @Test(arguments: ways)
  func `after all have left the next one starts a new run; forever replays what is stale`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    let log = Log()
    let subject = PublishSubject<Int>()
    let shared = share(source(log, subject))
    let first = shared.subscribe()
    for number in 1...3 { subject.onNext(number) }
    first.dispose()
    var seen: [Int] = []
    let second = shared.subscribe(onNext: { seen.append($0) })
    #expect(seen == (forever ? late : []), "\(name)")
    second.dispose()
    #expect(log.lines == ["start", "stop", "start", "stop"], "\(name)")
  }

  @Test(arguments: ways)
  func `after the terminal event whileConnected starts again, and forever does not`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    for ending in [Event<Int>.completed, .error(Boom())] {
      let log = Log()
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      var runs = 0
      let shared = share(
        .deferred {
          defer { runs += 1 }
          return subjects[runs].asObservable()
        })
      _ = shared.subscribe(onError: { _ in })
      for number in 1...3 { subjects[0].onNext(number) }
      subjects[0].on(ending)
      let again = shared.subscribe(log.observer())
      subjects[1].onNext(5)
      again.dispose()
      #expect(runs == (forever ? 1 : 2), "\(name)")
      #expect(log.lines == (forever ? late.map { "next(\($0))" } + ["\(ending)"] : ["next(5)"]))
    }
  }

  @Test(arguments: ways)
  func `the source is released before its terminal event, but not by the two quick shares`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    let log = Log()
    let subject = PublishSubject<Int>()
    let shared = share(subject.do(onDispose: { log.add("released") }))
    for _ in 1...2 { _ = shared.subscribe(log.observer()) }
    subject.onCompleted()
    let isQuick = ["share()", "share(replay: 1)"].contains(name)
    let expected = ["released", "completed", "completed"]
    #expect(log.lines == (isQuick ? expected.dropFirst() + ["released"] : expected), "\(name)")
  }

  @Test(arguments: ways)
  func `an observer may subscribe again when it receives the terminal event`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    guard !forever else { return }
    var runs = 0
    var shared: Observable<Int>!
    let log = Log()
    shared = share(
      .deferred {
        runs += 1
        return runs == 1 ? .of(1, 2) : .of(3)
      })
    _ = shared.subscribe(
      onNext: { log.add("\($0)") },
      onCompleted: { _ = shared.subscribe(log.observer()) })
    #expect(log.lines == ["1", "2", "next(3)", "completed"], "\(name)")
  }

  @Test(arguments: ways)
  func `never, empty and error, and an observer that disposes during the start`(
    name: String, share: Operate, late: [Int], forever: Bool
  ) {
    for (source, expected) in [
      (Observable<Int>.never(), []), (.empty(), ["completed"]), (.error(Boom()), ["error(Boom())"]),
      (.of(1, 2), ["next(1)", "next(2)", "completed"]),
    ] {
      let log = Log()
      _ = share(source).subscribe(log.observer())
      #expect(log.lines == expected, "\(name)")
    }
    let log = Log()
    let endless = Observable.repeatElement(7).do(onDispose: { log.add("stop") })
    _ = share(endless).take(2).subscribe(log.observer())
    #expect(log.lines == ["next(7)", "next(7)", "completed", "stop"], "\(name)")
  }

  @Test func `a connectable sequence starts at connect, once, and stops at dispose`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let published = source(log, subject).publish()
    _ = published.subscribe(log.observer())
    #expect(log.lines == [])
    let connection = published.connect()
    _ = published.connect()
    subject.onNext(1)
    connection.dispose()
    connection.dispose()
    subject.onNext(2)
    let next = published.connect()
    _ = published.subscribe(log.observer())
    subject.onNext(3)
    next.dispose()
    #expect(log.lines == ["start", "next(1)", "stop", "start", "next(3)", "stop"])
  }

  @Test func `multicast with a selector shares one run among all its uses`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let doubled = source(log, subject).multicast({ PublishSubject<Int>() }) { shared in
      .merge(shared, shared.map { $0 * 10 })
    }
    _ = doubled.subscribe(log.observer())
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["start", "next(1)", "next(10)", "stop", "completed"])
  }

  @Test func `multicast fails with what its closures throw`() {
    for throwsFirst in [true, false] {
      let log = Log()
      let shared: Observable<Int> = Observable.of(1).multicast({
        if throwsFirst { throw Boom() }
        return PublishSubject<Int>()
      }) { _ in throw Boom() }
      _ = shared.subscribe(log.observer())
      #expect(log.lines == ["error(Boom())"])
    }
  }

  @Test func `a subject that has ended ends a subscriber through multicast`() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let shared = Observable.of(1, 2).multicast(subject)
    _ = shared.connect()
    _ = shared.subscribe(log.observer())
    #expect(log.lines == ["next(2)", "completed"])
  }

  @Test func `a custom subject's events arrive at once, whatever it sends`() {
    let log = Log()
    _ = Observable<Int>.never().multicast(OwnSubject()).subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `refCount works with a custom connectable type as well`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let counted = OwnConnectable(inner: source(log, subject).publish()).refCount()
    let subscriptions = (1...2).map { _ in counted.subscribe() }
    for subscription in subscriptions { subscription.dispose() }
    _ = counted.subscribe(log.observer())
    subject.onCompleted()
    #expect(log.lines == ["start", "stop", "start", "stop", "completed"])
  }
}

/// A connectable sequence that RxLite doesn't know.
private struct OwnConnectable: ConnectableObservableType {
  typealias Element = Int
  let inner: ConnectableObservable<Int>

  func connect() -> any Disposable { inner.connect() }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Int {
    inner.subscribe(observer)
  }
}

/// A subject that RxLite doesn't know: what it sends takes turns.
private struct OwnSubject: SubjectType {
  typealias Element = Int

  func asObserver() -> AnyObserver<Int> { AnyObserver { _ in } }

  func asObservable() -> Observable<Int> { .of(1, 2) }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Int {
    asObservable().subscribe(observer)
  }
}
