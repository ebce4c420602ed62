import Foundation
import RxLite
import RxLiteTest
import Testing

@Suite struct SchedulerNames {
  @Test func `every scheduler runs what it is given`() throws {
    let schedulers: [ImmediateSchedulerType] = [
      CurrentThreadScheduler.instance, MainScheduler.instance, MainScheduler.asyncInstance,
      MainScheduler(), ConcurrentMainScheduler.instance,
      SerialDispatchQueueScheduler(qos: .default),
      SerialDispatchQueueScheduler(internalSerialQueueName: "names"),
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "names"),
      SerialDispatchQueueScheduler(qos: .utility, internalSerialQueueName: "names"),
      ConcurrentDispatchQueueScheduler(qos: .background),
      ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "names")),
      OperationQueueScheduler(operationQueue: OperationQueue()),
      OperationQueueScheduler(operationQueue: OperationQueue(), queuePriority: .high),
    ]
    for scheduler in schedulers {
      #expect(try Observable.just(1).observe(on: scheduler).heard() == [1])
    }
    let timed: [SchedulerType] = [
      MainScheduler.instance, ConcurrentMainScheduler.instance,
      SerialDispatchQueueScheduler(qos: .default, leeway: .milliseconds(1)),
      ConcurrentDispatchQueueScheduler(qos: .default),
    ]
    for scheduler in timed {
      let interval = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)
      #expect(try interval.take(2).heard() == [0, 1])
    }
  }

  @Test func `clocks without time`() {
    let past = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
    var log = [String]()
    _ = past.scheduleRelative("relative", dueTime: .seconds(2)) {
      log.append($0)
      return Disposables.create()
    }
    _ = past.scheduleAbsoluteVirtual("absolute", time: Date(timeIntervalSince1970: 1)) {
      log.append($0)
      return Disposables.create()
    }
    past.advanceTo(Date(timeIntervalSince1970: 3))
    #expect(log == ["absolute", "relative"] && past.now == Date(timeIntervalSince1970: 3))
    let virtual: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> = HistoricalScheduler()
    _ = virtual.scheduleRelativeVirtual(1, dueTime: 1) { _ in
      log.append("virtual")
      return Disposables.create()
    }
    virtual.start()
    virtual.stop()
    #expect(log.last == "virtual")
  }

  @Test func `periods and recursion`() {
    let time = TestScheduler(initialClock: 0)
    var log = [Int]()
    let periodic = time.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { count in
      log.append(time.clock)
      return count + 1
    }
    time.scheduleAt(4) { periodic.dispose() }
    _ = time.scheduleRecursive(0) { count, again in if count < 2 { again(count + 1) } }
    time.start()
    #expect(log == [1, 3])
    #expect(time.clock == 4)
  }

  @Test func `bridges`() async throws {
    var heard = [Int]()
    for try await number in Observable.of(1, 2).values { heard.append(number) }
    for await number in Infallible.of(3).values { heard.append(number) }
    for await number in await Driver.just(4).values { heard.append(number) }
    heard.append(try await Single.just(5).value)
    heard.append(try await Maybe.just(6).value ?? 0)
    try await Completable.empty().value
    #expect(heard == [1, 2, 3, 4, 5, 6])
    let stream = AsyncStream { continuation in
      continuation.yield(7)
      continuation.finish()
    }
    var back = [Int]()
    for try await number in stream.asObservable().values { back.append(number) }
    #expect(back == [7])
  }

  @Test func `hooks and error texts`() {
    let handler: Hooks.DefaultErrorHandler = Hooks.defaultErrorHandler
    let record: Bool = Hooks.recordCallStackOnError
    let capture: Hooks.CustomCaptureSubscriptionCallstack = Hooks
      .customCaptureSubscriptionCallstack
    _ = (handler, record, capture)
    let texts = [
      RxError.unknown, .disposed(object: NSString("1")), .overflow, .argumentOutOfRange,
      .noElements,
      .moreThanOneElement, .timeout,
    ].map(\.debugDescription)
    #expect(
      texts == [
        "Unknown error occurred.", "Object `1` was already disposed.",
        "Arithmetic overflow occurred.", "Argument out of range.",
        "Sequence doesn't contain any elements.", "Sequence contains more than one element.",
        "Sequence timeout.",
      ])
  }

  @Test func `virtual time and marbles`() throws {
    let time = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: true)
    let hot = time.createHotObservable([.next(210, 1), Recorded.next(220, 2), .completed(230)])
    let cold = time.createColdObservable([.next(10, 1), .error(20, Trouble(), Int.self)])
    let observer = time.createObserver(Int.self)
    time.scheduleAt(205) { _ = cold.subscribe(observer) }
    #expect(
      time.start(created: 100, subscribed: 200, disposed: 225) { hot }.events
        == [.next(210, 1), .next(220, 2)])
    #expect(observer.events == [.next(215, 1), .error(225, Trouble())])
    #expect(hot.subscriptions == [Subscription(200, 225)])
    #expect(cold.subscriptions == [Subscription(205)])
    #expect(Subscription(1).unsubscribe == Int.max)
    #expect(Recorded(time: 1, value: 2) == Recorded(time: 1, value: 2))
    let other = TestScheduler(initialClock: 0)
    other.advanceTo(5)
    other.sleep(5)
    #expect(other.clock == 10)
    try marbles {
      "-1--2-|"
      $0.filter { $0 == "2" }
      "----2-|"
    }
  }

  @Test func `blocking`() throws {
    let numbers = Observable.of(1, 2).toBlocking(timeout: 10)
    #expect(try numbers.first() == 1)
    #expect(try numbers.last() == 2)
    #expect(try numbers.toArray() == [1, 2])
    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(try numbers.single { $0 == 2 } == 2)
    guard
      case .failed(let elements, let error) = Observable<Int>.error(Trouble()).toBlocking()
        .materialize()
    else { Issue.record("it failed"); return }
    #expect(elements == [] && error is Trouble)
    if case .completed(let elements) = numbers.materialize() { #expect(elements == [1, 2]) }
  }
}
