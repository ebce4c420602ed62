import RxLite
import RxLiteTest
import Testing

/// The old names do what they did. The tests are deprecated too, so that the compiler is quiet.
@Suite struct LegacyTests {
  @available(*, deprecated)
  @Test func `a Variable prints what the text prints`() {
    let log = Log()
    do {
      let variable = Variable(0)
      log.add("Before first subscription ---")
      _ = variable.asObservable().subscribe(
        onNext: { log.add("First \($0)") }, onCompleted: { log.add("Completed 1") })
      log.add("Before send 1")
      variable.value = 1
      log.add("Before second subscription ---")
      _ = variable.asObservable().subscribe(
        onNext: { log.add("Second \($0)") }, onCompleted: { log.add("Completed 2") })
      log.add("Before send 2")
      variable.value = 2
      log.add("End ---")
      withExtendedLifetime(variable) {}
    }
    #expect(
      log.lines == [
        "Before first subscription ---", "First 0", "Before send 1", "First 1",
        "Before second subscription ---", "Second 1", "Before send 2", "First 2", "Second 2",
        "End ---", "Completed 1", "Completed 2",
      ])
  }

  @available(*, deprecated)
  @Test func `shareReplay keeps what is stale, and doesn't start again`() {
    let subject = PublishSubject<Int>()
    let shared = subject.shareReplay(1)
    let connected = subject.shareReplayLatestWhileConnected()
    for source in [shared, connected] {
      let first = source.subscribe()
      subject.onNext(1)
      first.dispose()
    }
    let log = Log()
    for source in [shared, connected] { source.subscribe(log.observer()).dispose() }
    #expect(log.lines == ["next(1)"])
  }

  @available(*, deprecated)
  private static let pairs: [(String, Observable<Int>, [Int])] = [
    ("observeOn", Observable.of(1).observeOn(CurrentThreadScheduler.instance), [1]),
    ("subscribeOn", Observable.of(1).subscribeOn(CurrentThreadScheduler.instance), [1]),
    ("catchError", Observable.error(Boom()).catchError { _ in .just(1) }, [1]),
    ("catchErrorJustReturn", Observable.error(Boom()).catchErrorJustReturn(2), [2]),
    ("static catchError", .catchError([.error(Boom()), .just(3)]), [3]),
    ("takeWhile", Observable.of(1, 2, 3).takeWhile { $0 < 3 }, [1, 2]),
    ("takeUntil", Observable.of(1, 2).takeUntil(Observable<Int>.never()), [1, 2]),
    ("skipWhile", Observable.of(1, 2, 3).skipWhile { $0 < 3 }, [3]),
    ("skipUntil", Observable.of(1, 2).skipUntil(Observable<Int>.just(0)), [1, 2]),
    ("elementAt", Observable.of(1, 2, 3).elementAt(1), [2]),
    ("mapWithIndex", Observable.of(5, 6).mapWithIndex { $0 * 10 + $1 }, [50, 61]),
    (
      "flatMapWithIndex", Observable.of(5, 6).flatMapWithIndex { Observable.just($0 * 10 + $1) },
      [50, 61]
    ),
    (
      "takeUntil", Observable.of(5, 6, 7).takeUntil(.inclusive, predicate: { $0 == 6 }), [5, 6]
    ),
    ("takeWhileWithIndex", Observable.of(5, 6, 7).takeWhileWithIndex { $1 < 2 }, [5, 6]),
    ("skipWhileWithIndex", Observable.of(5, 6, 7).skipWhileWithIndex { $1 < 2 }, [7]),
    (
      "retryWhen",
      Observable<Int>.error(Boom()).retryWhen { (_: Observable<any Error>) in
        Observable<Int>.empty()
      }, []
    ),
    ("doOnNext", Observable.of(1).doOnNext { _ in }, [1]),
    ("doOn", Observable.of(1).doOn { _ in }, [1]),
    ("doOnError", Observable.of(1).doOnError { _ in }, [1]),
    ("doOnCompleted", Observable.of(1).doOnCompleted {}, [1]),
  ]

  @available(*, deprecated)
  @Test func `the old operators do what the new ones do`() {
    for (name, source, expected) in Self.pairs {
      var seen: [Int] = []
      _ = source.subscribeNext { seen.append($0) }
      #expect(seen == expected, "\(name)")
    }
  }

  @available(*, deprecated)
  @Test func `the old ways to bind and dispose`() {
    let subject = PublishSubject<Int>()
    let variable = Variable(0)
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    subject.bindTo(variable).addDisposableTo(bag!)
    subject.bindTo(log.observer()).addDisposableTo(bag!)
    subject.bindNext { log.add("bindNext \($0)") }.addDisposableTo(bag!)
    subject.onNext(1)
    #expect(variable.value == 1)
    #expect(log.lines == ["next(1)", "bindNext 1"])
    bag = nil
    #expect(!subject.hasObservers)
    NopDisposable.instance.dispose()
    _ = Observable<Int>.empty().subscribeCompleted { log.add("completed") }
    _ = Observable<Int>.error(Boom()).subscribeError { log.add("\($0)") }
    #expect(log.lines.suffix(2) == ["completed", "Boom()"])
    _ = Single<Int>.error(Boom()).subscribe(onError: { log.add("\($0)") })
    #expect(log.lines.last == "Boom()")
  }

  @available(*, deprecated)
  @Test func `seconds are seconds`() {
    let scheduler = TestScheduler(initialClock: 0)
    let old = scheduler.start {
      Observable<Int>.interval(2, scheduler: scheduler).delay(1.0, scheduler: scheduler).take(3)
    }
    #expect(old.events.map(\.time) == [203, 205, 207, 207])
  }
}
