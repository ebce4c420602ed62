import RxLite
import RxLiteTest

extension Catalog {
  /// At which moment something is disposed, and what is printed then.
  func disposal() {
    /// Disposes a subscription inside the event numbered `at` (0 is the first).
    func disposing(at index: Int, _ source: Observable<Int>) {
      let subscription = SingleAssignmentDisposable()
      var count = 0
      subscription.setDisposable(
        source.subscribe { event in
          print(event)
          if count == index {
            print("dispose")
            subscription.dispose()
            print("disposed")
          }
          count += 1
        })
    }

    program("dispose-inside-the-first-element-of-a-synchronous-source") {
      disposing(at: 0, source("a", .next(1), .next(2), .completed).logged("a"))
    }
    program("dispose-inside-onCompleted-of-a-synchronous-source") {
      disposing(at: 1, source("a", .next(1), .completed).logged("a"))
    }
    program("dispose-inside-the-first-element-of-range") {
      disposing(at: 0, Observable.range(start: 1, count: 9).logged("range"))
    }
    program("dispose-inside-onNext-of-a-subject") {
      let subject = PublishSubject<Int>()
      disposing(at: 0, subject.logged("subject").map { $0 + 1 }.logged("map"))
      subject.onNext(1)
      print(subject.hasObservers)
    }
    program("dispose-inside-onCompleted-of-a-subject") {
      let subject = PublishSubject<Int>()
      disposing(at: 0, subject.logged("subject").map { $0 + 1 }.logged("map"))
      subject.onCompleted()
    }
    program("dispose-inside-onError-of-a-subject") {
      let subject = PublishSubject<Int>()
      disposing(at: 0, subject.logged("subject").map { $0 + 1 }.logged("map"))
      subject.onError(Failure())
    }
    program("dispose-before-the-source-is-set") {
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(source("a", .next(1)).logged("a").printed())
    }
    program("dispose-inside-subscribe") {
      let single = SingleAssignmentDisposable()
      single.setDisposable(
        Observable<Int>.create { observer in
          print("subscribe")
          single.dispose()
          observer.onNext(1)
          return Disposables.create { print("source disposed") }
        }.logged("a").printed())
    }
    program("dispose-inside-onSubscribe") {
      let single = SingleAssignmentDisposable()
      single.setDisposable(
        source("a", .next(1)).do(onSubscribe: { single.dispose() }).logged("a").printed())
    }
    program("dispose-inside-onSubscribed") {
      let subject = PublishSubject<Int>()
      let single = SingleAssignmentDisposable()
      single.setDisposable(subject.do(onSubscribed: { single.dispose() }).logged("a").printed())
      print(subject.hasObservers)
    }
    program("dispose-in-a-closure-in-the-middle") {
      let subject = PublishSubject<Int>()
      let single = SingleAssignmentDisposable()
      single.setDisposable(
        subject.logged("source").map { n -> Int in
          single.dispose()
          return n
        }.logged("map").filter { n in
          print("filter \(n)")
          return true
        }.printed())
      subject.onNext(1)
      subject.onNext(2)
    }
    program("dispose-order-of-a-chain") {
      let subject = PublishSubject<Int>()
      let chain = subject.logged("1").map { $0 }.logged("2").filter { _ in true }.logged("3")
      let subscription = chain.subscribe(onDisposed: { print("subscription disposed") })
      subscription.dispose()
    }
    program("completed-order-of-a-chain") {
      let subject = PublishSubject<Int>()
      _ = subject.logged("1").map { $0 }.logged("2").filter { _ in true }.logged("3")
        .subscribe(
          onCompleted: { print("completed") }, onDisposed: { print("subscription disposed") })
      subject.onCompleted()
    }
    program("completed-order-of-a-synchronous-chain") {
      _ = source("a", .next(1), .completed).logged("1").map { $0 }.logged("2")
        .subscribe(
          onCompleted: { print("completed") }, onDisposed: { print("subscription disposed") })
    }
    program("dispose-order-of-joins") {
      func never(_ name: String) -> Observable<Int> { Observable.never().logged(name) }
      let joins: [(String, Observable<Int>)] = [
        ("merge", .merge(never("a"), never("b"))),
        ("zip", .zip(never("a"), never("b")) { $0 + $1 }),
        ("combineLatest", .combineLatest(never("a"), never("b")) { $0 + $1 }),
        ("withLatestFrom", never("a").withLatestFrom(never("b"))),
        ("take(until:)", never("a").take(until: never("b"))),
        ("skip(until:)", never("a").skip(until: never("b"))),
        ("sample", never("a").sample(never("b"))), ("amb", never("a").amb(never("b"))),
        ("flatMap", never("a").startWith(1).flatMap { _ in never("b") }),
        ("flatMapLatest", never("a").startWith(1).flatMapLatest { _ in never("b") }),
        ("flatMapFirst", never("a").startWith(1).flatMapFirst { _ in never("b") }),
        ("concatMap", never("a").startWith(1).concatMap { _ in never("b") }),
        ("concat", Observable.concat(Observable.empty().logged("a"), never("b"))),
        ("zip of a collection", Observable.zip([never("a"), never("b")]) { $0[0] }),
        (
          "combineLatest of a collection",
          Observable.combineLatest([never("a"), never("b")]) { $0[0] }
        ),
      ]
      for (name, join) in joins {
        print("-- \(name)")
        let subscription = join.subscribe()
        print("dispose")
        subscription.dispose()
      }
    }
    program("dispose-order-of-resubscribing") {
      func never(_ name: String) -> Observable<Int> { Observable.never().logged(name) }
      let chains: [(String, Observable<Int>)] = [
        ("catch", never("a").catch { _ in never("b") }), ("retry", never("a").retry()),
        ("retry(when:)", never("a").retry { (errors: Observable<Error>) in errors }),
        ("using", Observable.using({ Resource() }, observableFactory: { _ in never("a") })),
        ("deferred", Observable.deferred { never("a") }),
        ("ifEmpty", never("a").ifEmpty(switchTo: never("b"))),
        ("share", never("a").share()), ("share(replay:)", never("a").share(replay: 1)),
        ("groupBy", never("a").groupBy { $0 }.map { $0.key }),
        ("toArray", never("a").toArray().asObservable().map { $0.count }),
      ]
      for (name, chain) in chains {
        print("-- \(name)")
        let subscription = chain.subscribe()
        print("dispose")
        subscription.dispose()
      }
    }
    program("error-order-of-joins") {
      let joins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
        ("merge", { .merge($0, $1) }), ("zip", { .zip($0, $1) { $0 + $1 } }),
        ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
        ("withLatestFrom", { $0.withLatestFrom($1) }), ("take(until:)", { $0.take(until: $1) }),
        ("skip(until:)", { $0.skip(until: $1) }), ("sample", { $0.sample($1) }),
        ("amb", { $0.amb($1) }),
      ]
      for (name, join) in joins {
        for failsFirst in [true, false] {
          print("-- \(name), \(failsFirst ? "first" : "second") fails")
          let a = PublishSubject<Int>()
          let b = PublishSubject<Int>()
          _ = join(a.logged("a"), b.logged("b")).subscribe(
            onError: { print("error \($0)") }, onDisposed: { print("subscription disposed") })
          (failsFirst ? a : b).onError(Failure())
        }
      }
    }
    program("completed-order-of-joins") {
      let joins: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
        ("merge", { .merge($0, $1) }), ("zip", { .zip($0, $1) { $0 + $1 } }),
        ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
        ("withLatestFrom", { $0.withLatestFrom($1) }), ("take(until:)", { $0.take(until: $1) }),
        ("skip(until:)", { $0.skip(until: $1) }), ("sample", { $0.sample($1) }),
        ("amb", { $0.amb($1) }), ("concat", { $0.concat($1) }),
      ]
      for (name, join) in joins {
        print("-- \(name)")
        let a = PublishSubject<Int>()
        let b = PublishSubject<Int>()
        _ = join(a.logged("a"), b.logged("b")).subscribe(
          onCompleted: { print("completed") }, onDisposed: { print("subscription disposed") })
        print("a ends")
        a.onCompleted()
        print("b ends")
        b.onCompleted()
      }
    }
    program("take-of-a-synchronous-join") {
      Observable.merge(source("a", .next(1), .next(2)), source("b", .next(3))).take(1).printed()
      Observable.of(1, 2).flatMap { source("inner \($0)", .next($0), .completed) }.take(1).printed()
    }
    program("element-is-released-after-onNext") {
      let subject = PublishSubject<Tracked>()
      _ = subject.map { $0 }.subscribe(onNext: { print("next \($0.name)") })
      subject.onNext(Tracked("one"))
      print("sent")
    }
    program("error-releases-what-was-kept") {
      let subject = PublishSubject<Tracked>()
      _ = subject.takeLast(2).subscribe(onError: { print("error \($0)") })
      subject.onNext(Tracked("one"))
      subject.onError(Failure())
      print("sent")
    }
    program("do-afterCompleted-above-map") {
      let subject = PublishSubject<Int>()
      subject.logged("source").do(afterCompleted: { print("afterCompleted") }).map { $0 }.printed()
      subject.onCompleted()
    }
    program("do-afterError-above-map") {
      let subject = PublishSubject<Int>()
      subject.logged("source").do(afterError: { _ in print("afterError") }).map { $0 }.printed()
      subject.onError(Failure())
    }
  }
}
