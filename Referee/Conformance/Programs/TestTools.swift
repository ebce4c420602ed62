import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// What RxTest and RxBlocking offer.
  func testTools() {
    program("recorded") {
      let events: [Recorded<Event<Int>>] = [.next(1, 2), .error(3, Failure()), .completed(4)]
      for event in events { print(event.time, event.value, event) }
      print(Recorded.events(.next(1, 2), .completed(3)) == [.next(1, 2), .completed(3)])
      print(Recorded.events([.next(1, 2)]) == [Recorded.next(1, 3)])
      print(Recorded(time: 5, value: "value"))
      print(Recorded<Event<Int>>.completed(1) == .completed(1, Int.self))
      print(Recorded<Event<Int>>.error(1, Failure()) == .error(1, Failure(code: 2), Int.self))
    }
    program("event-equality") {
      print(
        Event.next(1) == .next(1), Event.next(1) == .next(2), Event<Int>.completed == .completed)
      print(
        Event<Int>.error(Failure()) == .error(Failure()), Event<Int>.error(Failure()) == .completed)
      print(MaybeEvent.success(1) == .success(1), MaybeEvent<Int>.completed == .completed)
      print(
        CompletableEvent.completed == .completed, CompletableEvent.error(Failure()) == .completed)
    }
    program("subscription-description") {
      print(Subscription(200, 240), Subscription(200))
      print(Subscription(200, 240).subscribe, Subscription(200, 240).unsubscribe)
      print(Subscription(200) == Subscription(200, Int.max))
      print(Set([Subscription(1, 2), Subscription(1, 2)]).count)
    }
    program("start-defaults") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([
        .next(100, 0), .next(200, 1), .next(210, 2), .next(999, 3), .next(1000, 4), .next(1100, 5),
      ])
      let observer = clock.start {
        print("created at \(clock.clock)")
        return hot.asObservable()
      }
      print(observer.events, hot.subscriptions)
      print(TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed)
      print(TestScheduler.Defaults.disposed)
    }
    program("start-disposed") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.next(210, 1), .next(300, 2)])
      print(clock.start(disposed: 250) { hot }.events, hot.subscriptions)
    }
    program("start-all-times") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
      let observer = clock.start(created: 5, subscribed: 15, disposed: 25) {
        print("created at \(clock.clock)")
        return hot
      }
      print(observer.events, hot.subscriptions)
    }
    program("start-a-trait") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Single.just(1) }.events)
      print(TestScheduler(initialClock: 0).start { Completable.empty() }.events.count)
    }
    program("hot-observable") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
      print(hot.recordedEvents)
      let first = clock.createObserver(Int.self)
      let second = clock.createObserver(Int.self)
      let firstSubscription = hot.subscribe(first)
      clock.scheduleAt(15) { _ = hot.subscribe(second) }
      clock.scheduleAt(25) { firstSubscription.dispose() }
      clock.start()
      print(first.events)
      print(second.events)
      print(hot.subscriptions)
    }
    program("cold-observable") {
      let clock = TestScheduler(initialClock: 0)
      let cold = clock.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
      let first = clock.createObserver(Int.self)
      let second = clock.createObserver(Int.self)
      clock.scheduleAt(100) { _ = cold.subscribe(first) }
      var subscription: Disposable?
      clock.scheduleAt(105) { subscription = cold.subscribe(second) }
      clock.scheduleAt(120) { subscription?.dispose() }
      clock.start()
      print(first.events)
      print(second.events)
      print(cold.subscriptions)
    }
    program("hot-observable-after-its-end") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.completed(10), .next(20, 1)])
      let observer = clock.createObserver(Int.self)
      clock.scheduleAt(15) { _ = hot.subscribe(observer) }
      clock.start()
      print(observer.events, hot.subscriptions)
    }
    program("cold-observable-ends-twice") {
      let clock = TestScheduler(initialClock: 0)
      let cold = clock.createColdObservable([.next(5, 1), .completed(10), .next(20, 2)])
      print(clock.start { cold }.events, cold.subscriptions)
    }
    program("observer-records") {
      let clock = TestScheduler(initialClock: 7)
      let observer = clock.createObserver(String.self)
      observer.onNext("a")
      observer.on(.error(Failure()))
      observer.onNext("b")
      print(observer.events)
    }
    program("bind-to-a-test-observer") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.createObserver(Int.self)
      let hot = clock.createHotObservable([.next(10, 1), .next(20, 2)])
      let subscription = hot.bind(to: observer)
      clock.start()
      subscription.dispose()
      print(observer.events, hot.subscriptions)
    }

    program("blocking-toArray") {
      print(try Observable.of(1, 2).toBlocking().toArray())
      print(try Observable<Int>.empty().toBlocking().toArray())
    }
    program("blocking-first-and-last") {
      print(try Observable.of(1, 2).toBlocking().first() as Any)
      print(try Observable.of(1, 2).toBlocking().last() as Any)
      print(try Observable<Int>.empty().toBlocking().first() as Any)
      print(try Observable<Int>.empty().toBlocking().last() as Any)
    }
    program("blocking-first-disposes") {
      print(try source("a", .next(1)).toBlocking().first() as Any)
    }
    program("blocking-single") {
      print(try Observable.just(1).toBlocking().single())
      print(try Observable.of(1, 2).toBlocking().single { $0 == 2 })
      for numbers: Observable<Int> in [.empty(), .of(1, 2), .error(Failure())] {
        do { print(try numbers.toBlocking().single()) } catch { print("threw \(error)") }
      }
      do {
        print(try Observable.of(1, 2).toBlocking().single { _ in throw Failure(code: 2) })
      } catch { print("threw \(error)") }
    }
    program("blocking-materialize") {
      let failing = Observable.of(1, 2).concat(Observable.error(Failure()))
      for source in [Observable.of(1, 2), failing] {
        switch source.toBlocking().materialize() {
        case .completed(let elements): print("completed \(elements)")
        case .failed(let elements, let error): print("failed \(elements) \(error)")
        }
      }
    }
    program("blocking-error") { print(try Observable<Int>.error(Failure()).toBlocking().toArray()) }
    program("blocking-timeout") {
      print(try Observable<Int>.never().logged("never").toBlocking(timeout: 0.01).first() as Any)
    }
    program("blocking-traits") {
      print(try Single.just(1).toBlocking().single())
      print(try Maybe<Int>.empty().toBlocking().first() as Any)
      print(try Completable.empty().toBlocking().toArray().count)
      print(try Driver.of(1, 2).toBlocking().first() as Any)
      print(try Infallible.of(1, 2).toBlocking().toArray())
    }
    program("blocking-another-queue") {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      print(try Observable.of(1, 2).observe(on: scheduler).toBlocking().toArray())
    }
  }
}
