import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

@Suite("MyDebug", .serialized) struct MyDebugTests {
  private let time = MarbleTime()
  private let log = Log()

  @Test func `passes everything on, unchanged`() throws {
    try marbles(in: time) {
      "--1--1--2--|"
      "^----------!"
      $0.ints.myDebug("my probe", now: { 0 }, log: { _ in })
      "--1--1--2--|"
    }
  }

  @Test func `logs these lines for a sequence that completes`() throws {
    let source = time.createHotObservable([.next(2, 1), .next(5, 1), .completed(8)])
    _ = probe(source).subscribe()
    time.start()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "2: my probe 1 -> Event next(1)",
        "5: my probe 1 -> Event next(1)", "8: my probe 1 -> Event completed",
        "8: my probe 1 -> isDisposed, 0 open",
      ],
      "The source emits 1 at 2 and at 5, and completes at 8. `now` returns these numbers.")
  }

  @Test func `each probe has the name that it was given`() throws {
    for name in ["the price", ""] {
      let log = Log()
      let source = PublishSubject<Int>()
      _ = source.myDebug(name, now: { 0 }, log: log.write).subscribe()
      source.onCompleted()
      try expect(
        log.lines,
        equals: ["subscribed, 1 open", "Event completed", "isDisposed, 0 open"].map {
          "0: \(name) 1 -> \($0)"
        },
        "This probe is called “\(name)”.")
    }
  }

  @Test func `logs these lines for a sequence that fails`() throws {
    let source = time.createHotObservable([.next(2, 1), .error(3, RxError.unknown)])
    _ = probe(source).subscribe(onError: { _ in })
    time.start()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "2: my probe 1 -> Event next(1)",
        "3: my probe 1 -> Event error(Unknown error occurred.)",
        "3: my probe 1 -> isDisposed, 0 open",
      ],
      "The source emits 1 at 2 and fails at 3.")
  }

  @Test func `logs isDisposed when the subscription is disposed, and once`() throws {
    let source = PublishSubject<Int>()
    let subscription = probe(source).subscribe()
    source.onNext(1)
    time.advanceTo(4)
    subscription.dispose()
    subscription.dispose()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> Event next(1)",
        "4: my probe 1 -> isDisposed, 0 open",
      ],
      "The subscription was disposed at 4, twice.")
    try expect(
      !source.hasObservers,
      "The subscription was disposed, but the source still has an observer: dispose it, too.")
  }

  @Test func `logs nothing before somebody subscribes`() throws {
    let questions = Locked(0)
    let probed = Observable.just(1).myDebug(
      "my probe",
      now: {
        questions.value += 1
        return 7
      }, log: log.write)
    try expect(log.lines, equals: [], "No one has subscribed, but these lines were logged.")
    try expect(
      questions.value, equals: 0, "No one has subscribed, but `now` was asked for the time already."
    )
    _ = probed.subscribe()
    try expect(
      questions.value, equals: 4, "There are four lines, so `now` has to be asked four times.")
  }

  @Test func `logs an event before it is passed on`() throws {
    _ = probe(Observable.of(1, 2)).subscribe { self.log.write("received \($0)") }
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> Event next(1)", "received next(1)",
        "0: my probe 1 -> Event next(2)", "received next(2)", "0: my probe 1 -> Event completed",
        "received completed", "0: my probe 1 -> isDisposed, 0 open",
      ],
      "The lines of the probe, and what the observer received, in the order in which it happened.")
  }

  @Test func `logs the subscription before the source begins to send`() throws {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    probe(source).subscribe().dispose()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> Event next(1)",
        "0: my probe 1 -> isDisposed, 0 open",
      ],
      "The source sends 1 while it is being subscribed to.")
  }

  @Test func `each subscription has lines and a number of its own`() throws {
    let source = PublishSubject<Int>()
    let probed = probe(source)
    let first = probed.subscribe()
    let second = probed.subscribe()
    source.onNext(1)
    first.dispose()
    source.onNext(2)
    second.dispose()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 2 -> subscribed, 2 open",
        "0: my probe 1 -> Event next(1)", "0: my probe 2 -> Event next(1)",
        "0: my probe 1 -> isDisposed, 1 open", "0: my probe 2 -> Event next(2)",
        "0: my probe 2 -> isDisposed, 0 open",
      ],
      """
      There were two subscriptions. The source emitted 1; the first was disposed; the source emitted 2; \
      the second was disposed. Each of them has lines of its own, with its number.
      """)
  }

  @Test func `no number is used again`() throws {
    let source = PublishSubject<Int>()
    let probed = probe(source)
    probed.subscribe().dispose()
    let second = probed.subscribe()
    probed.subscribe().dispose()
    source.onNext(1)
    second.dispose()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> isDisposed, 0 open",
        "0: my probe 2 -> subscribed, 1 open", "0: my probe 3 -> subscribed, 2 open",
        "0: my probe 3 -> isDisposed, 1 open", "0: my probe 2 -> Event next(1)",
        "0: my probe 2 -> isDisposed, 0 open",
      ],
      """
      The first subscription was disposed before the second began. While that was open, there was a third, \
      for a moment. Then the source emitted 1, and the second was disposed as well.
      """)
  }

  @Test func `a subscription that ends by itself is no longer open`() throws {
    for end in [Observable.just(1), .error(RxError.unknown)] {
      let log = Log()
      let probed = end.myDebug("my probe", now: { 0 }, log: log.write)
      for _ in 1...2 { probed.subscribe(onError: { _ in }).dispose() }
      try expect(
        log.lines.filter { $0.hasSuffix("open") },
        equals: [
          "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> isDisposed, 0 open",
          "0: my probe 2 -> subscribed, 1 open", "0: my probe 2 -> isDisposed, 0 open",
        ],
        """
        The source ends at once, and then its subscription is disposed, which changes nothing any more. This \
        happened twice. These are the lines that say how many are open.
        """)
    }
  }

  @Test func `each probe counts for itself`() throws {
    let source = PublishSubject<Int>()
    let first = probe(source).subscribe()
    let second = probe(source).subscribe()
    first.dispose()
    second.dispose()
    try expect(
      log.lines,
      equals: [
        "0: my probe 1 -> subscribed, 1 open", "0: my probe 1 -> subscribed, 1 open",
        "0: my probe 1 -> isDisposed, 0 open", "0: my probe 1 -> isDisposed, 0 open",
      ],
      """
      `myDebug` was called twice, with the same name. These are two probes, and each had one subscription.
      """)
  }

  @Test(arguments: Law.all(of: probed))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Without two threads: the task promises one, and the subscriptions share two numbers.
  private static let probed = Operator(calling: "`log`", except: [.threads]) { source, trial in
    source.myDebug("my probe", now: { 0 }) { _ in trial.count() }
  }

  private func probe<Source: ObservableType>(_ source: Source) -> Observable<Source.Element> {
    source.myDebug("my probe", now: { time.clock }, log: log.write)
  }
}

/// What was logged.
private final class Log {
  @Locked private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}
