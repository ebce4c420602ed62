import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Testing

/// Where RxLite differs from RxSwift on purpose, and where one would not expect that it does the same.
@Suite struct DialectTests {
  @Test func `a new observer of a subject takes the place of the first one, if that has left`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let first = subject.subscribe(onNext: { _ in log.add("first") })
    for name in ["second", "third"] { _ = subject.subscribe(onNext: { _ in log.add(name) }) }
    first.dispose()
    _ = subject.subscribe(onNext: { _ in log.add("fourth") })
    subject.onNext(1)
    #expect(log.lines == ["fourth", "second", "third"])
  }

  /// Sources that send three elements while they are being started.
  static let loops: [(String, Observable<Int>)] = [
    (
      "create",
      .create { observer in
        for number in 1...3 { observer.onNext(number) }
        return Disposables.create()
      }
    ),
    ("startWith", Observable.never().startWith(1, 2, 3)),
    ("of", .of(1, 2, 3)),
    ("merge", .merge(Observable.never().startWith(1, 2, 3))),
    ("concat", .concat(Observable.never().startWith(1, 2, 3))),
    (
      "subscribe(on:)",
      Observable<Int>.never().startWith(1, 2, 3).subscribe(on: CurrentThreadScheduler.instance)
    ),
    ("do", Observable.never().startWith(1, 2, 3).do(onNext: { _ in })),
  ]

  /// The sources among them that can't be stopped while they are being started.
  static let unstoppable: Set = ["create", "startWith", "merge", "concat", "do"]

  @Test(arguments: loops)
  func `after a failure, a closure is still called while the source starts`(
    name: String, source: Observable<Int>
  ) {
    let log = Log()
    _ =
      source
      .map { number -> Int in
        log.add("map \(number)")
        throw Boom()
      }
      .do(onNext: { log.add("next \($0)") }, onError: { _ in log.add("failed") })
      .subscribe(onError: { _ in log.add("error") })
    let later = Self.unstoppable.contains(name) ? ["map 2", "map 3"] : []
    #expect(log.lines == ["map 1", "failed", "error"] + later, "\(name)")
  }

  @Test(arguments: loops)
  func `a failing closure of do fails once`(name: String, source: Observable<Int>) {
    let log = Log()
    _ =
      source
      .do(onNext: { _ in throw Boom() })
      .do(onError: { _ in log.add("failed") })
      .subscribe(onError: { _ in log.add("error") })
    #expect(log.lines == ["failed", "error"], "\(name)")
  }

  @Test func `a selector of flatMap blocks no other sequence`() {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<String>()
    let isSelecting = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let log = Log()
    let subscription = source.flatMap { number -> Observable<String> in
      if number == 2 {
        isSelecting.signal()
        goOn.wait()
      }
      return inner.asObservable()
    }.subscribe(onNext: { log.add($0) })
    source.onNext(1)
    Thread.detachNewThread {
      source.onNext(2)
      isDone.signal()
    }
    isSelecting.wait()
    inner.onNext("while the selector works")
    goOn.signal()
    isDone.wait()
    subscription.dispose()
    #expect(log.lines == ["while the selector works"])
  }

  @Test func `what an observer sends back is passed on without a warning`() async {
    let run = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let subject = BehaviorSubject(value: 1)
      _ = subject.map { $0 }.subscribe(onNext: { element in
        print("received \(element)")
        if element < 3 { subject.onNext(element + 1) }
      })
    }
    let output = String(decoding: run?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("received 1\nreceived 2\nreceived 3\n"), "\(output)")
  }

  @Test func `a virtual clock may continue on another thread`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.createObserver(Int.self)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = source.delay(.seconds(5), scheduler: scheduler).subscribe(observer)
      scheduler.start()
      isDone.signal()
    }
    isDone.wait()
    #expect(observer.events == [.next(15, 1), .completed(25)])
  }

  @Test func `the error of a disposed subject names the subject`() {
    let subject = BehaviorSubject(value: 1)
    subject.dispose()
    let log = Log()
    _ = subject.subscribe(log.observer())
    #expect(log.lines.count == 1)
    #expect(log.lines[0].contains("BehaviorSubject<Swift.Int>` was already disposed."))
  }

  @Test func `two do's are disposed from the source down, however it ends`() {
    let log = Log()
    let source = PublishSubject<Int>()
    func chain(_ source: Observable<Int>) -> Observable<Int> {
      source.do(onDispose: { log.add("upper") }).map { $0 }.do(onDispose: { log.add("lower") })
    }
    chain(source).subscribe().dispose()
    _ = chain(source).subscribe()
    source.onCompleted()
    #expect(log.lines == ["upper", "lower", "upper", "lower"])
  }

  @Test(arguments: [true, false], [Event<Int>.completed, .error(Boom())])
  func `after… closures come before the disposal in the last stage, after it in others`(
    isLast: Bool, ending: Event<Int>
  ) {
    let log = Log()
    var source: AnyObserver<Int>?
    let watched = Observable<Int>.create { observer in
      source = observer
      return Disposables.create { log.add("disposed") }
    }.do(afterError: { _ in log.add("after") }, afterCompleted: { log.add("after") })
    _ = (isLast ? watched : watched.map { $0 }).subscribe(log.observer())
    source?.on(ending)
    #expect(log.lines == ["\(ending)"] + (isLast ? ["after", "disposed"] : ["disposed", "after"]))
  }

  /// What listens to two sources of which the first ends at once; and whether the second one, which ends
  /// it all, is disposed before its completion goes out, and before its error.
  typealias Gathering = (
    name: String, gather: (Observable<Int>, Observable<Int>) -> Observable<Int>,
    isFirst: (inCompletion: Bool, inError: Bool)
  )
  static let gatherings: [Gathering] = [
    ("zip", { .zip($0, $1) { $0 + $1 } }, (true, true)),
    ("zip of a collection", { .zip([$0, $1]) { $0[0] } }, (false, false)),
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }, (true, true)),
    ("combineLatest of a collection", { .combineLatest([$0, $1]) { $0[0] } }, (false, false)),
    ("merge", { .merge($0, $1) }, (true, false)),
    ("flatMap", { empty, last in last.flatMap { _ in empty } }, (true, false)),
    ("flatMapLatest", { empty, last in last.flatMapLatest { _ in empty } }, (true, false)),
    ("concatMap", { empty, last in last.concatMap { _ in empty } }, (false, false)),
    ("concatMap's last", { _, last in .just(1).concatMap { _ in last } }, (true, false)),
  ]

  @Test(arguments: gatherings, [Event<Int>.completed, .error(Boom())])
  func `when the source that ends a join is disposed`(gathering: Gathering, ending: Event<Int>) {
    let log = Log()
    var last: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      last = observer
      return Disposables.create { log.add("disposed") }
    }
    _ = gathering.gather(.empty(), source).subscribe(log.observer())
    last?.on(ending)
    let isFirst = ending.isCompleted ? gathering.isFirst.inCompletion : gathering.isFirst.inError
    #expect(
      log.lines == (isFirst ? ["disposed", "\(ending)"] : ["\(ending)", "disposed"]),
      "\(gathering.name)")
  }
}
