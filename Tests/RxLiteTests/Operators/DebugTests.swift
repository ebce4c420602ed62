import Foundation
import RxLite
import RxLiteTest
import Testing

@Suite struct DebugTests {
  let log = Log()

  /// Writes into the log, with the time of a clock; `time` stands still if there is none.
  func debugLog(_ time: TestScheduler = MarbleTime()) -> DebugLog {
    DebugLog(now: { time.now }, timeZone: .gmt, write: log.add)
  }

  /// The lines without their time.
  var texts: [String] { log.lines.map { String($0.dropFirst("1970-01-01 00:00:00.000: ".count)) } }

  @Test func `writes a line for each thing that happens, as RxSwift does`() {
    let time = MarbleTime()
    let source = time.createColdObservable([.next(1, 1), .next(60, 2), .completed(3600)])
    let subscription = source.debug("numbers", log: debugLog(time)).subscribe()
    time.start()
    subscription.dispose()
    #expect(
      log.lines == [
        "1970-01-01 00:00:00.000: numbers -> subscribed",
        "1970-01-01 00:00:01.000: numbers -> Event next(1)",
        "1970-01-01 00:01:00.000: numbers -> Event next(2)",
        "1970-01-01 01:00:00.000: numbers -> Event completed",
        "1970-01-01 01:00:00.000: numbers -> isDisposed",
      ])
  }

  @Test func `an early dispose is one line, before upstream is disposed`() {
    let source = Observable<Int>.never().do(onDispose: { log.add(prefix + "upstream disposed") })
    let subscription = source.debug("x", log: debugLog()).subscribe()
    subscription.dispose()
    subscription.dispose()
    #expect(texts == ["x -> subscribed", "x -> isDisposed", "upstream disposed"])
  }

  @Test func `of two, the lower one is disposed first`() {
    let source = PublishSubject<Int>()
    _ = source.debug("a", log: debugLog()).debug("b", log: debugLog()).subscribe(onDisposed: {
      log.add(prefix + "onDisposed")
    })
    source.onCompleted()
    #expect(
      texts == [
        "b -> subscribed", "a -> subscribed", "a -> Event completed", "b -> Event completed",
        "onDisposed", "b -> isDisposed", "a -> isDisposed",
      ])
  }

  @Test func `a source that ends while it is subscribed is disposed at its end`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Boom())
      log.add(prefix + "create returns")
      return Disposables.create()
    }
    _ = source.debug("x", log: debugLog()).subscribe(onError: { _ in })
    #expect(
      texts == [
        "x -> subscribed", "x -> Event next(1)", "x -> Event error(Boom())", "x -> isDisposed",
        "create returns",
      ])
  }

  @Test func `a source that can't be stopped yet still sends to a stage above take`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }
    _ = source.debug("x", log: debugLog()).take(1).subscribe(onNext: { _ in })
    #expect(
      texts == [
        "x -> subscribed", "x -> Event next(1)", "x -> Event next(2)", "x -> Event completed",
        "x -> isDisposed",
      ])
  }

  @Test(arguments: [
    ("1234567890123456789012345678901234", "next(1234567890123456789012345678901234)"),
    ("12345678901234567890123456789012345", "next(123456789012345...7890123456789012345)"),
  ])
  func `trimOutput cuts the middle out of what is longer than 40 characters`(
    element: String, expected: String
  ) {
    _ = Observable.just(element).debug("x", trimOutput: true, log: debugLog()).subscribe()
    #expect(texts[1] == "x -> Event \(expected)")
  }

  @Test func `without a name it shows where it was called`() {
    let line = #line + 1
    _ = Observable<Int>.empty().debug(log: debugLog()).subscribe()
    let place = "DebugTests.swift:\(line) (\(#function))"
    #expect(texts == ["subscribed", "Event completed", "isDisposed"].map { "\(place) -> \($0)" })
  }

  @Test func `a whole program's lines can be redirected`() async {
    await #expect(processExitsWith: .success) {
      let lines = Log()
      Hooks.debugLog = DebugLog(
        now: { Date(timeIntervalSince1970: 0.25) }, timeZone: .gmt, write: lines.add)
      _ = Observable.just(1).debug("x").subscribe()
      let expected = ["subscribed", "Event next(1)", "Event completed", "isDisposed"].map {
        "1970-01-01 00:00:00.250: x -> \($0)"
      }
      if lines.lines != expected { fatalError("\(lines.lines)") }
    }
  }

  private var prefix: String { "1970-01-01 00:00:00.000: " }
}
