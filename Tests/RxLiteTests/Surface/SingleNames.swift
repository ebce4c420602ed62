import RxLite
import RxLiteTest
import Testing

@Suite struct SingleNames {
  let time = CurrentThreadScheduler.instance

  @Test func `of a Single`() throws {
    let one = Single<Int>.create { single in
      single(.success(1))
      return Disposables.create()
    }
    let failing = Single<Int>.create {
      $0(.failure(Trouble()))
      return Disposables.create()
    }
    #expect(try one.heard() == [1])
    var log = [String]()
    _ = one.subscribe(
      onSuccess: { log.append("\($0)") }, onFailure: { _ in }, onDisposed: { log.append("gone") })
    _ = failing.subscribe(onFailure: { log.append("\($0)") })
    _ = one.subscribe { result in log.append("\(result)") }
    let object = Trouble.Object()
    _ = one.subscribe(with: object, onSuccess: { $0.number = $1 })
    #expect(log == ["1", "gone", "Trouble()", "success(1)"] && object.number == 1)
    #expect(try one.map { $0 + 1 }.heard() == [2])
    #expect(try one.flatMap { Single.just($0) }.heard() == [1])
    #expect(try one.flatMapMaybe { Maybe.just($0) }.heard() == [1])
    #expect(try one.flatMapCompletable { _ in Completable.empty() }.heard().isEmpty)
    let maybe: Maybe<String> = one.compactMap { "\($0)" }
    #expect(try maybe.heard() == ["1"])
    #expect(try one.filter { $0 > 1 }.heard() == [])
    #expect(try Single.zip([one, one]).heard() == [[1, 1]])
    #expect(try Single.zip([one, one]) { $0.count }.heard() == [2])
    #expect(try failing.catch { _ in .just(2) }.heard() == [2])
    #expect(try failing.catchAndReturn(2).heard() == [2])
    #expect(throws: Trouble.self) { try failing.retry(2).heard() }
    #expect(
      try failing.retry { (errors: Observable<Error>) in errors.take(1) }.heard() == [])
    #expect(try Single.deferred { one }.heard() == [1])
    #expect(try one.asObservable().asSingle().heard() == [1])
    #expect(try one.asMaybe().heard() == [1])
    #expect(try one.asCompletable().heard().isEmpty)
    #expect(try one.debug("single", trimOutput: true).heard() == [1])
    let done = one.do(
      onSuccess: { _ in log.append("on") }, afterSuccess: { _ in log.append("after") },
      onError: { _ in }, afterError: { _ in }, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    #expect(try done.heard() == [1] && log.suffix(2) == ["on", "after"])
    #expect(try one.observe(on: time).subscribe(on: time).heard() == [1])
    #expect(try one.asInfallible(onErrorJustReturn: 0).heard() == [1])
    #expect(
      try Single<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one })
        .heard() == [1])
  }

  @Test func `traits and time`() {
    let makers: [(Single<Int>, TestScheduler) -> Single<Int>] = [
      { $0.delay(.seconds(5), scheduler: $1) },
      { $0.delaySubscription(.seconds(5), scheduler: $1) },
      { $0.timeout(.seconds(50), scheduler: $1) },
      { $0.timeout(.seconds(5), other: .just(1), scheduler: $1) },
      { _, time in Single<Int>.timer(.seconds(5), scheduler: time).map { $0 + 1 } },
      { _, time in .just(1, scheduler: time) },
    ]
    let ticks = makers.map { make in
      let time = TestScheduler(initialClock: 0)
      let source = time.createColdObservable([.next(10, 1), .completed(10)]).asSingle()
      return time.heard { make(source, time) }.filter { $0.value.element == 1 }.map(\.time)
    }
    #expect(ticks == [[215], [215], [210], [205], [205], [201]])
  }

  @Test func `of a Maybe`() throws {
    let one = Maybe<Int>.create { maybe in
      maybe(.success(1))
      return Disposables.create()
    }
    let nothing = Maybe<Int>.create {
      $0(.completed)
      return Disposables.create()
    }
    let failing = Maybe<Int>.error(Trouble())
    var log = [String]()
    _ = one.subscribe(
      onSuccess: { log.append("\($0)") }, onError: { _ in }, onCompleted: { log.append("empty") },
      onDisposed: { log.append("gone") })
    _ = nothing.subscribe { event in if case .completed = event { log.append("none") } }
    _ = one.subscribe(with: Trouble.Object(), onSuccess: { _, number in log.append("\(number)") })
    #expect(log == ["1", "gone", "none", "1"])
    #expect(try one.map { $0 + 1 }.heard() == [2])
    #expect(try one.compactMap { $0 > 1 ? $0 : nil }.heard() == [])
    #expect(try one.filter { $0 == 1 }.heard() == [1])
    #expect(try one.flatMap { Maybe.just($0) }.heard() == [1])
    #expect(try nothing.ifEmpty(default: 2).heard() == [2])
    #expect(try nothing.ifEmpty(switchTo: one).heard() == [1])
    #expect(try nothing.ifEmpty(switchTo: Single.just(3)).heard() == [3])
    #expect(try failing.catch { _ in one }.heard() == [1])
    #expect(try failing.catchAndReturn(2).heard() == [2])
    #expect(throws: Trouble.self) { try failing.retry(2).heard() }
    #expect(try Maybe<Int>.empty().heard() == [])
    #expect(try Maybe.deferred { one }.heard() == [1])
    #expect(try Maybe.just(1, scheduler: time).heard() == [1])
    #expect(try Observable<Int>.empty().asMaybe().heard() == [])
    let done = one.do(
      onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in },
      onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    #expect(try done.observe(on: time).heard() == [1])
  }

  @Test func `of a Completable`() throws {
    let done = Completable.create { completable in
      completable(.completed)
      return Disposables.create()
    }
    let failing = Completable.error(Trouble())
    var log = [String]()
    _ = done.subscribe(
      onCompleted: { log.append("done") }, onError: { _ in }, onDisposed: { log.append("gone") })
    _ = failing.subscribe { event in if case .error = event { log.append("failed") } }
    _ = done.subscribe(with: Trouble.Object(), onCompleted: { _ in log.append("done") })
    #expect(log == ["done", "gone", "failed", "done"])
    #expect(try done.andThen(Single.just(1)).heard() == [1])
    #expect(try done.andThen(Maybe.just(1)).heard() == [1])
    #expect(try done.andThen(Observable.just(1)).heard() == [1])
    #expect(try done.andThen(done).andThen(Observable.just(1)).heard() == [1])
    #expect(try Completable.zip(done, done).heard().isEmpty)
    #expect(try Completable.zip([done, done]).heard().isEmpty)
    #expect(try Completable.zip(AnyCollection([done])).heard().isEmpty)
    #expect(try Completable.concat(done, done).concat(done).heard().isEmpty)
    #expect(try Completable.concat([done]).heard().isEmpty)
    #expect(try Completable.concat(AnySequence([done])).heard().isEmpty)
    #expect(try failing.catch { _ in .empty() }.heard().isEmpty)
    #expect(throws: Trouble.self) { try failing.retry(2).heard() }
    #expect(try Completable.never().asObservable().take(until: Observable.just(())).heard().isEmpty)
    #expect(try Completable.deferred { done }.heard().isEmpty)
    #expect(try Observable<Int>.just(1).ignoreElements().asCompletable().heard().isEmpty)
    let watched = done.do(
      onError: { _ in }, afterError: { _ in }, onCompleted: {}, afterCompleted: {},
      onSubscribe: {}, onSubscribed: {}, onDispose: {})
    #expect(try watched.observe(on: time).subscribe(on: time).heard().isEmpty)
  }
}
