import RxLite
import RxLiteTest

extension Catalog {
  /// `zip` and `combineLatest`, of two to eight sources and of collections.
  func combining() {
    let failing = Observable<Int>.error(Failure())

    program("zip-pairs") {
      Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }.printed()
    }
    program("zip-tuple") { Observable.zip(Observable.of(1, 2), Observable.of("a", "b")).printed() }
    program("zip-takes-turns") {
      Observable.zip(
        Observable.of(1, 2).logged("a"), Observable.of(3, 4).logged("b"), resultSelector: +
      )
      .printed()
    }
    program("zip-completes-when-all-have") {
      let a = PublishSubject<Int>()
      let b = PublishSubject<Int>()
      Observable.zip(a.logged("a"), b.logged("b"), resultSelector: +).printed()
      a.onNext(1)
      b.onNext(1)
      a.onCompleted()
      b.onNext(2)
      b.onNext(3)
      b.onCompleted()
    }
    program("zip-completes-when-a-short-one-is-asked") {
      let a = PublishSubject<Int>()
      let b = PublishSubject<Int>()
      Observable.zip(a, b, resultSelector: +).printed()
      a.onNext(1)
      a.onCompleted()
      b.onNext(1)
      print("has observers \(b.hasObservers)")
      b.onNext(2)
      b.onCompleted()
    }
    program("zip-arities-complete-when-all-have") {
      typealias Ints = Observable<Int>
      let short = Ints.just(1)
      let long = PublishSubject<Int>()
      let zips: [Ints] = [
        .zip(short, long) { $0 + $1 },
        .zip(short, long, short) { $0 + $1 + $2 },
        .zip(short, long, short, short) { $0 + $1 + $2 + $3 },
        .zip(short, long, short, short, short) { $0 + $1 + $2 + $3 + $4 },
        .zip(short, long, short, short, short, short) { $0 + $1 + $2 + $3 + $4 + $5 },
        .zip(short, long, short, short, short, short, short) { $0 + $1 + $2 + $3 + $4 + $5 + $6 },
        .zip(short, long, short, short, short, short, short, short) {
          $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
        },
      ]
      for (index, zip) in zips.enumerated() { zip.printed("\(index + 2)") }
      print("first element")
      long.onNext(1)
      print("second element")
      long.onNext(1)
      print("end")
      long.onCompleted()
    }
    program("zip-arities-tuples") {
      let a = Observable.of(1, 2)
      Observable.zip(a, a, a).printed()
      Observable.zip(a, a, a, a).printed()
      Observable.zip(a, a, a, a, a).printed()
      Observable.zip(a, a, a, a, a, a).printed()
      Observable.zip(a, a, a, a, a, a, a).printed()
      Observable.zip(a, a, a, a, a, a, a, a).printed()
    }
    program("zip-selector-throws") {
      let a = source("a", .next(1), .completed)
      let b = source("b", .next(2), .completed)
      Observable.zip(a, b) { _, _ -> Int in throw Failure() }.logged("zip").printed()
    }
    program("zip-error") {
      Observable.zip(
        source("a", .next(1)), failing.logged("b"), source("c", .next(1))
      ) { $0 + $1 + $2 }.printed()
    }
    program("zip-collection") {
      Observable.zip([Observable.of(1, 2), .of(3, 4)]).printed()
      Observable.zip([Observable.of(1, 2), .of(3, 4)]) { $0.reduce(0, +) }.printed()
    }
    program("zip-collection-completes-when-all-have") {
      let subjects = (0..<3).map { _ in PublishSubject<Int>() }
      Observable.zip(subjects.enumerated().map { $1.logged("\($0)") }).printed()
      for subject in subjects { subject.onNext(1) }
      subjects[0].onCompleted()
      subjects[1].onNext(2)
      subjects[2].onNext(2)
      subjects[1].onCompleted()
      subjects[2].onCompleted()
    }
    program("zip-empty-collection") {
      Observable.zip([Observable<Int>]()).printed()
      Observable.zip([Observable<Int>]()) { $0.count }.printed()
    }
    program("zip-collection-throws") {
      Observable.zip([source("a", .next(1)), source("b", .next(2))]) { _ -> Int in throw Failure() }
        .printed()
    }
    program("zip-collection-error") {
      Observable.zip([source("a", .next(1)), failing, source("c", .next(2))]).printed()
    }
    program("zip-disposed-inside-onNext") {
      let subscription = SingleAssignmentDisposable()
      let a = PublishSubject<Int>()
      let b = PublishSubject<Int>()
      subscription.setDisposable(
        Observable.zip(a.logged("a"), b.logged("b")).subscribe {
          print($0)
          subscription.dispose()
        })
      a.onNext(1)
      b.onNext(1)
      b.onNext(2)
    }

