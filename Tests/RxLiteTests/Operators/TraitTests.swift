import RxLite
import RxLiteTest
import Testing

/// Singles, maybes and completables. What their operators do to the sequence inside is tested where
/// that operator is; here it is tested that the shape is kept.
@Suite struct TraitTests {
  private func log(_ single: Single<Int>) -> [String] {
    let log = Log()
    _ = single.subscribe(
      onSuccess: { log.add("success \($0)") }, onFailure: { log.add("failure \($0)") },
      onDisposed: { log.add("disposed") })
    return log.lines
  }

  private func log(_ maybe: Maybe<Int>) -> [String] {
    let log = Log()
    _ = maybe.subscribe(
      onSuccess: { log.add("success \($0)") }, onError: { log.add("failure \($0)") },
      onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    return log.lines
  }

  private func log(_ completable: Completable) -> [String] {
    let log = Log()
    _ = completable.subscribe(
      onCompleted: { log.add("completed") }, onError: { log.add("failure \($0)") },
      onDisposed: { log.add("disposed") })
    return log.lines
  }

  static let elements: [(source: Observable<Int>, single: String, maybe: String)] = [
    (.empty(), "failure Sequence doesn't contain any elements.", "completed"),
    (.just(1), "success 1", "success 1"),
    (
      .of(1, 2), "failure Sequence contains more than one element.",
      "failure Sequence contains more than one element."
    ),
    (.error(Boom()), "failure Boom()", "failure Boom()"),
    (.just(1).concat(Observable.error(Boom())), "failure Boom()", "failure Boom()"),
  ]

  @Test(arguments: elements)
  func `a source is held to what the shape promises`(
    source: Observable<Int>, single: String, maybe: String
  ) {
    #expect(log(source.asSingle()) == [single, "disposed"])
    #expect(log(source.asMaybe()) == [maybe, "disposed"])
  }

  @Test func `only the first event of what is made by hand counts`() {
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(Boom()))
      return Disposables.create()
    }
    let maybe = Maybe<Int>.create { observer in
      observer(.completed)
      observer(.success(2))
      return Disposables.create()
    }
    let completable = Completable.create { observer in
      observer(.error(Boom()))
      observer(.completed)
      return Disposables.create()
    }
    #expect(log(single) == ["success 1", "disposed"])
    #expect(log(maybe) == ["completed", "disposed"])
    #expect(log(completable) == ["failure Boom()", "disposed"])
  }

  static let singles: [(String, Single<Int>, String)] = [
    ("just", .just(1), "success 1"),
    ("error", .error(Boom()), "failure Boom()"),
    ("map", .just(1).map { $0 + 1 }, "success 2"),
    ("map that throws", .just(1).map { _ in throw Boom() }, "failure Boom()"),
    ("flatMap", .just(1).flatMap { .just($0 + 1) }, "success 2"),
    ("flatMap to an error", .just(1).flatMap { _ in .error(Boom()) }, "failure Boom()"),
    ("catch", .error(Boom()).catch { _ in .just(3) }, "success 3"),
    ("catchAndReturn", .error(Boom()).catchAndReturn(3), "success 3"),
    ("deferred", .deferred { .just(1) }, "success 1"),
    ("deferred that throws", .deferred { throw Boom() }, "failure Boom()"),
    ("observe(on:)", .just(1).observe(on: CurrentThreadScheduler.instance), "success 1"),
    ("subscribe(on:)", .just(1).subscribe(on: CurrentThreadScheduler.instance), "success 1"),
    ("retry(2)", .error(Boom()).retry(2), "failure Boom()"),
    (
      "using",
      .using({ BooleanDisposable() }) { _ in .just(1) },
      "success 1"
    ),
    ("do that throws", .just(1).do(onSuccess: { _ in throw Boom() }), "failure Boom()"),
    ("zip", .zip(.just(1), .just(2)) { $0 + $1 }, "success 3"),
    ("zip of none", .zip([Single<Int>]()) { $0.count }, "success 0"),
    ("zip of many", .zip([.just(1), .just(2), .just(3)]) { $0.reduce(0, +) }, "success 6"),
    ("zip with an error", .zip(.just(1), Single<Int>.error(Boom())) { $0 + $1 }, "failure Boom()"),
    ("andThen", Completable.empty().andThen(.just(1)), "success 1"),
    ("andThen after an error", Completable.error(Boom()).andThen(.just(1)), "failure Boom()"),
    ("ifEmpty(default:)", Maybe.empty().ifEmpty(default: 5), "success 5"),
    ("ifEmpty(switchTo:)", Maybe.empty().ifEmpty(switchTo: Single.just(6)), "success 6"),
  ]

  @Test(arguments: singles)
  func `a single stays a single`(name: String, single: Single<Int>, outcome: String) {
    #expect(log(single) == [outcome, "disposed"], "\(name)")
  }

  static let maybes: [(String, Maybe<Int>, String)] = [
    ("empty", .empty(), "completed"),
    ("just", .just(1), "success 1"),
    ("map", .just(1).map { $0 + 1 }, "success 2"),
    ("filter", Single.just(1).filter { $0 > 1 }, "completed"),
    ("filter of a maybe", Maybe.just(2).filter { $0 > 1 }, "success 2"),
    ("compactMap", Single.just("x").compactMap { Int($0) }, "completed"),
    ("flatMapMaybe", Single.just(1).flatMapMaybe { .just($0 + 1) }, "success 2"),
    ("flatMap", Maybe.just(1).flatMap { _ in .empty() }, "completed"),
    ("ifEmpty(switchTo:)", .empty().ifEmpty(switchTo: Maybe.just(3)), "success 3"),
    ("catchAndReturn", .error(Boom()).catchAndReturn(3), "success 3"),
    ("zip", .zip(.just(1), Maybe<Int>.empty()) { $0 + $1 }, "completed"),
    ("andThen", Completable.empty().andThen(Maybe.just(1)), "success 1"),
    ("asMaybe", Single.just(1).asMaybe(), "success 1"),
  ]

  @Test(arguments: maybes)
  func `a maybe stays a maybe`(name: String, maybe: Maybe<Int>, outcome: String) {
    #expect(log(maybe) == [outcome, "disposed"], "\(name)")
  }

  static let completables: [(String, Completable, String)] = [
    ("empty", .empty(), "completed"),
    ("error", .error(Boom()), "failure Boom()"),
    ("asCompletable", Single.just(1).asCompletable(), "completed"),
    ("asCompletable of no elements", Observable<Never>.empty().asCompletable(), "completed"),
    ("flatMapCompletable", Single.just(1).flatMapCompletable { _ in .empty() }, "completed"),
    ("andThen", .empty().andThen(Completable.error(Boom())), "failure Boom()"),
    ("concat", .concat(.empty(), .error(Boom()), .never()), "failure Boom()"),
    ("zip", .zip(.never(), .error(Boom())), "failure Boom()"),
    ("catch", .error(Boom()).catch { _ in .empty() }, "completed"),
  ]

  @Test(arguments: completables)
  func `a completable stays a completable`(
    name: String, completable: Completable, outcome: String
  ) {
    #expect(log(completable) == [outcome, "disposed"], "\(name)")
  }

  @Test func `never emits nothing, and dispose reaches the source`() {
    var disposals = 0
    let single = Single<Int>.never().do(onDispose: { disposals += 1 })
    let maybe = Maybe<Int>.never().do(onDispose: { disposals += 1 })
    let completable = Completable.never().do(onDispose: { disposals += 1 })
    for subscription in [single.subscribe(), maybe.subscribe(), completable.subscribe()] {
      subscription.dispose()
    }
    #expect(disposals == 3)
  }

  @Test func `andThen starts the second before it disposes the first, and not after an error`() {
    let log = Log()
    let second = Observable<Int>.create { observer in
      log.add("second")
      observer.onCompleted()
      return Disposables.create()
    }
    _ = Completable.empty().do(onDispose: { log.add("first disposed") }).andThen(second).subscribe()
    _ = Completable.error(Boom()).andThen(second).subscribe(onError: { _ in log.add("error") })
    #expect(log.lines == ["second", "first disposed", "error"])
  }

  @Test func `time operators keep the tick`() {
    let scheduler = TestScheduler(initialClock: 0)
    let single = Single<Int>.timer(.seconds(3), scheduler: scheduler)
    for (name, single, time) in [
      ("timer", single, 203), ("delay", single.delay(.seconds(5), scheduler: scheduler), 208),
      ("delaySubscription", single.delaySubscription(.seconds(5), scheduler: scheduler), 208),
      (
        "timeout",
        single.timeout(.seconds(2), other: .just(9), scheduler: scheduler), 202
      ),
    ] {
      var successAt: Int?
      let begin = scheduler.clock
      _ = single.subscribe(onSuccess: { _ in successAt = scheduler.clock })
      scheduler.start()
      #expect(successAt.map { $0 - begin + 200 } == time, "\(name)")
    }
  }

  @Test func `subscribe(with:) does not hold the object, and calls nothing after its release`() {
    final class Screen {}
    let log = Log()
    let subject = PublishSubject<Int>()
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    _ = subject.asSingle().subscribe(
      with: screen!, onSuccess: { _, value in log.add("\(value)") },
      onDisposed: { _ in log.add("disposed") })
    _ = subject.subscribe(with: screen!, onNext: { _, value in log.add("next \(value)") })
    subject.onNext(1)
    screen = nil
    #expect(weakScreen == nil)
    subject.onCompleted()
    #expect(log.lines == ["next 1"])
  }
}
