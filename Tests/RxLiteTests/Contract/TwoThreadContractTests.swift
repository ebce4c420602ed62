import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

/// An operator, a subject or a bridge whose state two threads can reach.
struct Crossing: CustomTestStringConvertible {
  typealias Connect = (Observable<Int>, Observable<Int>, any SchedulerType) -> Observable<Int>

  let testDescription: String
  /// Whether it makes two senders wait for each other.
  let serializes: Bool
  let connect: Connect

  init(_ name: String, serializes: Bool = true, _ connect: @escaping Connect) {
    testDescription = name
    self.serializes = serializes
    self.connect = connect
  }
}

/// A scheduler whose work is run by whichever thread calls `run()`.
private final class WorkForAnotherThread: SchedulerType, @unchecked Sendable {
  private let waiting = Locked<[(cancelled: BooleanDisposable, work: () -> Void)]>([])

  var now: RxTime { Date(timeIntervalSinceReferenceDate: 0) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isCancelled = BooleanDisposable()
    let inner = SingleAssignmentDisposable()
    waiting.value.append((isCancelled, { inner.setDisposable(action(state)) }))
    return Disposables.create(isCancelled, inner)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { schedule(state, action: action) }

  func run() {
    var work: [(cancelled: BooleanDisposable, work: () -> Void)] = []
    swap(&waiting.value, &work)
    for (isCancelled, work) in work where !isCancelled.isDisposed { work() }
  }
}

extension ContractTests {
  static let crossings: [Crossing] =
    observableJoins.map { name, join in Crossing(name) { one, other, _ in join(one, other) } }
    + innerCrossings + timeCrossings + subjectCrossings + sharingCrossings + resubscribingCrossings

  /// The source on one thread, the inner sequences on the other.
  private static let innerCrossings = [
    Crossing("flatMap to another thread") { one, other, _ in one.flatMap { _ in other.take(1) } },
    Crossing("flatMapFirst to another thread") { one, other, _ in
      one.flatMapFirst { _ in other.take(1) }
    },
    Crossing("flatMapLatest to another thread") { one, other, _ in
      one.flatMapLatest { _ in other.take(1) }
    },
    Crossing("concatMap to another thread") { one, other, _ in
      one.concatMap { _ in other.take(1) }
    },
    Crossing("merge(maxConcurrent:) to another thread") { one, other, _ in
      one.map { _ in other.take(1) }.merge(maxConcurrent: 2)
    },
    Crossing("switchLatest to another thread") { one, other, _ in
      one.map { _ in other.take(1) }.switchLatest()
    },
    Crossing("groupBy", serializes: false) { one, other, _ in
      one.groupBy { $0 % 3 }.flatMap { $0 }
    },
  ]

