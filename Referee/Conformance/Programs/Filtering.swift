import RxLite
import RxLiteTest

extension Catalog {
  /// Operators that pass some elements on, and end early.
  func filtering() {
    let numbers = Observable.of(1, 2, 3, 4)
    func work() -> Observable<Int> { source("a", .next(1), .next(2), .next(3), .completed) }

    program("filter") { numbers.filter { $0 % 2 == 0 }.printed() }
    program("filter-throws") {
      work().filter { n in
        print("filter \(n)")
        if n == 3 { throw Failure() }
        return true
      }.logged("filter").printed()
    }
    program("take") { work().logged("source").take(2).logged("take").printed() }
    program("take-0") { work().take(0).printed() }
    program("take-more-than-there-are") { work().take(9).printed() }
    program("take-reentrant") {
      let subject = PublishSubject<Int>()
      _ = subject.take(2).subscribe(
        onNext: {
          print("next \($0)")
          subject.onNext($0 + 1)
          print("after \($0)")
        }, onCompleted: { print("completed") })
      subject.onNext(1)
    }
    program("skip") { numbers.skip(2).printed() }
    program("skip-0") { numbers.skip(0).printed() }
    program("skip-all") { work().skip(9).printed() }
    program("takeLast") { work().takeLast(2).logged("last").printed() }
    program("takeLast-0") { work().takeLast(0).printed() }
    program("takeLast-error") { source("a", .next(1), .error(Failure())).takeLast(2).printed() }
    program("takeLast-disposed-while-sending") {
      let subject = PublishSubject<Int>()
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        subject.takeLast(3).subscribe {
          print($0)
          subscription.dispose()
        })
      subject.onNext(1)
      subject.onNext(2)
      subject.onCompleted()
    }
    program("take-while") { work().take(while: { $0 < 2 }).logged("take").printed() }
    program("take-while-inclusive") {
      work().take(while: { $0 < 2 }, behavior: .inclusive).logged("take").printed()
    }
    program("take-while-throws") {
      work().take(while: { _ in throw Failure() }).printed()
      work().take(while: { _ in throw Failure() }, behavior: .inclusive).printed()
    }
    program("take-until-predicate") {
      work().take(until: { $0 == 2 }).printed()
      work().take(until: { $0 == 2 }, behavior: .inclusive).printed()
      work().take(until: { _ in throw Failure() }).printed()
    }
    program("skip-while") { work().skip(while: { $0 < 2 }).printed() }
    program("skip-while-asks-no-more") {
      Observable.of(1, 2, 1).skip(while: { n in
        print("while \(n)")
        return n < 2
      }).printed()
    }
    program("skip-while-throws") { work().skip(while: { _ in throw Failure() }).printed() }
    program("take-until-source") {
      let subject = PublishSubject<Int>()
      let trigger = PublishSubject<String>()
      subject.logged("source").take(until: trigger.logged("trigger")).printed()
      subject.onNext(1)
      trigger.onNext("stop")
      print(subject.hasObservers, trigger.hasObservers)
    }
    program("take-until-trigger-completes") {
      let subject = PublishSubject<Int>()
      let trigger = PublishSubject<String>()
      subject.take(until: trigger).printed()
      trigger.onCompleted()
      subject.onNext(1)
      subject.onCompleted()
    }
    program("take-until-trigger-fails") {
      let subject = PublishSubject<Int>()
      let trigger = PublishSubject<String>()
      subject.logged("source").take(until: trigger).printed()
      trigger.onError(Failure())
      print(subject.hasObservers, trigger.hasObservers)
    }
    program("take-until-synchronous-trigger") {
      work().logged("source").take(until: Observable.just(0).logged("trigger")).printed()
    }
    program("take-until-source-completes") {
      work().take(until: Observable<Int>.never().logged("trigger")).printed()
    }
    program("take-until-empty-trigger") {
      work().take(until: Observable<Int>.empty().logged("trigger")).logged("take").printed()
    }
    program("skip-until") {
      let subject = PublishSubject<Int>()
      let trigger = PublishSubject<String>()
      subject.skip(until: trigger.logged("trigger")).printed()
      subject.onNext(1)
      trigger.onNext("go")
      subject.onNext(2)
      print(trigger.hasObservers)
      subject.onCompleted()
    }
    program("skip-until-synchronous-trigger") {
      work().logged("source").skip(until: Observable.just(0).logged("trigger")).printed()
    }
    program("skip-until-trigger-completes") {
      let subject = PublishSubject<Int>()
      subject.logged("source").skip(until: Observable<Int>.empty().logged("trigger")).printed()
      subject.onNext(1)
      subject.onCompleted()
      print(subject.hasObservers)
    }
    program("skip-until-trigger-fails") {
      let subject = PublishSubject<Int>()
      let trigger = PublishSubject<String>()
      subject.logged("source").skip(until: trigger.logged("trigger")).printed()
      trigger.onError(Failure())
      print(subject.hasObservers)
    }
    program("skip-until-error-at-once-of-empty") {
      Observable<Int>.empty().skip(until: Observable<Int>.error(Failure())).printed()
    }
    program("skip-until-error-at-once-of-source") {
      work().skip(until: Observable<Int>.error(Failure())).printed()
    }
    program("element-at") { work().element(at: 1).logged("element").printed() }
    program("element-at-out-of-range") { work().element(at: 5).printed() }
    program("element-at-error") {
      source("a", .next(1), Event<Int>.error(Failure())).element(at: 1).printed()
    }
    program("single") { source("a", .next(1), .completed).single().logged("single").printed() }
    program("single-empty") { Observable<Int>.empty().single().printed() }
    program("single-more-than-one") { work().single().logged("single").printed() }
    program("single-predicate") {
      work().single { $0 == 2 }.printed()
      work().single { $0 > 1 }.printed()
      work().single { $0 > 9 }.printed()
      work().single { _ in throw Failure() }.printed()
    }
    program("first") {
      _ = work().logged("source").first().subscribe { print($0) }
      _ = Observable<Int>.empty().first().subscribe { print($0) }
      _ = Observable<Int>.error(Failure()).first().subscribe { print($0) }
    }
    program("ignoreElements") { work().ignoreElements().printed() }
    program("ignoreElements-order-of-disposal") {
      work().logged("source").ignoreElements().logged("ignore").printed()
    }
    program("distinctUntilChanged") {
      Observable.of(1, 1, 2, 2, 1).distinctUntilChanged().printed()
    }
    program("distinctUntilChanged-key") {
      Observable.of(1, 3, 2, 4, 5).distinctUntilChanged { $0 % 2 }.printed()
    }
    program("distinctUntilChanged-comparer") {
      Observable.of(1, 2, 4, 5, 7).distinctUntilChanged { abs($0 - $1) < 3 }.printed()
    }
    program("distinctUntilChanged-key-comparer") {
      Observable.of("a", "A", "b").distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
        .printed()
    }
    program("distinctUntilChanged-keyPath") {
      Observable.of("a", "b", "cc").distinctUntilChanged(at: \.count).printed()
    }
    program("distinctUntilChanged-throws") {
      work().distinctUntilChanged { _ -> Int in throw Failure() }.printed()
      work().distinctUntilChanged { _, _ -> Bool in throw Failure() }.printed()
    }
    program("ifEmpty-default") {
      source("a", .completed).ifEmpty(default: 7).logged("default").printed()
      work().ifEmpty(default: 7).printed()
      Observable<Int>.error(Failure()).ifEmpty(default: 7).printed()
    }
    program("ifEmpty-switchTo") {
      source("empty", .completed).ifEmpty(switchTo: work()).logged("switched").printed()
      work().ifEmpty(switchTo: .just(7)).printed()
      Observable<Int>.error(Failure()).ifEmpty(switchTo: .just(7)).printed()
    }
    program("ifEmpty-switchTo-later") {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let subscription = first.logged("first").ifEmpty(switchTo: second.logged("second")).printed()
      first.onCompleted()
      second.onNext(1)
      subscription.dispose()
      print(second.hasObservers)
    }
    program("asSingle") {
      _ = work().asSingle().subscribe { print($0) }
      _ = source("one", .next(1), .completed).logged("one").asSingle().subscribe { print($0) }
      _ = Observable<Int>.empty().asSingle().subscribe { print($0) }
      _ = Observable<Int>.error(Failure()).asSingle().subscribe { print($0) }
    }
    program("asMaybe") {
      _ = work().asMaybe().subscribe { print($0) }
      _ = source("one", .next(1), .completed).logged("one").asMaybe().subscribe { print($0) }
      _ = Observable<Int>.empty().asMaybe().subscribe { print($0) }
      _ = Observable<Int>.error(Failure()).asMaybe().subscribe { print($0) }
    }
    program("asCompletable") {
      _ = source("never", Event<Never>.completed).asCompletable().subscribe { print($0) }
      _ = work().ignoreElements().asCompletable().subscribe { print($0) }
    }
  }
}
