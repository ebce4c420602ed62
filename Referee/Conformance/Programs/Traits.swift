import RxLite
import RxLiteTest

extension Catalog {
  /// `Single`, `Maybe` and `Completable`.
  func traits() {
    let failingSingle = Single<Int>.error(Failure())
    func single(_ value: Int = 1) -> Single<Int> {
      .create { observer in
        print("single subscribed")
        observer(.success(value))
        return Disposables.create { print("single disposed") }
      }
    }
    func maybe(_ event: MaybeEvent<Int>) -> Maybe<Int> {
      .create { observer in
        print("maybe subscribed")
        observer(event)
        return Disposables.create { print("maybe disposed") }
      }
    }
    func completable(_ name: String = "completable", _ event: CompletableEvent = .completed)
      -> Completable
    {
      .create { observer in
        print("\(name) subscribed")
        observer(event)
        return Disposables.create { print("\(name) disposed") }
      }
    }

    program("single-create") { _ = single().subscribe { print($0) } }
    program("single-create-second-event-is-ignored") {
      _ = Single<Int>.create { observer in
        observer(.failure(Failure()))
        observer(.success(1))
        return Disposables.create { print("disposed") }
      }.subscribe { print($0) }
    }
    program("single-sources") {
      let clock = TestScheduler(initialClock: 0)
      _ = Single.just(1).subscribe { print($0) }
      _ = Single.just(2, scheduler: clock).subscribe { print($0) }
      _ = failingSingle.subscribe { print($0) }
      _ = Single<Int>.never().subscribe { print($0) }
      _ = Single.deferred { Single.just(3) }.subscribe { print($0) }
      _ = Single<Int>.deferred { throw Failure() }.subscribe { print($0) }
      _ = Single<Int>.timer(.seconds(5), scheduler: clock).subscribe { print($0, clock.clock) }
      _ = Single<Int>.using({ Resource() }, primitiveSequenceFactory: { _ in single() })
        .subscribe { print($0) }
      clock.start()
    }
    program("single-subscribe-closures") {
      _ = single().subscribe(
        onSuccess: { print("success \($0)") }, onFailure: { print("failure \($0)") },
        onDisposed: { print("onDisposed") })
      _ = failingSingle.subscribe(
        onSuccess: { print("success \($0)") }, onFailure: { print("failure \($0)") },
        onDisposed: { print("onDisposed") })
    }
    program("single-subscribe-with-object") {
      let object = Tracked("object")
      _ = single().subscribe(
        with: object, onSuccess: { print($0.name, $1) }, onFailure: { print($0.name, $1) },
        onDisposed: { print($0.name, "disposed") })
    }
    program("single-dispose") {
      let subscription = Single<Int>.create { _ in Disposables.create { print("disposed") } }
        .subscribe(onSuccess: { print($0) }, onDisposed: { print("onDisposed") })
      subscription.dispose()
      subscription.dispose()
    }
    program("single-do") {
      func closures(_ source: Single<Int>) {
        _ = source.do(
          onSuccess: { print("onSuccess \($0)") }, afterSuccess: { print("afterSuccess \($0)") },
          onError: { print("onError \($0)") }, afterError: { print("afterError \($0)") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }
        ).subscribe { print($0) }
      }
      closures(single())
      closures(failingSingle)
    }
    program("single-do-throws") {
      _ = single().do(onSuccess: { _ in throw Failure() }).subscribe { print($0) }
      _ = single().do(afterSuccess: { _ in throw Failure() }).subscribe { print($0) }
      _ = failingSingle.do(onError: { _ in throw Failure(code: 2) }).subscribe { print($0) }
    }
    program("single-steps") {
      _ = single().map { $0 + 1 }.subscribe { print($0) }
      _ = single().map { _ -> Int in throw Failure() }.subscribe { print($0) }
      _ = single().filter { $0 > 1 }.subscribe { print($0) }
      _ = single().filter { _ in throw Failure() }.subscribe { print($0) }
      _ = single().compactMap { _ in Int?.none }.subscribe { print($0) }
      _ = single().compactMap { $0 * 2 }.subscribe { print($0) }
    }
    program("single-flatMap") {
      _ = single().flatMap { single($0 + 1) }.subscribe { print($0) }
      _ = single().flatMap { _ in failingSingle }.subscribe { print($0) }
      _ = single().flatMap { _ -> Single<Int> in throw Failure() }.subscribe { print($0) }
      _ = single().flatMapMaybe { maybe(.success($0)) }.subscribe { print($0) }
      _ = single().flatMapMaybe { _ in maybe(.completed) }.subscribe { print($0) }
      _ = single().flatMapCompletable { _ in completable() }.subscribe { print($0) }
    }
    program("single-zip") {
      let a = Single.just(1)
      _ = Single.zip(single(1), single(2)) { $0 + $1 }.subscribe { print($0) }
      _ = Single.zip(a, a).subscribe { print($0) }
      _ = Single.zip(a, a, a).subscribe { print($0) }
      _ = Single.zip(a, a, a, a) { $0 + $1 + $2 + $3 }.subscribe { print($0) }
      _ = Single.zip(a, a, a, a, a).subscribe { print($0) }
      _ = Single.zip(a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 }.subscribe { print($0) }
      _ = Single.zip(a, a, a, a, a, a, a).subscribe { print($0) }
      _ = Single.zip(a, a, a, a, a, a, a, a).subscribe { print($0) }
      _ = Single.zip(a, failingSingle) { $0 + $1 }.subscribe { print($0) }
    }
    program("single-zip-collection") {
      _ = Single.zip([single(1), single(2)]).subscribe { print($0) }
      _ = Single.zip([single(1), single(2)]) { $0.reduce(0, +) }.subscribe { print($0) }
      _ = Single.zip([Single<Int>]()).subscribe { print($0) }
      _ = Single.zip([single(1), failingSingle, single(2)]).subscribe { print($0) }
    }
    program("single-recovers") {
      _ = failingSingle.catchAndReturn(7).subscribe { print($0) }
      _ = failingSingle.catch { _ in single() }.subscribe { print($0) }
      _ = failingSingle.catch { _ in throw Failure(code: 2) }.subscribe { print($0) }
      _ = failingSingle.retry(2).subscribe { print($0) }
      var attempt = 0
      let flaky = Single<Int>.deferred {
        attempt += 1
        return attempt % 2 == 1 ? .error(Failure()) : .just(attempt)
      }
      _ = flaky.retry { (errors: Observable<Error>) in errors }.subscribe { print($0) }
      _ = flaky.retry { (errors: Observable<Failure>) in errors }.subscribe { print($0) }
    }
    program("single-time") {
      let clock = TestScheduler(initialClock: 0)
      func report(_ name: String, _ single: Single<Int>) {
        _ = single.subscribe { print(name, $0, clock.clock) }
      }
      report("delay", Single.just(1).delay(.seconds(5), scheduler: clock))
      report("delaySubscription", single(2).delaySubscription(.seconds(10), scheduler: clock))
      report("timeout", Single.never().timeout(.seconds(20), scheduler: clock))
      report(
        "timeout other", Single.never().timeout(.seconds(30), other: .just(4), scheduler: clock))
      report("observe", single(5).observe(on: clock))
      report("subscribe", single(6).subscribe(on: clock))
      clock.start()
    }
    program("single-conversions") {
      _ = single().asMaybe().subscribe { print($0) }
      _ = single().asCompletable().subscribe { print($0) }
      single().asObservable().printed()
      single().asObservable().asSingle().asObservable().printed()
      _ = single().primitiveSequence.subscribe { print($0) }
    }

    program("maybe-create") {
      _ = maybe(.success(1)).subscribe { print($0) }
      _ = maybe(.completed).subscribe { print($0) }
      _ = maybe(.error(Failure())).subscribe { print($0) }
    }
    program("maybe-sources") {
      let clock = TestScheduler(initialClock: 0)
      _ = Maybe.just(1).subscribe { print($0) }
      _ = Maybe.just(2, scheduler: clock).subscribe { print($0) }
      _ = Maybe<Int>.empty().subscribe { print($0) }
      _ = Maybe<Int>.error(Failure()).subscribe { print($0) }
      _ = Maybe<Int>.never().subscribe { print($0) }
      _ = Maybe<Int>.deferred { .just(3) }.subscribe { print($0) }
      _ = Maybe<Int>.timer(.seconds(5), scheduler: clock).subscribe { print($0, clock.clock) }
      clock.start()
    }
    program("maybe-subscribe-closures") {
      for event: MaybeEvent<Int> in [.success(1), .completed, .error(Failure())] {
        _ = maybe(event).subscribe(
          onSuccess: { print("success \($0)") }, onError: { print("error \($0)") },
          onCompleted: { print("completed") }, onDisposed: { print("onDisposed") })
      }
    }
    program("maybe-subscribe-with-object") {
      let object = Tracked("object")
      _ = maybe(.completed).subscribe(
        with: object, onSuccess: { print($0.name, $1) }, onError: { print($0.name, $1) },
        onCompleted: { print($0.name, "completed") }, onDisposed: { print($0.name, "disposed") })
    }
    program("maybe-do") {
      for event: MaybeEvent<Int> in [.success(1), .completed, .error(Failure())] {
        _ = maybe(event).do(
          onNext: { print("onNext \($0)") }, afterNext: { print("afterNext \($0)") },
          onError: { print("onError \($0)") }, afterError: { print("afterError \($0)") },
          onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }
        ).subscribe { print($0) }
      }
    }
    program("maybe-steps") {
      let one = Maybe.just(1)
      _ = one.map { $0 + 1 }.subscribe { print($0) }
      _ = one.map { _ -> Int in throw Failure() }.subscribe { print($0) }
      _ = one.filter { $0 > 1 }.subscribe { print($0) }
      _ = one.compactMap { _ in Int?.none }.subscribe { print($0) }
      _ = one.flatMap { maybe(.success($0 + 1)) }.subscribe { print($0) }
      _ = one.flatMap { _ in maybe(.completed) }.subscribe { print($0) }
      _ = Maybe<Int>.empty().ifEmpty(default: 7).subscribe { print($0) }
      _ = maybe(.completed).ifEmpty(switchTo: maybe(.success(2))).subscribe { print($0) }
      _ = maybe(.completed).ifEmpty(switchTo: single()).subscribe { print($0) }
      _ = Maybe<Int>.error(Failure()).catchAndReturn(7).subscribe { print($0) }
    }
    program("maybe-zip") {
      let a = Maybe.just(1)
      _ = Maybe.zip(a, a).subscribe { print($0) }
      _ = Maybe.zip(a, a, a) { $0 + $1 + $2 }.subscribe { print($0) }
      _ = Maybe.zip(a, a, a, a).subscribe { print($0) }
      _ = Maybe.zip(a, a, a, a, a).subscribe { print($0) }
      _ = Maybe.zip(a, a, a, a, a, a).subscribe { print($0) }
      _ = Maybe.zip(a, a, a, a, a, a, a).subscribe { print($0) }
      _ = Maybe.zip(a, a, a, a, a, a, a, a).subscribe { print($0) }
    }
    program("maybe-zip-with-empty") {
      _ = Maybe.zip(maybe(.success(1)), maybe(.completed)) { $0 + $1 }.subscribe { print($0) }
      let subject = PublishSubject<Int>()
      _ = Maybe.zip(maybe(.completed), subject.asMaybe()).subscribe { print($0) }
      print("other ends")
      subject.onCompleted()
    }
    program("maybe-conversions") {
      maybe(.completed).asObservable().printed()
      _ = maybe(.success(1)).asObservable().asMaybe().subscribe { print($0) }
    }

