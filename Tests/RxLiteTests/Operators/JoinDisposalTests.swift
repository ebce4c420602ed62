import RxLite
import RxLiteTest
import Testing

/// The operators that join two sources, with an observer that is disposed early, or that sends back while it
/// receives.
@Suite struct JoinDisposalTests {
  /// What each has sent when it is disposed at 8, of `-1-----2---|` and `---a-----b-|`.
  static let joins: [(String, JoinCase.Join, sent: String)] = [
    ("merge", { .merge($0, $1) }, "-1-a---2-"),
    ("merge()", { Observable.of($0, $1).merge() }, "-1-a---2-"),
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }, "---1a--2a"),
    ("combineLatest of an array", { .combineLatest([$0, $1]) { $0.joined() } }, "---1a--2a"),
    ("zip", { .zip($0, $1) { $0 + $1 } }, "---1a----"),
    ("zip of an array", { .zip([$0, $1]) { $0.joined() } }, "---1a----"),
    ("withLatestFrom", { $0.withLatestFrom($1) { $0 + $1 } }, "-------2a"),
    ("sample", { $0.sample($1) }, "---1-----"),
    ("take(until:)", { $0.take(until: $1.filter { $0 == "b" }) }, "-1-----2-"),
    ("skip(until:)", { $0.skip(until: $1.filter { $0 == "b" }) }, "---------"),
    ("amb", { .merge($0.amb(Observable.never()), $1.amb(Observable.never())) }, "-1-a---2-"),
  ]

  @Test(arguments: joins)
  func `an early dispose ends both subscriptions`(
    name: String, join: JoinCase.Join, sent: String
  ) throws {
    try JoinCase(name, "-1-----2---|", "^-------!", "---a-----b-|", "^-------!", sent)
      .check(until: "^-------!", join)
  }

  /// The first source sends 1, 2, 3; what an observer sends back goes into it.
  static let echoes: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("merge", { .merge($0, .never()) }),
    ("combineLatest", { .combineLatest($0, Observable.just(0)) { $0 + $1 } }),
    ("zip", { .zip($0, Observable.of(0, 0, 0, 0)) { $0 + $1 } }),
    ("withLatestFrom", { $0.withLatestFrom(Observable.just(0)) { $0 + $1 } }),
    ("withLatestFrom itself", { $0.withLatestFrom($0) }),
    ("sample by itself", { $0.sample($0) }),
    ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
    ("skip(until:)", { $0.skip(until: Observable.just(0)) }),
    ("amb", { $0.amb(Observable.never()) }),
    ("concat", { $0.concat(Observable.never()) }),
    ("startWith", { $0.startWith(0).skip(1) }),
    ("switchLatest", { Observable.just($0).switchLatest() }),
    ("flatMap", { $0.flatMap { Observable.just($0) } }),
    ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }),
  ]

  /// The same, where it has to wait until the current sequence has completed.
  static let queues: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("concatMap", { $0.concatMap { Observable.just($0) } }),
    ("merge(maxConcurrent:)", { $0.map { Observable.just($0) }.merge(maxConcurrent: 1) }),
  ]

  /// What an observer receives that sends back.
  private func echo(_ operate: (Observable<Int>) -> Observable<Int>) -> [String] {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = operate(subject).subscribe(onNext: { element in
      log.add("begin \(element)")
      if element < 3 { subject.onNext(element + 1) }
      log.add("end \(element)")
    })
    subject.onNext(1)
    subscription.dispose()
    #expect(!subject.hasObservers)
    return log.lines
  }

  @Test(arguments: echoes)
  func `an element that an observer sends back is delivered at once`(
    name: String, operate: (Observable<Int>) -> Observable<Int>
  ) {
    let expected = ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"]
    #expect(echo(operate) == expected, "\(name)")
  }

  @Test(arguments: queues)
  func `what an observer sends back waits for its turn`(
    name: String, operate: (Observable<Int>) -> Observable<Int>
  ) {
    let expected = ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]
    #expect(echo(operate) == expected, "\(name)")
  }

  @Test(arguments: echoes + queues)
  func `an observer may dispose while it receives an event`(
    name: String, operate: (Observable<Int>) -> Observable<Int>
  ) {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = SerialDisposable()
    subscription.disposable = operate(subject).subscribe { event in
      log.add("\(event)")
      subscription.dispose()
      subject.onNext(2)
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["next(1)"], "\(name)")
    #expect(!subject.hasObservers, "\(name)")
  }
}
