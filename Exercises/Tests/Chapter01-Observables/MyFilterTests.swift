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

  @Test func `disposing the result disposes the source`() throws {
    let source = PublishSubject<Int>()
    let subscription = source.myFilter { _ in true }.subscribe()
    try expect(source.hasObservers, "Someone has subscribed to the result, but not to the source.")
    subscription.dispose()
    try expect(
      !source.hasObservers,
      "The result was disposed, and the subscription to the source still runs.")
  }

  @Test(arguments: Law.all(of: filtered))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let filtered = Operator(throwing: "the predicate") { source, trial in
    source.myFilter { try trial.call(returning: $0 % 2 == 1) }
  }

}
