import Dispatch
import Foundation
import RxLite
import Synchronization
import Testing

/// Runs both closures at the same time, on two threads, and waits for them.
///
/// Each thread waits until the other has arrived as well. Otherwise one is often done before the other
/// has begun, and then there is nothing that ThreadSanitizer could see.
func race(_ one: @escaping () -> Void, _ other: @escaping () -> Void) {
  let arrived = Atomic<Int>(0)
  let done = DispatchSemaphore(value: 0)
  func run(_ body: @escaping () -> Void) {
    Thread.detachNewThread {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 2 { sched_yield() }
      body()
      done.signal()
    }
  }
  run(one)
  run(other)
  done.wait()
  done.wait()
}

/// Whether something comes true that another thread is about to bring about. The limit is for what
/// never does.
func comesTrue(_ isSo: () -> Bool) -> Bool {
  let limit = ContinuousClock.now + .seconds(30)
  while !isSo() {
    if ContinuousClock.now > limit { return false }
    sched_yield()
  }
  return true
}

/// Counts how many threads are inside at the same time.
final class Turnstile: Sendable {
  private let inside = Atomic<Int>(0)
  private let overlaps = Atomic<Int>(0)
  private let passed = Atomic<Int>(0)

  var overlapCount: Int { overlaps.load(ordering: .relaxed) }
  var passedCount: Int { passed.load(ordering: .relaxed) }

  func pass() {
    if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
    passed.add(1, ordering: .relaxed)
    inside.subtract(1, ordering: .relaxed)
  }
}

extension ContractTests {
  /// Operators that subscribe to two sources.
  static let joins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
    ("merge", { .merge($0, $1) }),
    ("flatMap", { one, other in Observable.of(one, other).flatMap { $0 } }),
    ("merge()", { one, other in Observable.of(one, other).merge() }),
    ("take(until:)", { one, other in one.take(until: other.filter { $0 < 0 }) }),
    ("concat", { one, other in one.concat(other) }),
  ]

  typealias JoinOfTwo = (String, (Observable<Int>, Observable<Int>) -> Observable<Int>)
  // NB: Where the type isn't written, the compiler takes seconds for a sum of lists, once a test.
  static let observableJoins: [JoinOfTwo] = joins + stepJoins + moreJoins + infallibleJoins
  static let allJoins: [JoinOfTwo] = observableJoins + traitJoins

  @Test(arguments: observableJoins)
  func `rule 2: two sources on two threads never overlap`(
    name: String, join: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    let one = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let turnstile = Turnstile()
    var plain = 0  // not atomic: ThreadSanitizer sees whether the deliveries are ordered
    let subscription = join(one, other).subscribe(onNext: { _ in
      turnstile.pass()
      plain += 1
    })
    race({ for _ in 1...2_000 { one.onNext(1) } }, { for _ in 1...2_000 { other.onNext(2) } })
    subscription.dispose()
    #expect(turnstile.overlapCount == 0, "\(name)")
    #expect(turnstile.passedCount == plain, "\(name)")
    #expect(plain >= 2_000, "\(name)")
  }

  @Test(arguments: allJoins)
  func `rule 3: of two terminal events on two threads one is delivered`(
    name: String, join: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    for _ in 1...200 {
      let one = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let endings = Atomic<Int>(0)
      _ = join(one, other).subscribe { event in
        if event.isStopEvent { endings.add(1, ordering: .relaxed) }
      }
      race({ one.onError(Boom()) }, { other.onError(Boom()) })
      #expect(endings.load(ordering: .relaxed) == 1, "\(name)")
    }
  }

  @Test(arguments: allJoins)
  func `rule 4: dispose may be called at any moment`(
    name: String, join: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    for _ in 1...200 {
      let one = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let subscription = join(one, other).subscribe()
      race(
        {
          one.onNext(1)
          one.onCompleted()
        },
        {
          subscription.dispose()
        })
      #expect(!one.hasObservers && !other.hasObservers, "\(name)")
    }
  }

  @Test func `rule 4: from another thread, the event that is being delivered is the last`() {
    let arrived = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.map { $0 }.subscribe(onNext: { element in
      log.add("begin \(element)")
      arrived.signal()
      goOn.wait()
      log.add("end \(element)")
    })
    let sender = DispatchGroup()
    DispatchQueue.global().async(group: sender) {
      subject.onNext(0)
      subject.onNext(1)
    }
    arrived.wait()
    subscription.dispose()
    log.add("dispose() returned")
    goOn.signal()
    sender.wait()
    #expect(log.lines == ["begin 0", "dispose() returned", "end 0"])
  }

  @Test func `rule 4: on the scheduler that delivers, nothing arrives after dispose`() {
    let queue = DispatchQueue(label: "deliveries")
    let scheduler = SerialDispatchQueueScheduler(
      queue: queue, internalSerialQueueName: "serial deliveries")
    for _ in 1...200 {
      let subject = PublishSubject<Int>()
      let isDisposed = Atomic<Bool>(false)
      let late = Atomic<Int>(0)
      let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in
        if isDisposed.load(ordering: .relaxed) { late.add(1, ordering: .relaxed) }
      })
      let done = DispatchSemaphore(value: 0)
      race(
        { for number in 1...20 { subject.onNext(number) } },
        {
          _ = scheduler.schedule(()) {
            subscription.dispose()
            isDisposed.store(true, ordering: .relaxed)
            done.signal()
            return Disposables.create()
          }
        })
      done.wait()
      _ = scheduler.schedule(()) {
        done.signal()
        return Disposables.create()
      }
      done.wait()
      #expect(late.load(ordering: .relaxed) == 0)
    }
  }

  @Test func `rule 4: an observer that disposes another keeps the event from it`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { element in
      log.add("first \(element)")
      second.dispose()
    })
    second.disposable = subject.subscribe(onNext: { log.add("second \($0)") })
    subject.onNext(1)
    #expect(log.lines == ["first 1"])
  }
}

extension ContractTests {
  /// What may happen to a subject while another thread sends.
  static let interruptions: [(String, (PublishSubject<Int>, any Disposable) -> Void)] = [
    ("another observer subscribes", { subject, _ in _ = subject.subscribe() }),
    ("an observer is disposed", { _, subscription in subscription.dispose() }),
    ("it completes", { subject, _ in subject.onCompleted() }),
    ("it is disposed", { subject, _ in subject.dispose() }),
    ("hasObservers is read", { subject, _ in _ = subject.hasObservers }),
  ]

  @Test(arguments: interruptions)
  func `rule 5: a subject may send while anything else happens to it`(
    name: String, interrupt: @escaping (PublishSubject<Int>, any Disposable) -> Void
  ) {
    for _ in 1...100 {
      let subject = PublishSubject<Int>()
      let faithful = Turnstile()
      _ = subject.subscribe(onNext: { _ in faithful.pass() })
      let subscription = subject.subscribe()
      race({ for _ in 1...20 { subject.onNext(1) } }, { interrupt(subject, subscription) })
      #expect(faithful.passedCount <= 20, "\(name)")
    }
  }
}