    program("combineLatest") {
      let a = PublishSubject<Int>()
      let b = PublishSubject<String>()
      Observable.combineLatest(a.logged("a"), b.logged("b")) { "\($0)\($1)" }.printed()
      a.onNext(1)
      b.onNext("a")
      a.onNext(2)
      a.onCompleted()
      b.onNext("b")
      b.onCompleted()
    }
    program("combineLatest-tuple") {
      Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")).printed()
    }
    program("combineLatest-takes-turns") {
      Observable.combineLatest(Observable.of(1, 2).logged("a"), Observable.of(3, 4).logged("b")) {
        $0 * 10 + $1
      }.printed()
    }
    program("combineLatest-one-is-empty") {
      let a = PublishSubject<Int>()
      Observable.combineLatest(
        a.logged("a"), Observable<Int>.empty().logged("b"), resultSelector: +
      )
      .printed()
      a.onNext(1)
      a.onNext(2)
      a.onCompleted()
    }
    program("combineLatest-arities") {
      let a = Observable.of(1)
      Observable.combineLatest(a, a, a) { $0 + $1 + $2 }.printed()
      Observable.combineLatest(a, a, a, a) { $0 + $1 + $2 + $3 }.printed()
      Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }.printed()
      Observable.combineLatest(a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 }.printed()
      Observable.combineLatest(a, a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }.printed()
      Observable.combineLatest(a, a, a, a, a, a, a, a) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }.printed()
    }
    program("combineLatest-arities-tuples") {
      let a = Observable.of(1, 2)
      Observable.combineLatest(a, a, a).printed()
      Observable.combineLatest(a, a, a, a).printed()
      Observable.combineLatest(a, a, a, a, a).printed()
      Observable.combineLatest(a, a, a, a, a, a).printed()
      Observable.combineLatest(a, a, a, a, a, a, a).printed()
      Observable.combineLatest(a, a, a, a, a, a, a, a).printed()
    }
    program("combineLatest-selector-throws") {
      let a = source("a", .next(1), .completed)
      let b = source("b", .next(2), .next(3), .completed)
      Observable.combineLatest(a, b) { _, _ -> Int in throw Failure() }.logged("latest").printed()
    }
    program("combineLatest-error") {
      Observable.combineLatest(
        source("a", .next(1)), failing.logged("b"), source("c", .next(1))
      ) { $0 + $1 + $2 }.printed()
    }
    program("combineLatest-collection") {
      Observable.combineLatest([Observable.of(1, 2), .of(3, 4)]).printed()
      Observable.combineLatest([Observable.of(1, 2), .of(3, 4)]) { $0.reduce(0, +) }.printed()
    }
    program("combineLatest-collection-completes") {
      let subjects = (0..<2).map { _ in PublishSubject<Int>() }
      Observable.combineLatest(subjects.enumerated().map { $1.logged("\($0)") }).printed()
      for subject in subjects { subject.onNext(1) }
      subjects[0].onCompleted()
      subjects[1].onNext(2)
      subjects[1].onCompleted()
    }
    program("combineLatest-collection-one-is-empty") {
      let subject = PublishSubject<Int>()
      Observable.combineLatest([Observable.empty().logged("empty"), subject.logged("subject")])
        .printed()
      subject.onNext(1)
      print(subject.hasObservers)
    }
    program("combineLatest-empty-collection") {
      Observable.combineLatest([Observable<Int>]()).printed()
      Observable.combineLatest([Observable<Int>]()) { $0.count }.printed()
    }
    program("combineLatest-empty-collection-throws") {
      Observable.combineLatest([Observable<Int>]()) { _ -> Int in throw Failure() }.printed()
    }
    program("combineLatest-collection-throws") {
      Observable.combineLatest([source("a", .next(1)), source("b", .next(2))]) { _ -> Int in
        throw Failure()
      }.printed()
    }
    program("combineLatest-collection-error") {
      Observable.combineLatest([source("a", .next(1)), failing, source("c", .next(2))]).printed()
    }
    program("combineLatest-reentrant") {
      let subject = BehaviorSubject(value: 1)
      _ = Observable.combineLatest(subject, subject).subscribe(onNext: {
        print($0)
        if $0.0 < 3 { subject.onNext($0.0 + 1) }
      })
    }
    program("combineLatest-diamond") {
      let subject = PublishSubject<Int>()
      Observable.combineLatest(subject.map { $0 * 10 }, subject.map { $0 * 100 }).printed()
      subject.onNext(1)
      subject.onNext(2)
      subject.onCompleted()
    }
    program("zip-of-shared-with-error") {
      let shared = source("shared", .next(1), .completed).share(replay: 1)
      Observable.zip([shared, failing.logged("error"), shared]).printed()
    }
    program("combineLatest-of-shared-with-error") {
      let shared = source("shared", .next(1), .completed).share(replay: 1)
      Observable.combineLatest(shared, failing.logged("error"), shared) { $0 + $1 + $2 }.printed()
      Observable.combineLatest([shared, failing.logged("error"), shared]).printed()
    }
    program("combineLatest-empty-with-shared-then-shared") {
      let shared = source("work", .next(1), .next(2), .completed).share()
      Observable.combineLatest(Observable<Int>.empty(), shared) { $0 + $1 }
        .ignoreElements().asCompletable().andThen(shared).printed()
    }
  }
}