    program("completable-create") {
      _ = completable().subscribe { print($0) }
      _ = completable("failing", .error(Failure())).subscribe { print($0) }
    }
    program("completable-sources") {
      _ = Completable.empty().subscribe { print($0) }
      _ = Completable.error(Failure()).subscribe { print($0) }
      _ = Completable.never().subscribe { print($0) }
      _ = Completable.deferred { .empty() }.subscribe { print($0) }
    }
    program("completable-subscribe-closures") {
      for event: CompletableEvent in [.completed, .error(Failure())] {
        _ = completable("a", event).subscribe(
          onCompleted: { print("completed") }, onError: { print("error \($0)") },
          onDisposed: { print("onDisposed") })
      }
    }
    program("completable-subscribe-with-object") {
      let object = Tracked("object")
      _ = completable().subscribe(
        with: object, onCompleted: { print($0.name, "completed") }, onError: { print($0.name, $1) },
        onDisposed: { print($0.name, "disposed") })
    }
    program("completable-do") {
      for event: CompletableEvent in [.completed, .error(Failure())] {
        _ = completable("a", event).do(
          onError: { print("onError \($0)") }, afterError: { print("afterError \($0)") },
          onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }
        ).subscribe { print($0) }
      }
    }
    program("completable-concat") {
      _ = completable("a").concat(completable("b")).subscribe { print($0) }
      _ = Completable.concat(completable("a"), completable("b")).subscribe { print($0) }
      _ = Completable.concat([completable("a"), .error(Failure()), completable("b")])
        .subscribe { print($0) }
      _ = Completable.concat(AnySequence([completable("a")])).subscribe { print($0) }
      _ = Completable.concat([Completable]()).subscribe { print($0) }
    }
    program("completable-zip") {
      _ = Completable.zip(completable("a"), completable("b")).subscribe { print($0) }
      _ = Completable.zip([completable("a"), completable("b", .error(Failure())), completable("c")])
        .subscribe { print($0) }
      _ = Completable.zip(AnyCollection([completable("a")])).subscribe { print($0) }
      _ = Completable.zip([Completable]()).subscribe { print($0) }
    }
    program("completable-andThen") {
      _ = completable("a").andThen(completable("b")).subscribe { print($0) }
      _ = completable("a").andThen(single()).subscribe { print($0) }
      _ = completable("a").andThen(maybe(.success(1))).subscribe { print($0) }
      completable("a").andThen(source("b", .next(1), .next(2), .completed)).printed()
    }
    program("completable-andThen-error") {
      _ = completable("a", .error(Failure())).andThen(single()).subscribe { print($0) }
      completable("a").andThen(Observable<Int>.error(Failure())).printed()
    }
    program("completable-andThen-logged") {
      completable("a").asObservable().do(onSubscribed: { print("a onSubscribed") }).asCompletable()
        .andThen(source("b", .next(1), .completed).logged("b")).logged("andThen").printed()
    }
    program("completable-andThen-disposed") {
      let first = PublishSubject<Never>()
      let second = PublishSubject<Int>()
      let subscription = first.logged("first").asCompletable().andThen(second.logged("second"))
        .printed()
      first.onCompleted()
      second.onNext(1)
      subscription.dispose()
      print(second.hasObservers)
    }
    program("completable-recovers") {
      let failing = completable("a", .error(Failure()))
      _ = failing.catch { _ in completable("b") }.subscribe { print($0) }
      _ = failing.retry(2).subscribe { print($0) }
    }
    program("completable-conversions") {
      completable().asObservable().printed()
      _ = completable().asObservable().ignoreElements().asCompletable().subscribe { print($0) }
    }
  }
}
