import RxLite
import RxLiteTest

extension Catalog {
  /// Operators that merge sources, or append one to another.
  func joining() {
    func a() -> Observable<Int> { source("a", .next(1), .next(2), .completed) }
    func b() -> Observable<Int> { source("b", .next(3), .next(4), .completed) }
    let failing = Observable<Int>.error(Failure())

    program("merge-takes-turns") {
      Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).printed()
    }
    program("merge-overloads") {
      Observable.merge(a(), b()).logged("merge").printed()
      Observable.merge([.just(1), .just(2)]).printed()
      Observable.merge(AnyCollection([Observable.just(1), .just(2)])).printed()
      Observable.of(Observable.just(1), .just(2)).merge().printed()
    }
    program("merge-nothing") { Observable<Int>.merge([]).printed() }
    program("merge-error") { Observable.merge(a(), failing, b()).logged("merge").printed() }
    program("merge-error-of-the-outer") {
      let outer = PublishSubject<Observable<Int>>()
      let inner = PublishSubject<Int>()
      outer.merge().printed()
      outer.onNext(inner.logged("inner"))
      inner.onNext(1)
      outer.onError(Failure())
      print(inner.hasObservers)
    }
    program("merge-ends-with-the-last") {
      let outer = PublishSubject<Observable<Int>>()
      let inner = PublishSubject<Int>()
      outer.do(onDispose: { print("outer disposed") }).merge().printed()
      outer.onNext(inner.logged("inner"))
      outer.onCompleted()
      inner.onNext(1)
      inner.onCompleted()
    }
    program("merge-maxConcurrent") {
      let outer = PublishSubject<Observable<Int>>()
      let inners = (0..<3).map { _ in PublishSubject<Int>() }
      outer.merge(maxConcurrent: 2).printed()
      for (index, inner) in inners.enumerated() { outer.onNext(inner.logged("\(index)")) }
      outer.onCompleted()
      inners[1].onCompleted()
      inners[2].onNext(2)
      inners[0].onCompleted()
      inners[2].onCompleted()
    }
    program("merge-maxConcurrent-synchronous") {
      Observable.of(a(), b(), a()).merge(maxConcurrent: 1).printed()
    }
    program("merge-disposed-inside-onNext") {
      let subscription = SingleAssignmentDisposable()
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      subscription.setDisposable(
        Observable.merge(first.logged("first"), second.logged("second")).subscribe {
          print($0)
          subscription.dispose()
        })
      second.onNext(1)
      print(first.hasObservers, second.hasObservers)
    }
    program("flatMap") {
      Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10, $0 * 100) }.printed()
    }
    program("flatMap-trait") { Observable.of(1, 2).flatMap { Single.just($0 * 10) }.printed() }
    program("flatMap-throws") {
      source("outer", .next(1), .next(2)).flatMap { n -> Observable<Int> in
        print("select \(n)")
        if n == 2 { throw Failure() }
        return source("inner \(n)", .next(n))
      }.printed()
    }
    program("flatMap-inner-fails") {
      source("outer", .next(1), .next(2)).flatMap { n in
        n == 1 ? source("inner", .next(n)) : failing
      }.logged("flatMap").printed()
    }
    program("flatMap-merge-of-failure-and-work") {
      let trigger = PublishSubject<Int>()
      trigger.logged("trigger")
        .flatMap { _ in Observable.from([failing, a()]).merge() }
        .logged("flatMap").printed()
      trigger.onNext(0)
      print(trigger.hasObservers)
    }
    program("flatMap-reentrant") {
      let subject = PublishSubject<Int>()
      _ = subject.flatMap { Observable.of($0, $0 * 10) }.subscribe(onNext: {
        print("next \($0)")
        if $0 < 3 { subject.onNext($0 + 1) }
      })
      subject.onNext(1)
    }
    program("flatMapFirst") {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<String>()
      outer.flatMapFirst { n in inner.map { "\(n)\($0)" }.logged("inner \(n)") }.printed()
      outer.onNext(1)
      outer.onNext(2)
      inner.onNext("a")
      inner.onCompleted()
      outer.onNext(3)
      outer.onCompleted()
    }
    program("flatMapFirst-throws") {
      a().flatMapFirst { _ -> Observable<Int> in throw Failure() }.printed()
    }
    program("flatMapLatest") {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<String>()
      outer.flatMapLatest { n in inner.map { "\(n)\($0)" }.logged("inner \(n)") }.printed()
      outer.onNext(1)
      inner.onNext("a")
      outer.onNext(2)
      inner.onNext("b")
      outer.onCompleted()
      inner.onNext("c")
      inner.onCompleted()
    }
    program("flatMapLatest-synchronous") {
      Observable.of(1, 2).flatMapLatest { Observable.of($0, $0 * 10) }.printed()
    }
    program("flatMapLatest-throws") {
      a().flatMapLatest { _ -> Observable<Int> in throw Failure() }.logged("latest").printed()
    }
    program("flatMapLatest-inner-fails") {
      let outer = PublishSubject<Observable<Int>>()
      outer.do(onDispose: { print("outer disposed") }).flatMapLatest { $0 }.printed()
      outer.onNext(.never())
      outer.onNext(failing)
      print(outer.hasObservers)
    }
    program("flatMapLatest-infallible") {
      Observable.of(1, 2).flatMapLatest { Infallible.just($0 * 10) }.printed()
    }
    program("switchLatest") {
      let outer = PublishSubject<Observable<Int>>()
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      outer.switchLatest().logged("latest").printed()
      outer.onNext(first.logged("first"))
      first.onNext(1)
      outer.onNext(second.logged("second"))
      first.onNext(2)
      second.onNext(3)
      second.onCompleted()
      outer.onCompleted()
    }
    program("switchLatest-outer-fails") {
      let outer = PublishSubject<Observable<Int>>()
      outer.switchLatest().printed()
      outer.onNext(Observable.never().logged("inner"))
      outer.onError(Failure())
    }
    program("concat") { a().concat(b()).logged("concat").printed() }
    program("concat-overloads") {
      Observable.concat(.just(1), .just(2)).printed()
      Observable.concat([Observable.just(1), .just(2)]).printed()
      Observable.concat(AnySequence([Observable.just(1), .just(2)])).printed()
      Observable.of(Observable.just(1), .just(2)).concat().printed()
    }
    program("concat-nothing") { Observable<Int>.concat([]).printed() }
    program("concat-error") { Observable.concat(a(), failing, b()).logged("concat").printed() }
    program("concat-sources-ending-while-subscribed") {
      Observable.concat(a().logged("first"), b().logged("second")).printed()
    }
    program("concat-lazy-sequence") {
      let sources = (1...3).lazy.map { n -> Observable<Int> in
        print("make \(n)")
        return .just(n)
      }
      Observable.concat(AnySequence(sources)).take(2).printed()
    }
    program("concat-disposed-between") {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let subscription = first.logged("first").concat(second.logged("second")).printed()
      first.onCompleted()
      print(second.hasObservers)
      subscription.dispose()
      print(second.hasObservers)
    }
    program("concat-many") {
      Observable.concat((0..<5000).map { Observable.just($0) }).takeLast(1).printed()
    }
    program("concatMap") {
      Observable.from([1, 2, 3, 4]).concatMap { n -> Observable<Int> in
        print("s", n)
        return .range(start: n, count: 1)
      }.printed()
    }
    program("concatMap-waits") {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<String>()
      outer.concatMap { n -> Observable<String> in
        print("select \(n)")
        return inner.map { "\(n)\($0)" }.take(1)
      }.printed()
      outer.onNext(1)
      outer.onNext(2)
      inner.onNext("a")
      outer.onCompleted()
      inner.onNext("b")
    }
    program("concatMap-throws") {
      a().concatMap { _ -> Observable<Int> in throw Failure() }.logged("concatMap").printed()
    }
    program("concatMap-sources-ending-while-subscribed") {
      source("outer", .next(1), .next(2), .completed)
        .concatMap { source("inner \($0)", .next($0), .completed) }.logged("concatMap").printed()
    }
    program("merge-sources-ending-while-subscribed") {
      Observable.merge(a().logged("first"), b().logged("second")).logged("merge").printed()
    }
    program("startWith") { Observable.of(3, 4).startWith(1, 2).printed() }
    program("startWith-disposal") { a().logged("a").startWith(0).logged("started").printed() }
    program("startWith-nothing") { a().startWith().printed() }
    program("amb") {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      first.logged("first").amb(second.logged("second")).printed()
      second.onNext(1)
      first.onNext(2)
      second.onNext(3)
      second.onCompleted()
    }
    program("amb-completed-wins") {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      first.logged("first").amb(second.logged("second")).printed()
      first.onCompleted()
    }
    program("amb-error-wins") {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      first.logged("first").amb(second.logged("second")).printed()
      second.onError(Failure())
    }
    program("amb-synchronous") { a().logged("left").amb(b().logged("right")).printed() }
    program("amb-collection") {
      Observable.amb([Observable<Int>.never(), .of(1, 2), .of(3, 4)]).printed()
      Observable.amb([Observable<Int>]()).printed().dispose()
    }
    program("sample") {
      let subject = PublishSubject<Int>()
      let sampler = PublishSubject<Void>()
      subject.logged("source").sample(sampler.logged("sampler")).printed()
      subject.onNext(1)
      sampler.onNext(())
      sampler.onNext(())
      subject.onNext(2)
      subject.onCompleted()
      sampler.onNext(())
    }
    program("sample-defaultValue") {
      let subject = PublishSubject<Int>()
      let sampler = PublishSubject<Void>()
      subject.sample(sampler, defaultValue: 0).printed()
      sampler.onNext(())
      subject.onNext(1)
      sampler.onNext(())
      sampler.onNext(())
      sampler.onCompleted()
    }
    program("sample-fails") {
      let subject = PublishSubject<Int>()
      let sampler = PublishSubject<Void>()
      subject.sample(sampler).printed("source fails")
      subject.onError(Failure())
      PublishSubject<Int>().sample(Observable<Void>.error(Failure())).printed("sampler fails")
    }
    program("withLatestFrom") {
      let subject = PublishSubject<Int>()
      let other = PublishSubject<String>()
      subject.withLatestFrom(other.logged("other")).printed("other")
      subject.withLatestFrom(other) { "\($0)\($1)" }.printed("both")
      subject.onNext(1)
      other.onNext("a")
      subject.onNext(2)
      other.onCompleted()
      subject.onNext(3)
      subject.onCompleted()
    }
    program("withLatestFrom-throws") {
      let subject = PublishSubject<Int>()
      subject.logged("source").withLatestFrom(Observable.just(1)) { _, _ -> Int in throw Failure() }
        .printed()
      subject.onNext(1)
      print(subject.hasObservers)
    }
    program("withLatestFrom-other-fails") {
      let subject = PublishSubject<Int>()
      subject.logged("source").withLatestFrom(failing.logged("other")).printed()
      print(subject.hasObservers)
    }
    program("withLatestFrom-synchronous") {
      a().logged("a").withLatestFrom(b().logged("b")) { "\($0) \($1)" }.logged("with").printed()
    }
    program("concat-after-take") {
      Observable.just(1).concat(source("work", .next(2), .completed)).take(1).printed()
    }
  }
}
