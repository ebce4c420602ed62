import Dispatch
import Foundation
import RxLite
import Synchronization
import Testing

extension ContractTests {
  /// Each way to share.
  static let shareChains: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("share()", { $0.share() }),
    ("share(replay: 1)", { $0.share(replay: 1) }),
    ("share(replay: 2)", { $0.share(replay: 2) }),
    ("share(scope: .forever)", { $0.share(scope: .forever) }),
    ("share(replay: 1, .forever)", { $0.share(replay: 1, scope: .forever) }),
    ("publish().refCount()", { $0.publish().refCount() }),
    ("replayAll().refCount()", { $0.replayAll().refCount() }),
    (
      "multicast with a selector",
      { $0.multicast({ PublishSubject<Int>() }) { .merge($0, $0.map { $0 }) } }
    ),
  ]

  /// A source that counts its starts and stops.
  private final class Meter: Sendable {
    private let started = Atomic<Int>(0)
    private let stopped = Atomic<Int>(0)
    var starts: Int { started.load(ordering: .acquiring) }
    var stops: Int { stopped.load(ordering: .acquiring) }

    func meter(_ source: Observable<Int>) -> Observable<Int> {
      .create { observer in
        self.started.add(1, ordering: .acquiringAndReleasing)
        let subscription = source.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          self.stopped.add(1, ordering: .acquiringAndReleasing)
        }
      }
    }
  }

  @Test(arguments: shareChains)
  func `rule 9: the last observer to dispose stops the source, however they race`(
    name: String, share: (Observable<Int>) -> Observable<Int>
  ) {
    for _ in 1...200 {
      let meter = Meter()
      let subject = PublishSubject<Int>()
      let shared = share(meter.meter(subject))
      let visit = {
        for _ in 1...3 { shared.subscribe(onNext: { _ in }).dispose() }
      }
      race(visit, visit)
      #expect(meter.starts == meter.stops, "\(name)")
      #expect(meter.starts >= 1, "\(name)")
      #expect(!subject.hasObservers, "\(name)")
      // None is stuck: a late subscriber still gets a run.
      var seen: [Int] = []
      let last = shared.subscribe(onNext: { seen.append($0) })
      subject.onNext(1)
      last.dispose()
      #expect(seen.contains(1), "\(name)")
      #expect(meter.starts == meter.stops, "\(name)")
    }
  }

  @Test(arguments: shareChains)
  func `rule 3: an observer that subscribes while the source ends receives one terminal event`(
    name: String, share: (Observable<Int>) -> Observable<Int>
  ) {
    for round in 1...200 {
      let meter = Meter()
      let subject = PublishSubject<Int>()
      let shared = share(meter.meter(subject))
      let endings = Atomic<Int>(0)
      let listen = {
        shared.subscribe { if $0.isStopEvent { endings.add(1, ordering: .relaxed) } }
      }
      let first = listen()
      var second: (any Disposable)?
      race(
        {
          subject.onNext(1)
          subject.on(round % 2 == 0 ? .completed : .error(Boom()))
        },
        { second = listen() })
      #expect(endings.load(ordering: .relaxed) == 2, "\(name)")
      first.dispose()
      second?.dispose()
      #expect(meter.starts == meter.stops, "\(name)")
    }
  }

  @Test(arguments: shareChains)
  func `rule 4: dispose may race with elements and with the terminal event`(
    name: String, share: (Observable<Int>) -> Observable<Int>
  ) {
    for _ in 1...200 {
      let meter = Meter()
      let subject = PublishSubject<Int>()
      let shared = share(meter.meter(subject))
      let subscriptions = (1...3).map { _ in shared.subscribe(onNext: { _ in }) }
      race(
        {
          for number in 1...3 { subject.onNext(number) }
          subject.onCompleted()
        },
        { for subscription in subscriptions { subscription.dispose() } })
      #expect(meter.starts == meter.stops, "\(name)")
      #expect(!subject.hasObservers, "\(name)")
    }
  }

  @Test func `rule 5: connections may be made and ended by two threads`() {
    for _ in 1...300 {
      let meter = Meter()
      let subject = PublishSubject<Int>()
      let published = meter.meter(subject).publish()
      let toggle = { for _ in 1...3 { published.connect().dispose() } }
      race(toggle, toggle)
      #expect(meter.starts == meter.stops)
      let log = Log()
      _ = published.subscribe(log.observer())
      let connection = published.connect()
      race({ subject.onCompleted() }, { connection.dispose() })
      #expect(meter.starts == meter.stops)
      #expect(log.lines.count <= 1)
    }
  }

  @Test func `rule 5: two threads may dispose a subject, which forgets its elements once`() {
    for _ in 1...200 {
      let forgotten = Atomic<Int>(0)
      let subject = ReplaySubject<Element>.createUnbounded()
      for _ in 1...10 {
        subject.onNext(Element { forgotten.add(1, ordering: .relaxed) })
      }
      race({ subject.dispose() }, { subject.dispose() })
      #expect(forgotten.load(ordering: .relaxed) == 10)
    }
  }

  @Test func `rule 2: a late subscriber receives what is replayed before what is new`() {
    for _ in 1...200 {
      let subject = ReplaySubject<Int>.createUnbounded()
      var seen: [Int] = []
      var subscription: (any Disposable)?
      race(
        { for number in 1...50 { subject.onNext(number) } },
        { subscription = subject.subscribe(onNext: { seen.append($0) }) })
      subscription?.dispose()
      #expect(seen == Array(1...50))
    }
  }

  /// What remembers elements: how to send to it, and how to listen.
  private static let memories: [(String, () -> (AnyObserver<Element>, Observable<Element>))] = [
    ("BehaviorSubject", { memory(BehaviorSubject(value: Element {})) }),
    ("ReplaySubject", { memory(ReplaySubject.create(bufferSize: 1)) }),
    ("AsyncSubject", { memory(AsyncSubject()) }),
    (
      "share(replay: 1)",
      {
        let subject = PublishSubject<Element>()
        let shared = subject.share(replay: 1)
        _ = shared.subscribe()
        return (subject.asObserver().asObserver(), shared)
      }
    ),
  ]

  private static func memory<Subject: SubjectType>(
    _ subject: Subject
  ) -> (AnyObserver<Element>, Observable<Element>)
  where Subject.Element == Element, Subject.Observer.Element == Element {
    (subject.asObserver().asObserver(), subject.asObservable())
  }

  @Test(arguments: memories.indices)
  func `rule 5: an element that is forgotten may wait for another thread`(index: Int) {
    let (name, make) = Self.memories[index]
    let (observer, source) = make()
    let log = Log()
    observer.onNext(
      Element {
        let answered = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          source.subscribe().dispose()
          answered.signal()
        }
        let isFree = answered.wait(timeout: .now() + 10) == .success
        log.add(isFree ? "answered" : "the lock is held")
      })
    _ = source.skip(1).subscribe(onNext: { _ in log.add("next") })
    observer.onNext(Element {})
    // As in RxSwift, it goes before the next one is delivered. An AsyncSubject keeps that to itself.
    #expect(log.lines == ["answered"] + (name == "AsyncSubject" ? [] : ["next"]), "\(name)")
  }
}

/// Calls a closure when it is released.
private final class Element {
  private let onRelease: () -> Void
  init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
  deinit { onRelease() }
}
