import RxLite
import RxLiteTest
import Testing

/// In which order a source is disposed and its ending goes out, where an operator holds the ending back
/// or makes something else of it.
@Suite struct EndingOrderTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  /// A source that the test makes send, and that logs when it is disposed.
  private func source(_ name: String) -> (observable: Observable<Int>, send: (Event<Int>) -> Void) {
    var observer: AnyObserver<Int>?
    let log = log
    let observable = Observable<Int>.create {
      observer = $0
      return Disposables.create { log.add("\(name) disposed") }
    }
    return (observable, { observer?.on($0) })
  }

  @Test(arguments: [Event<Int>.completed, .error(Boom())])
  func `observe(on:) disposes its source before it delivers the terminal event`(ending: Event<Int>)
  {
    let (observable, send) = source("source")
    _ = observable.map { $0 }.observe(on: scheduler).subscribe(log.observer())
    send(ending)
    #expect(log.lines == ["source disposed"])
    scheduler.start()
    #expect(log.lines == ["source disposed", "\(ending)"])
  }

  @Test func `subscribe(on:) disposes a source that has ended without the scheduler`() {
    let (observable, send) = source("source")
    _ = observable.subscribe(on: scheduler).subscribe(log.observer())
    scheduler.start()
    send(.completed)
    #expect(log.lines == ["completed", "source disposed"])
  }

  @Test func `throttle disposes its source before it sends what waits`() {
    let (observable, send) = source("source")
    _ = observable.throttle(.seconds(5), scheduler: scheduler).subscribe(log.observer())
    send(.next(1))
    send(.next(2))
    send(.completed)
    #expect(log.lines == ["next(1)", "source disposed"])
    scheduler.start()
    #expect(log.lines == ["next(1)", "source disposed", "next(2)", "completed"])
  }

  @Test func `sample takes its last sample before the sampler is disposed`() {
    let (observable, send) = source("source")
    let (sampler, sample) = source("sampler")
    _ = observable.sample(sampler).subscribe(log.observer())
    send(.next(1))
    send(.completed)
    sample(.completed)
    #expect(log.lines == ["source disposed", "next(1)", "completed", "sampler disposed"])
  }

  @Test func `skip(until:) completes before its source is disposed`() {
    let (observable, send) = source("source")
    let (trigger, sign) = source("trigger")
    _ = observable.skip(until: trigger).subscribe(log.observer())
    sign(.next(1))
    send(.completed)
    #expect(log.lines == ["trigger disposed", "completed", "source disposed"])
  }

  @Test(
    arguments: [
      ("flatMap", { source, inner in source.flatMap { _ in inner } }),
      ("flatMapFirst", { source, inner in source.flatMapFirst { _ in inner } }),
      ("flatMapLatest", { source, inner in source.flatMapLatest { _ in inner } }),
      ("concatMap", { source, inner in source.concatMap { _ in inner } }),
    ] as [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)])
  func `the outer source is disposed before the inner ones, even if it has sent at once`(
    name: String, operate: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    let (outer, send) = source("outer")
    let (inner, _) = source("inner")
    operate(outer.startWith(1), inner).subscribe(log.observer()).dispose()
    send(.next(2))
    #expect(log.lines == ["outer disposed", "inner disposed"], "\(name)")
  }
}
