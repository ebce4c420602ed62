import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// Where sequences come from, and the ways to subscribe.
  func creating() {
    program("just") { Observable.just(1).printed() }
    program("just-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.just(1, scheduler: clock) }.events)
    }
    program("of") { Observable.of(1, 2, 3).printed() }
    program("of-nothing") { Observable<Int>.of().printed() }
    program("of-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.of(1, 2, scheduler: clock) }.events)
    }
    program("from-array") { Observable.from([1, 2]).printed() }
    program("from-array-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.from([1, 2], scheduler: clock) }.events)
    }
    program("from-sequence") { Observable.from(stride(from: 1, to: 6, by: 2)).printed() }
    program("from-sequence-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.from(Set([7]), scheduler: clock) }.events)
    }
    program("from-optional") {
      Observable.from(optional: Int?.none).printed("none")
      Observable.from(optional: 1).printed("some")
    }
    program("from-optional-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.from(optional: 1, scheduler: clock) }.events)
    }
    program("from-optional-none-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.from(optional: Int?.none, scheduler: clock) }.events)
    }
    program("empty") { Observable<Int>.empty().printed() }
    program("never") {
      let subscription = Observable<Int>.never().logged("never").printed()
      subscription.dispose()
    }
    program("error") { Observable<Int>.error(Failure()).printed() }

    program("create-ends-then-disposes") {
      source("a", .next(1), .completed).subscribe(onDisposed: { print("onDisposed") })
        .dispose()
    }
    program("create-after-the-end") {
      source("a", .next(1), .completed, .next(2), .error(Failure()), .completed).printed()
    }
    program("create-each-subscription-runs") {
      let work = source("work", .next(1), .completed)
      work.printed("first")
      work.printed("second")
    }
    program("create-disposed-later") {
      let subscription = source("a", .next(1)).printed()
      print("dispose")
      subscription.dispose()
      subscription.dispose()
    }
    program("create-sends-after-dispose") {
      var observer: AnyObserver<Int>?
      let subscription = Observable<Int>.create {
        observer = $0
        return Disposables.create { print("disposed") }
      }.printed()
      observer?.onNext(1)
      subscription.dispose()
      observer?.onNext(2)
      observer?.onCompleted()
    }
    program("create-keeps-its-capture-until-disposed") {
      let tracked = Tracked("capture")
      let subscription = Observable<Int>.create { [tracked] _ in
        Disposables.create { print("disposed with \(tracked.name)") }
      }.printed()
      print("dispose")
      subscription.dispose()
      print("disposed")
    }

    program("deferred") {
      var count = 0
      let deferred = Observable<Int>.deferred {
        count += 1
        print("factory \(count)")
        return .just(count)
      }
      deferred.printed()
      deferred.printed()
    }
    program("deferred-throws") { Observable<Int>.deferred { throw Failure() }.printed() }
    program("deferred-disposal") {
      Observable.deferred { source("inner", .next(1), .completed) }.logged("outer").printed()
    }

    program("generate") {
      Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 }).printed()
    }
    program("generate-condition-throws") {
      Observable.generate(
        initialState: 1, condition: { if $0 > 2 { throw Failure() } else { return true } },
        iterate: { $0 + 1 }
      ).printed()
    }
    program("generate-iterate-throws") {
      Observable.generate(
        initialState: 1, condition: { _ in true },
        iterate: { if $0 > 1 { throw Failure() } else { return $0 + 1 } }
      ).printed()
    }
    program("generate-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start {
        Observable.generate(
          initialState: 1, condition: { $0 < 4 }, scheduler: clock, iterate: { $0 + 1 })
      }
      print(observer.events)
    }
    program("repeatElement") { Observable.repeatElement(7).take(3).printed() }
    program("repeatElement-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start(disposed: 204) { Observable.repeatElement(7, scheduler: clock) }
      print(observer.events)
    }
    program("range") {
      Observable.range(start: 3, count: 2).printed()
      Observable.range(start: 3, count: 0).printed()
    }
    program("range-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable.range(start: 1, count: 2, scheduler: clock) }.events)
    }
    program("timer") {
      let clock = TestScheduler(initialClock: 0)
      print(clock.start { Observable<Int>.timer(.seconds(30), scheduler: clock) }.events)
    }
    program("timer-period") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start(disposed: 300) {
        Observable<Int>.timer(.seconds(30), period: .seconds(20), scheduler: clock)
      }
      print(observer.events)
    }
    program("interval") {
      let clock = TestScheduler(initialClock: 0)
      let observer = clock.start(disposed: 300) {
        Observable<Int>.interval(.seconds(30), scheduler: clock)
      }
      print(observer.events)
    }

    program("using") {
      Observable.using(
        { Resource() },
        observableFactory: { _ in source("a", .next(1), .completed) }
      ).logged("using").printed()
    }
    program("using-resource-throws") {
      Observable<Int>.using(
        { () throws -> Resource in throw Failure() }, observableFactory: { _ in .just(1) }
      ).printed()
    }
    program("using-factory-throws") {
      Observable<Int>.using(
        { Resource() },
        observableFactory: { _ in throw Failure() }
      ).printed()
    }
    program("using-disposed") {
      let subscription = Observable<Int>.using(
        { Resource() },
        observableFactory: { _ in source("a", .next(1)) }
      ).logged("using").printed()
      print("dispose")
      subscription.dispose()
    }

    program("subscribe-closures-completed") {
      _ = Observable.of(1, 2).subscribe(
        onNext: { print("next \($0)") }, onError: { print("error \($0)") },
        onCompleted: { print("completed") }, onDisposed: { print("disposed") })
    }
    program("subscribe-closures-error") {
      _ = Observable<Int>.error(Failure()).subscribe(
        onNext: { print("next \($0)") }, onError: { print("error \($0)") },
        onCompleted: { print("completed") }, onDisposed: { print("disposed") })
    }
    program("subscribe-closures-disposed") {
      let subscription = source("a", .next(1)).subscribe(
        onNext: { print("next \($0)") }, onCompleted: { print("completed") },
        onDisposed: { print("onDisposed") })
      print("dispose")
      subscription.dispose()
      subscription.dispose()
    }
    program("subscribe-with-object") {
      var object: Tracked? = Tracked("object")
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(
        with: object!, onNext: { print("\($0.name) next \($1)") },
        onError: { print("\($0.name) error \($1)") },
        onCompleted: { print("\($0.name) completed") }, onDisposed: { print("\($0.name) disposed") }
      )
      subject.onNext(1)
      object = nil
      subject.onNext(2)
      subject.onCompleted()
    }
    program("subscribe-with-object-to-the-end") {
      let object = Tracked("object")
      _ = Observable.of(1, 2).subscribe(
        with: object, onNext: { print("\($0.name) next \($1)") },
        onCompleted: { print("\($0.name) completed") }, onDisposed: { print("\($0.name) disposed") }
      )
    }
    program("subscribe-observer") {
      let subject = PublishSubject<Int>()
      subject.printed("subject")
      _ = Observable.of(1, 2).subscribe(subject)
      _ = Observable.of(3).subscribe(AnyObserver { print("observer \($0)") })
    }
    program("observer-mapObserver") {
      let observer = AnyObserver<String> { print($0) }
      let numbers: AnyObserver<Int> = observer.mapObserver { "number \($0)" }
      numbers.onNext(1)
      numbers.onCompleted()
    }
    program("observer-mapObserver-throws") {
      let observer = AnyObserver<String> { print($0) }
      let numbers: AnyObserver<Int> = observer.mapObserver { _ in throw Failure() }
      numbers.onNext(1)
      numbers.onNext(2)
    }
    program("event-properties") {
      for event: Event<Int> in [.next(1), .error(Failure(code: 2)), .completed] {
        print(event, event.element as Any, event.error as Any, event.isStopEvent, event.isCompleted)
        print(event.map { $0 * 2 }, event.event)
      }
      print(Event.next(1).map { _ -> Int in throw Failure() })
    }
  }
}