  /// The source on one thread, the scheduler's work on the other.
  private static let timeCrossings = [
    Crossing("debounce") { one, _, scheduler in one.debounce(.seconds(1), scheduler: scheduler) },
    Crossing("throttle") { one, _, scheduler in one.throttle(.seconds(1), scheduler: scheduler) },
    Crossing("buffer") { one, _, scheduler in
      one.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler).map(\.count)
    },
    Crossing("window") { one, _, scheduler in
      one.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).flatMap { $0 }
    },
    Crossing("delay") { one, _, scheduler in one.delay(.seconds(1), scheduler: scheduler) },
    Crossing("delaySubscription") { one, _, scheduler in
      one.delaySubscription(.seconds(1), scheduler: scheduler)
    },
    Crossing("timeout") { one, _, scheduler in one.timeout(.seconds(1), scheduler: scheduler) },
    Crossing("timeout(other:)") { one, other, scheduler in
      one.timeout(.seconds(1), other: other, scheduler: scheduler)
    },
    Crossing("take(for:scheduler:)") { one, _, scheduler in
      one.take(for: .seconds(1), scheduler: scheduler)
    },
    Crossing("skip(_:scheduler:)") { one, _, scheduler in
      one.skip(.seconds(1), scheduler: scheduler)
    },
    Crossing("observe(on:)") { one, _, scheduler in one.observe(on: scheduler) },
    Crossing("subscribe(on:)") { one, _, scheduler in one.subscribe(on: scheduler) },
    Crossing("interval") { one, _, scheduler in
      Observable<Int>.interval(.seconds(1), scheduler: scheduler).withLatestFrom(one)
    },
    Crossing("sample of an interval") { one, _, scheduler in
      one.sample(Observable<Int>.interval(.seconds(1), scheduler: scheduler))
    },
  ]

  private static func through<Subject: SubjectType>(
    _ name: String, _ make: @escaping () -> Subject
  ) -> Crossing where Subject.Element == Int, Subject.Observer.Element == Int {
    Crossing(name, serializes: false) { one, other, _ in
      .create { observer in
        let subject = make()
        return Disposables.create(
          subject.asObservable().subscribe(observer), one.subscribe(subject.asObserver()),
          other.subscribe(subject.asObserver()))
      }
    }
  }

  private static let subjectCrossings = [
    through("PublishSubject") { PublishSubject() },
    through("BehaviorSubject") { BehaviorSubject(value: 0) },
    through("ReplaySubject of two") { ReplaySubject.create(bufferSize: 2) },
    through("ReplaySubject of all") { ReplaySubject.createUnbounded() },
    through("AsyncSubject") { AsyncSubject() },
    Crossing("PublishRelay", serializes: false) { one, other, _ in
      .create { observer in
        let relay = PublishRelay<Int>()
        return Disposables.create(
          relay.subscribe(observer), one.subscribe(onNext: relay.accept, onError: { _ in }),
          other.subscribe(onNext: relay.accept, onError: { _ in }))
      }
    },
    Crossing("BehaviorRelay", serializes: false) { one, other, _ in
      .create { observer in
        let relay = BehaviorRelay(value: 0)
        return Disposables.create(
          relay.subscribe(observer), one.subscribe(onNext: relay.accept, onError: { _ in }),
          other.subscribe(onNext: relay.accept, onError: { _ in }))
      }
    },
    Crossing("ReplayRelay", serializes: false) { one, other, _ in
      .create { observer in
        let relay = ReplayRelay<Int>.create(bufferSize: 2)
        return Disposables.create(
          relay.subscribe(observer), one.subscribe(onNext: relay.accept, onError: { _ in }),
          other.subscribe(onNext: relay.accept, onError: { _ in }))
      }
    },
  ]

  private static let sharingCrossings = [
    Crossing("share()", serializes: false) { one, other, _ in Observable.merge(one, other).share()
    },
    Crossing("share(replay: 1)", serializes: false) { one, other, _ in
      Observable.merge(one, other).share(replay: 1)
    },
    Crossing("share(replay: 2)", serializes: false) { one, other, _ in
      Observable.merge(one, other).share(replay: 2)
    },
    Crossing("share(replay: 1, scope: .forever)", serializes: false) { one, other, _ in
      Observable.merge(one, other).share(replay: 1, scope: .forever)
    },
    Crossing("publish().refCount()", serializes: false) { one, other, _ in
      Observable.merge(one, other).publish().refCount()
    },
    Crossing("replay(1).refCount()", serializes: false) { one, other, _ in
      Observable.merge(one, other).replay(1).refCount()
    },
    Crossing("publish() and connect()", serializes: false) { one, other, _ in
      let shared = Observable.merge(one, other).publish()
      return .create { Disposables.create(shared.subscribe($0), shared.connect()) }
    },
    Crossing("multicast with a selector", serializes: false) { one, other, _ in
      Observable.merge(one, other).multicast({ PublishSubject<Int>() }) { .merge($0, $0) }
    },
    Crossing("asDriver", serializes: false) { one, other, scheduler in
      var result = Observable<Int>.never()
      SharingScheduler.mock(scheduler: scheduler) {
        result = Observable.merge(one, other).asDriver(onErrorJustReturn: 0).asObservable()
      }
      return result
    },
  ]

  /// What starts again is asked for on one thread while the other sends.
  private static let resubscribingCrossings = [
    Crossing("retry") { one, other, _ in
      Observable.merge(one, other.map { if $0 % 7 == 3 { throw Boom() } else { $0 } }).retry(5)
    },
    Crossing("retry(when:)") { one, other, _ in
      one.map { if $0 % 7 == 3 { throw Boom() } else { $0 } }
        .retry(when: { (errors: Observable<any Error>) in errors.flatMap { _ in other.take(1) } })
    },
    Crossing("catch") { one, other, _ in
      one.map { if $0 == 20 { throw Boom() } else { $0 } }.catch { _ in other }
    },
    Crossing("concat of an array") { one, other, _ in .concat([one.take(20), other]) },
    Crossing("ifEmpty(switchTo:)") { one, other, _ in
      one.filter { $0 < 0 }.ifEmpty(switchTo: other)
    },
    Crossing("from an AsyncSequence", serializes: false) { one, _, _ in
      .create { observer in
        let (stream, sender) = AsyncStream.makeStream(of: Int.self)
        return Disposables.create(
          one.subscribe(
            onNext: { sender.yield($0) }, onError: { _ in }, onDisposed: { sender.finish() }),
          stream.asObservable().subscribe(observer))
      }
    },
    Crossing("to an AsyncSequence", serializes: false) { one, _, _ in
      .create { observer in
        let task = Task {
          for try await element in one.values { observer.onNext(element) }
          observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
      }
    },
  ]

  /// One thread sends and ends a source. The other sends the other source, runs the scheduler's work,
  /// subscribes once more, and disposes.
  @Test(arguments: crossings)
  func `rules 1, 2 and 9: two threads send, end, subscribe and dispose at the same time`(
    crossing: Crossing
  ) {
    for round in 0..<12 {
      let one = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let scheduler = WorkForAnotherThread()
      let result = crossing.connect(one, other, scheduler)
      let turnstile = Turnstile()
      let isOver = Atomic(false)
      let lateEvents = Atomic(0)
      func subscribe() -> any Disposable {
        result.subscribe { event in
          turnstile.pass()
          if isOver.load(ordering: .relaxed), crossing.serializes {
            lateEvents.add(1, ordering: .relaxed)
          }
          if event.isStopEvent { isOver.store(true, ordering: .relaxed) }
        }
      }
      let subscription = subscribe()
      race(
        {
          for number in 1...60 { one.onNext(number) }
          if round % 3 == 0 { one.onCompleted() }
          if round % 3 == 1 { one.onError(Boom()) }
        },
        {
          for number in 1...60 {
            other.onNext(number)
            scheduler.run()
            if number % 20 == 5 { result.subscribe { _ in }.dispose() }
          }
          if round % 2 == 0 { subscription.dispose() }
          other.onCompleted()
          scheduler.run()
        })
      subscription.dispose()
      if crossing.serializes { #expect(turnstile.overlapCount == 0) }
      #expect(lateEvents.load(ordering: .relaxed) == 0)
      scheduler.run()
      #expect(comesTrue { !one.hasObservers && !other.hasObservers }, "it holds its sources")
    }
  }
}
