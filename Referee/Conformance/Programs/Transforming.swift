import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// Operators that turn elements into other elements.
  func transforming() {
    program("map") { Observable.of(1, 2).map { $0 * 10 }.printed() }
    program("map-throws") {
      source("a", .next(1), .next(2)).map { n -> Int in
        print("map \(n)")
        if n == 2 { throw Failure() }
        return n
      }.logged("map").printed()
    }
    program("map-error") { source("a", .next(1), .error(Failure())).map { $0 + 1 }.printed() }
    program("compactMap") { Observable.of("1", "x", "3").compactMap { Int($0) }.printed() }
    program("compactMap-throws") {
      source("a", .next(1), .next(2)).compactMap { _ -> Int? in throw Failure() }.printed()
    }
    program("enumerated") {
      Observable.of("a", "b").enumerated().subscribe { print($0) }.dispose()
    }
    program("scan") { Observable.of(1, 2, 3).scan(10) { $0 + $1 }.printed() }
    program("scan-into") {
      Observable.of(1, 2, 3).scan(into: []) { $0.append($1) }.printed()
    }
    program("scan-throws") {
      source("a", .next(1), .next(2)).scan(0) { sum, n in
        if n == 2 { throw Failure() }
        return sum + n
      }.printed()
    }
    program("scan-into-throws") {
      source("a", .next(1), .next(2)).scan(into: 0) { sum, n in
        sum += n
        if n == 2 { throw Failure() }
      }.printed()
    }
    program("scan-each-subscription-starts-anew") {
      let sums = Observable.of(1, 2).scan(0, accumulator: +)
      sums.printed("first")
      sums.printed("second")
    }
    program("reduce") {
      source("a", .next(1), .next(2), .completed).reduce(10, accumulator: +).printed()
    }
    program("reduce-mapResult") {
      Observable.of(1, 2).reduce("", accumulator: { $0 + "\($1)" }, mapResult: { $0 + "!" })
        .printed()
    }
    program("reduce-throws") {
      source("a", .next(1), .next(2), .completed).reduce(0) { _, _ in throw Failure() }.printed()
    }
    program("reduce-mapResult-throws") {
      Observable.of(1).reduce(0, accumulator: +, mapResult: { _ -> Int in throw Failure() })
        .printed()
    }
    program("reduce-error") { Observable<Int>.error(Failure()).reduce(0, accumulator: +).printed() }
    program("toArray") { _ = Observable.of(1, 2).toArray().subscribe { print($0) } }
    program("toArray-empty") { _ = Observable<Int>.empty().toArray().subscribe { print($0) } }
    program("toArray-error") {
      _ = Observable.of(1).concat(Observable.error(Failure())).toArray().subscribe { print($0) }
    }
    program("materialize") {
      source("a", .next(1), .error(Failure())).materialize().logged("materialized").printed()
      Observable.of(1).materialize().printed()
    }
    program("dematerialize") {
      Observable<Event<Int>>.of(.next(1), .completed, .next(2)).dematerialize().printed()
      Observable<Event<Int>>.of(.next(1), .error(Failure()), .next(2)).dematerialize().printed()
      Observable<Event<Int>>.of(.next(1)).dematerialize().printed()
    }
    program("materialize-dematerialize-disposal") {
      source("a", .next(1), .error(Failure())).materialize().dematerialize().logged("b").printed()
    }
    program("decode") {
      Observable.of("[1,2]", "[3]").map { Data($0.utf8) }
        .decode(type: [Int].self, decoder: JSONDecoder()).printed()
    }
    program("decode-fails") {
      _ = source("a", .next(Data("?".utf8)), .next(Data("1".utf8)))
        .decode(type: Int.self, decoder: JSONDecoder())
        .subscribe(onError: { print($0 is DecodingError) }, onDisposed: { print("disposed") })
    }
    program("withUnretained") {
      var object: Tracked? = Tracked("object")
      let subject = PublishSubject<Int>()
      _ = subject.withUnretained(object!).subscribe(
        onNext: { print($0.name, $1) }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
      subject.onNext(1)
      object = nil
      print("has observers \(subject.hasObservers)")
      subject.onNext(2)
      print("has observers \(subject.hasObservers)")
    }
    program("withUnretained-selector") {
      let object = Tracked("object")
      Observable.of(1, 2).withUnretained(object) { "\($0.name) \($1)" }.printed()
    }
    program("groupBy") {
      _ = Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }.subscribe(
        onNext: { group in
          print("group \(group.key)")
          _ = group.subscribe(onNext: { print("\(group.key): \($0)") })
        }, onCompleted: { print("completed") })
    }
    program("groupBy-one-group-ends") {
      let subject = PublishSubject<Int>()
      _ = subject.logged("source").groupBy { _ in "all" }.subscribe(
        onNext: { group in _ = group.subscribe { print("\(group.key): \($0)") } },
        onCompleted: { print("completed") }, onDisposed: { print("disposed") })
      subject.onNext(1)
      subject.onCompleted()
    }
    program("groupBy-key-throws") {
      _ = source("a", .next(1), .next(2)).groupBy { n -> Int in
        if n == 2 { throw Failure() }
        return n
      }.subscribe(
        onNext: { group in _ = group.subscribe { print("\(group.key): \($0)") } },
        onError: { print("error \($0)") }, onDisposed: { print("disposed") })
    }
    program("groupBy-group-outlives-the-subscription") {
      let subject = PublishSubject<Int>()
      var inner: Disposable?
      let outer = subject.logged("source").groupBy { _ in 0 }.subscribe { event in
        guard let group = event.element else { return }
        inner = group.subscribe { print("group \($0)") }
      }
      subject.onNext(1)
      outer.dispose()
      subject.onNext(2)
      inner?.dispose()
      print("has observers \(subject.hasObservers)")
    }
    program("groupBy-late-subscriber-to-a-group") {
      let subject = PublishSubject<Int>()
      var groups: [GroupedObservable<Int, Int>] = []
      _ = subject.groupBy { $0 % 2 }.subscribe(onNext: { groups.append($0) })
      subject.onNext(1)
      _ = groups[0].asObservable().subscribe { print("\(groups[0].key): \($0)") }
      subject.onNext(3)
      subject.onCompleted()
      _ = groups[0].subscribe { print("later: \($0)") }
    }
    program("buffer-count") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([
        .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
      ])
      let observer = clock.start { hot.buffer(timeSpan: .seconds(100), count: 2, scheduler: clock) }
      print(observer.events)
    }
    program("buffer-time") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.next(210, 1), .next(260, 2), .error(380, Failure())])
      let observer = clock.start { hot.buffer(timeSpan: .seconds(50), count: 9, scheduler: clock) }
      observer.events.forEach { print($0) }
      print(hot.subscriptions)
    }
    program("window-count") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([
        .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
      ])
      let observer = clock.start {
        hot.window(timeSpan: .seconds(100), count: 2, scheduler: clock).enumerated()
          .flatMap { index, window in window.materialize().map { "\(index) \($0)" } }
      }
      observer.events.forEach { print($0) }
    }
    program("window-time") {
      let clock = TestScheduler(initialClock: 0)
      let hot = clock.createHotObservable([.next(210, 1), .next(260, 2), .error(320, Failure())])
      let observer = clock.start {
        hot.window(timeSpan: .seconds(50), count: 9, scheduler: clock).enumerated()
          .flatMap { index, window in window.materialize().map { "\(index) \($0)" } }
      }
      observer.events.forEach { print($0) }
      print(hot.subscriptions)
    }
  }
}
