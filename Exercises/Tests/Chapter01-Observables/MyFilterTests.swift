import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyFilter", .serialized) struct MyFilterTests {
  @Test func `passes on the elements for which the predicate is true`() throws {
    try marbles {
      "--1--2--3--4--|"
      $0.ints.myFilter { $0 % 2 == 0 }
      "-----2-----4--|"
    }
  }

  @Test func `an error of the source passes`() throws {
    try marbles {
      "--1--2--X"
      $0.ints.myFilter { $0 % 2 == 0 }
      "-----2--X"
    }
  }

  @Test func `the same element may come again`() throws {
    try marbles {
      "--1--1--2--2--|"
      $0.ints.myFilter { _ in true }
      "--1--1--2--2--|"
    }
  }

  @Test func `the predicate is asked once for each element`() throws {
    let asked = Locked<[Int]>([])
    _ = Observable.of(1, 2, 2).myFilter {
      asked.value.append($0)
      return true
    }
    .subscribe()
    try expect(asked.value, equals: [1, 2, 2], "The source sends 1, 2 and 2: three calls.")
    let answers = Locked([true, false])
    let received = Locked<[Int]>([])
    _ = Observable.of(1, 1).myFilter { _ in answers.value.removeFirst() }
      .subscribe(onNext: { received.value.append($0) })
    try expect(
      received.value, equals: [1],
      "The predicate said yes to the first 1 and no to the second. Don't remember its answers.")
  }

  @Test func `each subscriber subscribes to the source`() throws {
    let runs = Locked(0)
    let source = Observable<Int>.create { observer in
      runs.value += 1
      observer.onNext(runs.value)
      return Disposables.create()
    }
    let filtered = source.myFilter { _ in true }
    try expect(
      runs.value, equals: 0, "Nobody has subscribed to the result, but the source has a subscriber."
    )
    let received = Locked<[Int]>([])
    let subscriptions = [
      filtered.subscribe(onNext: { received.value.append($0) }),
      filtered.subscribe(onNext: { received.value.append($0) }),
    ]
    try expect(
      received.value, equals: [1, 2],
      "There are two subscribers. The source is cold: each has a run of its own.")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `the observer may make its source send`() throws {
    let source = PublishSubject<Int>()
    let received = Locked<[Int]>([])
    let subscription = source.myFilter { _ in true }.subscribe(onNext: {
      received.value.append($0)
      if $0 == 1 { source.onNext(2) }
    })
    source.onNext(1)
    try expect(
      received.value, equals: [1, 2],
      "While it received 1, the observer made its source send 2. Both arrive, and at once.")
    subscription.dispose()
  }

  @Test func `what the predicate throws is the error, and the end`() throws {
    try marbles {
      "--1--2--oops--4--|"
      $0.myFilter { if $0 == "oops" { throw Undecided() } else { true } }
      "--1--2--X"
    }
  }

  @Test func `a predicate that throws ends the subscription to the source`() throws {
    try marbles {
      "--1--2--oops--4--|"
      "^-------!"
      $0.myFilter { if $0 == "oops" { throw Undecided() } else { true } }
      "--1--2--X"
    }
    let thrown = failure(of: Observable.just(1).myFilter { _ in throw Undecided() })
    try expect(thrown is Undecided, "The predicate threw Undecided, but the error was another one.")
    let passed = failure(of: Observable<Int>.error(Undecided()).myFilter { _ in true })
    try expect(
      passed is Undecided, "The source failed with Undecided, but the error was another one.")
  }

  @Test func `disposing disposes the subscription to the source`() throws {
    try marbles {
      "--1--2--3--4--|"
      "^------!"
      $0.myFilter { _ in true }
      "^------!"
      "--1--2---------"
    }
  }
}

/// What a sequence fails with.
private func failure(of sequence: Observable<Int>) -> (any Error)? {
  @Locked var failure: (any Error)?
  sequence.subscribe(onError: { failure = $0 }).dispose()
  return failure
}

/// What the predicate throws.
private struct Undecided: Error {}
