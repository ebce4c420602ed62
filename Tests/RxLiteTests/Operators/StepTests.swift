import Foundation
import RxLite
import RxLiteTest
import Testing

/// The operators that decide on one element at a time, and those that subscribe again.
@Suite struct StepTests {
  @Test(arguments: cases + edges) func `does what is drawn`(one: StepCase) throws {
    try one.checkNormal()
  }

  @Test(arguments: cases + edges) func `handles an empty source`(one: StepCase) throws {
    try one.checkEmpty()
  }

  @Test(arguments: cases + edges) func `handles a source that fails at once`(one: StepCase) throws {
    try one.checkFailed()
  }

  @Test(arguments: Law.all(of: cases.map(\.tried)))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  @Test func `decode fails with what its decoder throws`() throws {
    try marbles {
      "--1--2--|"
      "^-!"
      $0.map { _ in Data() }.decode(type: Int.self, decoder: JSONDecoder())
      "--X"
    }
  }

  @Test func `take(0) completes without its source`() throws {
    try marbles {
      "-1-2-|"
      neverSubscribed
      $0.take(0)
      "|"
    }
  }

  /// What an operator says when the source doesn't have what it wants.
  static let errors: [(String, Observable<Int>, expected: RxError)] = [
    ("element(at:)", .of(1, 2).element(at: 2), .argumentOutOfRange),
    ("single of none", .empty().single(), .noElements),
    ("single of two", .of(1, 2).single().skip(1), .moreThanOneElement),
    ("single with a predicate, none", .of(1, 3).single { $0 == 2 }, .noElements),
    ("single with a predicate, two", .of(2, 2).single { $0 == 2 }.skip(1), .moreThanOneElement),
  ]

  @Test(arguments: errors)
  func `says what it misses`(name: String, source: Observable<Int>, expected: RxError) {
    let log = Log()
    _ = source.subscribe(log.observer())
    #expect(log.lines == ["error(\(expected))"], "\(name)")
  }

  @Test func `first of nothing is nil, and of an optional an optional`() {
    let log = Log()
    _ = Observable<Int>.empty().first().subscribe { log.add("\($0)") }
    _ = Observable<Int?>.of(nil, 1).first().subscribe { log.add("\($0)") }
    #expect(log.lines == ["success(nil)", "success(Optional(nil))"])
  }

  @Test func `distinctUntilChanged distinguishes nil from no element yet`() {
    let log = Log()
    _ = Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged().subscribe(log.observer())
    #expect(log.lines == ["next(nil)", "next(Optional(1))", "next(nil)", "completed"])
  }

  @Test func `takeLast stops in the midst of what it has kept`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.takeLast(3).do(onNext: { log.add("sent \($0)") }).take(1).subscribe(log.observer())
    for number in 1...5 { subject.onNext(number) }
    subject.onCompleted()
    #expect(log.lines == ["sent 3", "next(3)", "completed"])
  }

  @Test func `gathering 100 000 elements copies nothing`() {
    var count = 0
    _ = Observable.range(start: 0, count: 100_000).toArray().subscribe(onSuccess: {
      count += $0.count
    })
    _ = Observable.range(start: 0, count: 100_000).takeLast(50_000).subscribe(onNext: { _ in
      count += 1
    })
    #expect(count == 150_000)
  }

  @Test func `withUnretained completes once the object has been released`() {
    final class Owner {}
    let log = Log()
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    _ = subject.withUnretained(owner!).map { $1 }.subscribe(log.observer())
    subject.onNext(1)
    owner = nil
    #expect(log.lines == ["next(1)"])
    subject.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!subject.hasObservers)
  }
}
