import RxLite
import RxLiteTest
import Testing

/// `buffer` and `window`, which cut a source into pieces by time and by count.
@Suite struct WindowingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let source: [Recorded<Event<Int>>]
    let timeSpan: Int
    let count: Int
    /// What `buffer` sends.
    let buffers: [Recorded<Event<[Int]>>]
    /// What `window` sends: each element with the number of its window, each end as "end of" it.
    let windows: [Recorded<Event<String>>]
    let disposed: Int
    /// When the last window is over; until then it keeps the source going.
    var lastWindowEnds = 0
  }

  static let stream: [Recorded<Event<Int>>] = [
    .next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .completed(290),
  ]

  static let cases: [Case] = [
    Case(
      testDescription: "by time", source: stream, timeSpan: 25, count: 9,
      buffers: [
        .next(225, [1, 2]), .next(250, [3]), .next(275, [4]), .next(290, []), .completed(290),
      ],
      windows: [
        .next(210, "0 1"), .next(220, "0 2"), .next(225, "0 end"), .next(230, "1 3"),
        .next(250, "1 end"), .next(260, "2 4"), .next(275, "2 end"), .next(290, "3 end"),
        .completed(290),
      ], disposed: 1000),
    Case(
      testDescription: "by count", source: stream, timeSpan: 500, count: 2,
      buffers: [.next(220, [1, 2]), .next(260, [3, 4]), .next(290, []), .completed(290)],
      windows: [
        .next(210, "0 1"), .next(220, "0 2"), .next(220, "0 end"), .next(230, "1 3"),
        .next(260, "1 4"), .next(260, "1 end"), .next(290, "2 end"), .completed(290),
      ], disposed: 1000),
    Case(
      testDescription: "whichever comes first; the time counts from the last cut", source: stream,
      timeSpan: 25, count: 2,
      buffers: [
        .next(220, [1, 2]), .next(245, [3]), .next(270, [4]), .next(290, []), .completed(290),
      ],
      windows: [
        .next(210, "0 1"), .next(220, "0 2"), .next(220, "0 end"), .next(230, "1 3"),
        .next(245, "1 end"), .next(260, "2 4"), .next(270, "2 end"), .next(290, "3 end"),
        .completed(290),
      ], disposed: 1000),
    Case(
      testDescription: "a count of 0 is never reached", source: stream, timeSpan: 70, count: 0,
      buffers: [.next(270, [1, 2, 3, 4]), .next(290, []), .completed(290)],
      windows: [
        .next(210, "0 1"), .next(220, "0 2"), .next(230, "0 3"), .next(260, "0 4"),
        .next(270, "0 end"), .next(290, "1 end"), .completed(290),
      ], disposed: 1000),
    Case(
      testDescription: "a failure sends nothing of what has been collected",
      source: [.next(210, 1), .error(215, Boom())], timeSpan: 70, count: 2,
      buffers: [.error(215, Boom())],
      windows: [.next(210, "0 1"), .next(215, "0 Boom()"), .error(215, Boom())], disposed: 1000),
    Case(
      testDescription: "error first", source: [.error(210, Boom())], timeSpan: 70, count: 2,
      buffers: [.error(210, Boom())],
      windows: [.next(210, "0 Boom()"), .error(210, Boom())], disposed: 1000),
    Case(
      testDescription: "never", source: [], timeSpan: 70, count: 2,
      buffers: [.next(270, []), .next(340, [])],
      windows: [.next(270, "0 end"), .next(340, "1 end")], disposed: 400,
      lastWindowEnds: 410),
    Case(
      testDescription: "empty", source: [.completed(210)], timeSpan: 70, count: 2,
      buffers: [.next(210, []), .completed(210)],
      windows: [.next(210, "0 end"), .completed(210)], disposed: 1000),
  ]

  @Test(arguments: cases)
  func `buffer cuts at the right tick`(example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.source)
    let result = scheduler.start(disposed: example.disposed) {
      source.buffer(
        timeSpan: .seconds(example.timeSpan), count: example.count, scheduler: scheduler)
    }
    #expect(result.events == example.buffers)
    let end = example.buffers.last { $0.value.isStopEvent }?.time ?? example.disposed
    #expect(source.subscriptions == [Subscription(200, end)])
  }

  @Test(arguments: cases)
  func `window cuts at the right tick`(example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.source)
    let result = scheduler.start(disposed: example.disposed) {
      source.window(
        timeSpan: .seconds(example.timeSpan), count: example.count, scheduler: scheduler
      ).numbered()
    }
    #expect(result.events == example.windows)
    let end = example.windows.last { $0.value.isStopEvent }?.time ?? example.lastWindowEnds
    #expect(source.subscriptions == [Subscription(200, end)])
  }

  @Test func `an early dispose sends no buffer`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(Self.stream)
    let result = scheduler.start(disposed: 224) {
      source.buffer(timeSpan: .seconds(25), count: 9, scheduler: scheduler)
    }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 224)])
    #expect(scheduler.clock == 290)
  }

  @Test func `a window with a subscriber keeps the source subscribed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(Self.stream)
    let log = Log()
    let windows = SerialDisposable()
    let window = SerialDisposable()
    scheduler.scheduleAt(200) {
      windows.disposable = source.window(timeSpan: .seconds(500), count: 9, scheduler: scheduler)
        .subscribe(onNext: { opened in
          window.disposable = opened.subscribe { log.add("\($0) @ \(scheduler.clock)") }
        })
    }
    scheduler.scheduleAt(215) { windows.dispose() }
    scheduler.scheduleAt(240) { window.dispose() }
    scheduler.start()
    #expect(log.lines == ["next(1) @ 210", "next(2) @ 220", "next(3) @ 230"])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `what an observer of a buffer sends back is collected`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver([Int].self)
    _ = subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
      .do(onNext: { if $0 == [1, 2] { subject.onNext(3) } }).subscribe(observer)
    scheduler.scheduleAt(5) {
      subject.onNext(1)
      subject.onNext(2)
    }
    scheduler.scheduleAt(20) { subject.onCompleted() }
    scheduler.start()
    #expect(
      observer.events == [.next(5, [1, 2]), .next(15, [3]), .next(20, []), .completed(20)])
  }
}

extension Observable where Element == Observable<Int> {
  /// The elements of the windows with the windows' numbers, and how each window ended.
  fileprivate func numbered() -> Observable<String> {
    let outer = self
    return .create { observer in
      var number = 0
      return outer.subscribe { event in
        switch event {
        case .next(let window):
          let name = number
          number += 1
          _ = window.subscribe(
            onNext: { observer.onNext("\(name) \($0)") },
            onError: { observer.onNext("\(name) \($0)") },
            onCompleted: { observer.onNext("\(name) end") })
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
