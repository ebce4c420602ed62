import RxLite
import RxLiteTest

extension Catalog {
  /// `Infallible`: a sequence that never fails.
  func infallibles() {
    func infallible() -> Infallible<Int> {
      .create { observer in
        print("infallible subscribed")
        observer(.next(1))
        observer(.next(2))
        observer(.completed)
        return Disposables.create { print("infallible disposed") }
      }
    }
    func show<Element>(_ infallible: Infallible<Element>) { _ = infallible.subscribe { print($0) } }
    let one = Infallible.just(1)

    program("infallible-create") { show(infallible()) }
    program("infallible-sources") {
      let clock = TestScheduler(initialClock: 0)
      show(Infallible.just(1))
      show(Infallible.just(2, scheduler: clock))
      show(Infallible.of(1, 2))
      show(Infallible.from([1, 2]))
      show(Infallible.from(1...2))
      show(Infallible<Int>.empty())
      show(Infallible<Int>.never())
      show(Infallible.deferred { infallible() })
      print("start")
      clock.start()
    }
    program("infallible-subscribe-closures") {
      _ = infallible().subscribe(
        onNext: { print("next \($0)") }, onCompleted: { print("completed") },
        onDisposed: { print("onDisposed") })
    }
    program("infallible-subscribe-with-object") {
      let object = Tracked("object")
      _ = infallible().subscribe(
        with: object, onNext: { print($0.name, $1) }, onCompleted: { print($0.name, "completed") },
        onDisposed: { print($0.name, "disposed") })
    }
    program("infallible-from-observable") {
      let failing = Observable<Int>.of(1).concat(Observable.error(Failure()))
      show(failing.asInfallible(onErrorJustReturn: 7))
      show(failing.asInfallible(onErrorFallbackTo: .of(8, 9)))
      show(
        failing.asInfallible(onErrorRecover: { error in
          .create { observer in
            print("recover \(error)")
            observer(.completed)
            return Disposables.create()
          }
        }))
    }
    program("infallible-steps") {
      show(infallible().map { $0 * 10 })
      show(infallible().filter { $0 > 1 })
      show(infallible().compactMap { $0 > 1 ? "\($0)" : nil })
      show(infallible().scan(0) { $0 + $1 })
      show(infallible().scan(into: 0) { $0 += $1 })
      show(infallible().startWith(0))
    }
    program("infallible-distinct") {
      let numbers = Infallible.of(1, 1, 3, 2)
      show(numbers.distinctUntilChanged())
      show(numbers.distinctUntilChanged { $0 % 2 })
      show(numbers.distinctUntilChanged { abs($0 - $1) < 2 })
      show(numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }))
      show(numbers.distinctUntilChanged(at: \.bitWidth))
    }
    program("infallible-take-and-skip") {
      show(infallible().take(1))
      show(infallible().take(while: { $0 < 2 }))
      show(infallible().take(while: { $0 < 2 }, behavior: .inclusive))
      show(infallible().take(until: { $0 == 2 }))
      show(infallible().take(until: { $0 == 2 }, behavior: .inclusive))
      show(infallible().take(until: Observable<Int>.never()))
      show(infallible().take(until: Infallible.just(1)))
      show(infallible().skip(while: { $0 < 2 }))
      show(infallible().skip(until: Observable.just(1)))
    }
    program("infallible-flatMap") {
      show(infallible().flatMap { Infallible.of($0, $0 * 10) })
      show(infallible().flatMapLatest { Infallible.of($0, $0 * 10) })
      show(infallible().flatMapFirst { Infallible.of($0, $0 * 10) })
      show(infallible().concatMap { Infallible.of($0, $0 * 10) })
    }
    program("infallible-concat-and-merge") {
      show(infallible().concat(infallible()))
      show(Infallible.concat(one, .just(2)))
      show(Infallible.concat([one, .just(2)]))
      show(Infallible.concat(AnySequence([one])))
      show(Infallible.merge(infallible(), one))
      show(Infallible.merge([one, .just(2)]))
      show(Infallible.merge(AnyCollection([one])))
    }
    program("infallible-zip") {
      show(Infallible.zip(infallible(), Infallible.of("a", "b")) { "\($0)\($1)" })
      show(Infallible.zip(one, one, one) { $0 + $1 + $2 })
      show(Infallible.zip(one, one, one, one) { $0 + $1 + $2 + $3 })
      show(Infallible.zip(one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 })
      show(Infallible.zip(one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 })
      show(Infallible.zip(one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 })
      show(
        Infallible.zip(one, one, one, one, one, one, one, one) {
          $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
        })
    }
    program("infallible-zip-completes-when-all-have") {
      let subject = PublishSubject<Int>()
      let long = subject.asInfallible(onErrorJustReturn: 0)
      show(Infallible.zip(one, long) { $0 + $1 })
      show(Infallible.zip(one, long, one) { $0 + $1 + $2 })
      subject.onNext(1)
      print("second element")
      subject.onNext(2)
      print("end")
      subject.onCompleted()
    }
    program("infallible-combineLatest") {
      show(Infallible.combineLatest(infallible(), Infallible.of("a", "b")) { "\($0)\($1)" })
      show(Infallible.combineLatest(one, one, one) { $0 + $1 + $2 })
      show(Infallible.combineLatest(one, one, one, one) { $0 + $1 + $2 + $3 })
      show(Infallible.combineLatest(one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 })
      show(Infallible.combineLatest(one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 })
      show(
        Infallible.combineLatest(one, one, one, one, one, one, one) {
          $0 + $1 + $2 + $3 + $4 + $5 + $6
        })
      show(
        Infallible.combineLatest(one, one, one, one, one, one, one, one) {
          $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
        })
    }
    program("infallible-combineLatest-collection") {
      show(Infallible.combineLatest([infallible(), .of(3, 4)]))
      show(Infallible.combineLatest([one, one]) { $0.reduce(0, +) })
    }
    program("infallible-combineLatest-empty-collection") {
      show(Infallible.combineLatest([Infallible<Int>]()))
      show(Infallible.combineLatest([Infallible<Int>]()) { $0.count })
    }
    program("infallible-withLatestFrom") {
      show(infallible().withLatestFrom(Infallible.just("a")))
      show(infallible().withLatestFrom(Infallible.just("a")) { "\($0)\($1)" })
    }
    program("infallible-withUnretained") {
      let object = Tracked("object")
      _ = infallible().withUnretained(object).subscribe(onNext: { print($0.name, $1) })
      show(infallible().withUnretained(object) { "\($0.name) \($1)" })
    }
    program("infallible-share") {
      let shared = infallible().share()
      show(shared)
      show(shared)
      show(infallible().share(replay: 1, scope: .forever))
    }
    program("infallible-do") {
      show(
        infallible().do(
          onNext: { print("onNext \($0)") }, afterNext: { print("afterNext \($0)") },
          onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }))
    }
    program("infallible-time") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([
        .next(10, 1), .next(15, 2), .next(40, 3), .completed(50),
      ])
      let source = hot.asInfallible(onErrorJustReturn: 0)
      let operations: [(String, Infallible<Int>)] = [
        ("debounce", source.debounce(.seconds(10), scheduler: clock)),
        ("throttle", source.throttle(.seconds(10), scheduler: clock)),
        ("throttle first", source.throttle(.seconds(10), latest: false, scheduler: clock)),
        ("take for", source.take(for: .seconds(12), scheduler: clock)),
      ]
      for (name, operation) in operations {
        _ = operation.subscribe { print("\(clock.clock) \(name) \($0)") }
      }
      clock.start()
    }
    program("infallible-conversions") {
      infallible().asObservable().printed()
      show(Single.just(1).asInfallible(onErrorJustReturn: 0))
    }
    program("infallible-bind") {
      let relay = BehaviorRelay(value: 0)
      let subject = PublishSubject<Int>()
      subject.printed("subject")
      infallible().bind(to: relay).dispose()
      print(relay.value)
      infallible().bind(to: subject).dispose()
      infallible().bind(onNext: { print("next \($0)") }).dispose()
    }
  }
}
