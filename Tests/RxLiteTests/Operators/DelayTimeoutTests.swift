import RxLite
import RxLiteTest
import Testing

extension TimeOperatorTests {
  static func delay(_ dueTime: RxTimeInterval) -> Operate {
    { $0.delay(dueTime, scheduler: $1) }
  }

  static let delays: [Case] = [
    Case(
      "delay: all of it is later; the source is left when it completes", burst,
      attended: [(200, 300)],
      expected: [
        .next(260, 1), .next(270, 2), .next(280, 3), .next(290, 4), .next(340, 5), .completed(350),
      ], operate: delay(.seconds(50))),
    Case(
      "delay: what came at one tick leaves tick by tick",
      [.next(210, 1), .next(210, 2), .next(210, 3), .completed(210)], attended: [(200, 210)],
      expected: [.next(220, 1), .next(221, 2), .next(222, 3), .completed(223)],
      operate: delay(.seconds(10))),
    Case(
      "delay: zero is one tick", [.next(210, 1), .completed(220)], attended: [(200, 220)],
      expected: [.next(211, 1), .completed(221)], operate: delay(.seconds(0))),
    Case(
      "delay: a negative time is one tick", [.next(210, 1), .completed(220)],
      attended: [(200, 220)], expected: [.next(211, 1), .completed(221)],
      operate: delay(.seconds(-5))),
    Case(
      "delay: an error overtakes what waits", failure, attended: [(200, 225)],
      expected: [.next(220, 1), .error(225, Boom())], operate: delay(.seconds(10))),
    Case(
      "delay: never", silent, attended: [(200, 1000)], expected: [], operate: delay(.seconds(10))),
    Case(
      "delay: empty", empty, attended: [(200, 250)], expected: [.completed(260)],
      operate: delay(.seconds(10))),
    Case(
      "delay: error first", failed, attended: [(200, 210)], expected: [.error(210, Boom())],
      operate: delay(.seconds(10))),
    Case(
      "delaySubscription: what comes before is missed", burst, attended: [(225, 300)],
      expected: [.next(230, 3), .next(240, 4), .next(290, 5), .completed(300)],
      operate: { $0.delaySubscription(.seconds(25), scheduler: $1) }),
    Case(
      "delaySubscription: zero is one tick", failed, attended: [(201, 210)],
      expected: [.error(210, Boom())],
      operate: { $0.delaySubscription(.seconds(0), scheduler: $1) }),
    Case(
      "delaySubscription: never", silent, attended: [(230, 1000)], expected: [],
      operate: { $0.delaySubscription(.seconds(30), scheduler: $1) }),
    Case(
      "delaySubscription: empty", empty, attended: [(230, 250)], expected: [.completed(250)],
      operate: { $0.delaySubscription(.seconds(30), scheduler: $1) }),
  ]

  static func timeout(_ dueTime: RxTimeInterval) -> Operate {
    { $0.timeout(dueTime, scheduler: $1) }
  }

  /// The fallback sends 90 and completes 5 ticks later.
  static func timeoutWithFallback(_ dueTime: RxTimeInterval) -> Operate {
    { source, scheduler in
      let fallback = scheduler.createColdObservable([.next(0, 90), .next(5, 91), .completed(10)])
      return source.timeout(dueTime, other: fallback, scheduler: scheduler)
    }
  }

  static let timeouts: [Case] = [
    Case(
      "timeout: in time", burst, attended: [(200, 300)],
      expected: [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(290, 5), .completed(300),
      ], operate: timeout(.seconds(60))),
    Case(
      "timeout: counted from the last element", burst, attended: [(200, 260)],
      expected: [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .error(260, RxError.timeout),
      ], operate: timeout(.seconds(20))),
    Case(
      "timeout: an element at the very tick is in time", burst, attended: [(200, 250)],
      expected: [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .error(250, RxError.timeout),
      ], operate: timeout(.seconds(10))),
    Case(
      "timeout: counted from the subscription", silent, attended: [(200, 230)],
      expected: [.error(230, RxError.timeout)], operate: timeout(.seconds(30))),
    Case(
      "timeout: zero is one tick", burst, attended: [(200, 201)],
      expected: [.error(201, RxError.timeout)], operate: timeout(.seconds(0))),
    Case(
      "timeout: empty", empty, attended: [(200, 250)], expected: [.completed(250)],
      operate: timeout(.seconds(60))),
    Case(
      "timeout: error first", failed, attended: [(200, 210)], expected: [.error(210, Boom())],
      operate: timeout(.seconds(60))),
    Case(
      "timeout(other:): goes over to it", burst, attended: [(200, 260)],
      expected: [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(260, 90), .next(265, 91),
        .completed(270),
      ], operate: timeoutWithFallback(.seconds(20))),
    Case(
      "timeout(other:): an error is no reason to go over", failure, attended: [(200, 225)],
      expected: [.next(210, 1), .next(220, 2), .error(225, Boom())],
      operate: timeoutWithFallback(.seconds(20))),
  ]

  @Test func `timeout subscribes to the fallback first, then disposes the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let source = Observable<Int>.create { _ in Disposables.create { log.add("source left") } }
    let fallback = Observable<Int>.create { _ in
      log.add("fallback begun")
      return Disposables.create()
    }
    _ = source.timeout(.seconds(1), other: fallback, scheduler: scheduler).subscribe()
    scheduler.start()
    #expect(log.lines == ["fallback begun", "source left"])
  }

  @Test func `delay sends what arrives while it sends`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.delay(.seconds(10), scheduler: scheduler).do(onNext: { element in
      if element < 3 { subject.onNext(element + 1) } else { subject.onCompleted() }
    }).subscribe(observer)
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.start()
    #expect(
      observer.events == [.next(110, 1), .next(120, 2), .next(130, 3), .completed(140)])
  }

  @Test func `delay makes an error wait for the element that is being sent`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.delay(.seconds(10), scheduler: scheduler).subscribe(
      onNext: { element in
        log.add("begin \(element)")
        subject.onError(Boom())
        log.add("end \(element)")
      }, onError: { log.add("\($0)") })
    scheduler.scheduleAt(100) { subject.onNext(1) }
    scheduler.scheduleAt(105) { subject.onNext(2) }
    scheduler.start()
    #expect(log.lines == ["begin 1", "end 1", "Boom()"])
  }
}
