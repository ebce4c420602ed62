import RxLite
import RxLiteTest

extension Catalog {
  /// Observers that send into the source from inside of `onNext`, and operators that are subscribed to or
  /// ended while they send.
  func reentrancy() {
    /// Sends 1 into a subject, through `operate`; each element below 3 is sent back, plus one.
    func feedBack(_ operate: (PublishSubject<Int>) -> Observable<Int>) {
      let subject = PublishSubject<Int>()
      _ = operate(subject).subscribe(
        onNext: {
          print("next \($0)")
          if $0 < 3 { subject.onNext($0 + 1) }
          print("end of \($0)")
        }, onError: { print("error \($0)") }, onCompleted: { print("completed") })
      subject.onNext(1)
      subject.onCompleted()
    }

    program("reentrant-map") { feedBack { $0.map { $0 } } }
    program("reentrant-scan") { feedBack { $0.scan(0) { $1 + $0 * 0 } } }
    program("reentrant-distinct") { feedBack { $0.distinctUntilChanged() } }
    program("reentrant-take") { feedBack { $0.take(2) } }
    program("reentrant-take-while") { feedBack { $0.take(while: { $0 < 3 }) } }
    program("reentrant-take-while-inclusive") {
      feedBack { $0.take(while: { $0 < 2 }, behavior: .inclusive) }
    }
    program("reentrant-skip") { feedBack { $0.startWith(0).skip(1) } }
    program("reentrant-merge") { feedBack { .merge($0.asObservable(), $0.map { $0 + 10 }) } }
    program("reentrant-zip") { feedBack { .zip($0, $0.skip(1)) { a, _ in a } } }
    program("reentrant-combineLatest") { feedBack { .combineLatest($0, $0) { a, _ in a } } }
    program("reentrant-withLatestFrom") { feedBack { $0.withLatestFrom($0) } }
    program("reentrant-flatMap") { feedBack { $0.flatMap { Observable.of($0) } } }
    program("reentrant-flatMapLatest") { feedBack { $0.flatMapLatest { Observable.of($0, 9) } } }
    program("reentrant-flatMapFirst") { feedBack { $0.flatMapFirst { Observable.just($0) } } }
    program("reentrant-concatMap") { feedBack { $0.concatMap { Observable.just($0) } } }
    program("reentrant-concatMap-of-several") { feedBack { $0.concatMap { Observable.of($0, 9) } } }
    program("reentrant-share") { feedBack { $0.share() } }
    program("reentrant-share-replay") { feedBack { $0.share(replay: 1) } }
    program("reentrant-catch") { feedBack { $0.catchAndReturn(9) } }
    program("reentrant-groupBy") { feedBack { $0.groupBy { _ in 0 }.flatMap { $0 } } }
    program("reentrant-observe-on-the-current-thread") {
      feedBack { $0.observe(on: CurrentThreadScheduler.instance) }
    }
    program("reentrant-sample") {
      feedBack { subject in subject.sample(subject) }
    }
    program("reentrant-take-until-itself") {
      let subject = PublishSubject<Int>()
      subject.take(until: subject.filter { $0 == 2 }).printed()
      subject.onNext(1)
      subject.onNext(2)
      subject.onNext(3)
    }
    program("reentrant-completed-inside-onNext") {
      let subject = PublishSubject<Int>()
      subject.logged("source").map { n -> Int in
        subject.onCompleted()
        return n
      }.printed()
      subject.onNext(1)
    }
    program("reentrant-error-inside-onNext-of-merge") {
      let a = PublishSubject<Int>()
      let b = PublishSubject<Int>()
      _ = Observable.merge(a.logged("a"), b.logged("b")).subscribe {
        print($0)
        if $0 == .next(1) { b.onError(Failure()) }
      }
      a.onNext(1)
      a.onNext(2)
    }
    program("retry-inside-onNext") {
      let subject = PublishSubject<Int>()
      var count = 0
      _ = subject.map { n -> Int in
        count += 1
        if count == 1 { throw Failure() }
        return n
      }.logged("map").retry().subscribe { print($0) }
      subject.onNext(1)
      subject.onNext(2)
    }
    program("subscribe-to-itself-inside-onNext") {
      let numbers = Observable.of(1, 2)
      _ = numbers.subscribe(onNext: { n in
        print("outer \(n)")
        if n == 1 { numbers.printed("inner") }
      })
    }
    program("connect-inside-onNext") {
      let connectable = source("work", .next(1), .completed).publish()
      connectable.printed("connectable")
      _ = Observable.of(1, 2).subscribe(onNext: { n in
        print("outer \(n)")
        _ = connectable.connect()
      })
    }
    program("first-subscriber-of-a-share-subscribes-the-second") {
      let shared = Observable.of(1, 2, 3).share(replay: 1)
      _ = shared.subscribe(onNext: { n in
        print("first \(n)")
        if n == 1 { shared.printed("second") }
      })
    }
    program("switch-inside-an-inner-element") {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      _ = outer.flatMapLatest { n in inner.map { n * 10 + $0 }.logged("inner \(n)") }.subscribe(
        onNext: {
          print($0)
          if $0 == 11 { outer.onNext(2) }
        })
      outer.onNext(1)
      inner.onNext(1)
      inner.onNext(2)
    }
    program("take-until-itself-with-startWith-elsewhere") {
      let shared = source("work", .next(1), .completed).share()
      shared.skip(until: shared.skip(9)).printed()
    }
  }
}
