import RxLite
import Testing

@Suite struct SubjectTests {
  @Test(arguments: [0, 1, 2, 5])
  func `a replay subject sends its last elements first, even after it has ended`(size: Int) {
    for ending in [nil, Event<Int>.completed, .error(Boom())] {
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      for number in 1...3 { subject.onNext(number) }
      if let ending { subject.on(ending) }
      subject.onNext(4)
      let log = Log()
      _ = subject.subscribe(log.observer())
      let all = ending == nil ? [1, 2, 3, 4] : [1, 2, 3]
      let expected = all.suffix(size).map { "next(\($0))" } + (ending.map { ["\($0)"] } ?? [])
      #expect(log.lines == expected)
    }
  }

  @Test func `an unbounded replay subject sends all`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...100 { subject.onNext(number) }
    var seen: [Int] = []
    _ = subject.subscribe(onNext: { seen.append($0) })
    #expect(seen == Array(1...100))
  }

  @Test func `an observer that disposes during the replay receives nothing more`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 { subject.onNext(number) }
    let log = Log()
    _ = subject.take(2).subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `an observer that sends during the replay does not receive what it sends`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    let log = Log()
    let subscription = subject.subscribe(onNext: {
      log.add("\($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    subject.onNext(3)
    subscription.dispose()
    #expect(log.lines == ["1", "3"])
  }

  /// Whatever replays elements goes by the same rule.
  static let replays: [(String, () -> (AnyObserver<Int>, Observable<Int>))] = [
    ("create(bufferSize: 1)", { replaying(ReplaySubject.create(bufferSize: 1)) }),
    ("create(bufferSize: 3)", { replaying(ReplaySubject.create(bufferSize: 3)) }),
    ("createUnbounded", { replaying(ReplaySubject.createUnbounded()) }),
    (
      "replay(3)",
      {
        let subject = PublishSubject<Int>()
        let replayed = subject.replay(3)
        _ = replayed.connect()
        return (AnyObserver(subject), replayed)
      }
    ),
  ]
  private static func replaying(
    _ subject: ReplaySubject<Int>
  ) -> (AnyObserver<Int>, Observable<Int>) { (AnyObserver(subject), subject) }

  @Test(arguments: replays, [Event<Int>.completed, .error(Boom())])
  func `an observer that ends the subject during the replay receives the terminal event`(
    replay: (name: String, make: () -> (AnyObserver<Int>, Observable<Int>)),
    ending: Event<Int>
  ) {
    let log = Log()
    let (entrance, replayed) = replay.make()
    entrance.onNext(1)
    let subscription = replayed.subscribe { event in
      log.add("\(event)")
      entrance.on(ending)
    }
    subscription.dispose()
    #expect(log.lines == ["next(1)", "\(ending)"], "\(replay.name)")
  }

  @Test func `an async subject sends its last element when it completes, to all, then completes`() {
    let subject = AsyncSubject<Int>()
    let log = Log()
    for _ in 1...2 { _ = subject.subscribe(log.observer()) }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == [])
    subject.onCompleted()
    _ = subject.subscribe(log.observer())
    subject.onNext(3)
    #expect(
      log.lines == [
        "next(2)", "next(2)", "completed", "completed", "next(2)", "completed",
      ])
  }

  @Test func `an async subject that fails or stays empty sends no element`() {
    for ending in [Event<Int>.completed, .error(Boom())] {
      let subject = AsyncSubject<Int>()
      let log = Log()
      if ending.error != nil { subject.onNext(1) }
      _ = subject.subscribe(log.observer())
      subject.on(ending)
      _ = subject.subscribe(log.observer())
      #expect(log.lines == ["\(ending)", "\(ending)"])
    }
  }

  @Test func `a disposed replay subject sends a late subscriber the error`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    let log = Log()
    _ = subject.subscribe(log.observer())
    subject.dispose()
    subject.onNext(2)
    _ = subject.subscribe(onError: { error in
      if case RxError.disposed = error { log.add("disposed") }
    })
    #expect(log.lines == ["next(1)", "disposed"])
  }

  @Test func `relays pass elements on and remember as their subjects do`() {
    let log = Log()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    let all = ReplayRelay<Int>.createUnbound()
    for number in 1...3 {
      publish.accept(number)
      behavior.accept(number)
      replay.accept(number)
      all.accept(number)
    }
    #expect(behavior.value == 3)
    var seen: [[Int]] = []
    for relay in [
      publish.asObservable(), behavior.asObservable(), replay.asObservable(), all.asObservable(),
    ] {
      var elements: [Int] = []
      relay.subscribe(onNext: { elements.append($0) }).dispose()
      seen.append(elements)
    }
    #expect(seen == [[], [3], [2, 3], [1, 2, 3]])
    _ = publish.map { $0 }.subscribe(log.observer())
    publish.accept(4)
    #expect(log.lines == ["next(4)"])
  }
}
