import RxLite
import RxLiteTest
import Testing

@Suite struct FlatMapTests {
  /// The operators that make a sequence of each element; in the cases, the second source is what they
  /// make of each.
  static let flatMaps: [(String, (Observable<String>, Observable<String>) -> Observable<String>)] =
    [
      ("flatMap", { one, other in one.flatMap { try fine($0).isEmpty ? .empty() : other } }),
      (
        "flatMapFirst",
        { one, other in one.flatMapFirst { try fine($0).isEmpty ? .empty() : other } }
      ),
      (
        "flatMapLatest",
        { one, other in one.flatMapLatest { try fine($0).isEmpty ? .empty() : other } }
      ),
      ("concatMap", { one, other in one.concatMap { try fine($0).isEmpty ? .empty() : other } }),
      ("merge()", { one, other in one.map { try fine($0).isEmpty ? .empty() : other }.merge() }),
      (
        "switchLatest",
        { one, other in one.map { try fine($0).isEmpty ? .empty() : other }.switchLatest() }
      ),
      ("concat()", { one, other in one.map { try fine($0).isEmpty ? .empty() : other }.concat() }),
      (
        "merge(maxConcurrent:)",
        { one, other in one.map { try fine($0).isEmpty ? .empty() : other }.merge(maxConcurrent: 2)
        }
      ),
    ]

  /// Where at most one inner sequence is alive, all of them do the same.
  static let cases = [
    JoinCase("never", "-----", "^", "-1-|", "", "-----"),
    JoinCase("empty", "--|", "^-!", "-1-|", "", "--|"),
    JoinCase("error first", "--X", "^-!", "-1-|", "", "--X"),
    JoinCase(
      "an inner sequence that outlives the source", "--a--|", "^----!", "-1--2--3--|",
      "--^---------!", "---1--2--3--|"),
    JoinCase(
      "a source that outlives the inner sequence", "--a------|", "^--------!", "-1-|", "--^--!",
      "---1-----|"),
    JoinCase("an inner error", "--a-----|", "^----!", "-1-X", "--^--!", "---1-X"),
    JoinCase(
      "an error of the source", "--a-----X", "^-------!", "-1--2---3", "--^-----!", "---1--2-X"),
    JoinCase("a throwing closure", "--bad-----|", "^-!", "-1-|", "", "--X"),
  ]

  @Test(arguments: flatMaps, cases)
  func `one inner sequence at a time`(
    operation: (name: String, join: JoinCase.Join), example: JoinCase
  ) throws {
    try example.check(operation.join)
  }

  @Test(arguments: flatMaps)
  func `an early dispose ends both`(operation: (name: String, join: JoinCase.Join)) throws {
    try JoinCase("", "--a-----|", "^----!", "-1-2-3-|", "--^--!", "---1-----")
      .check(until: "^----!", operation.join)
  }

  @Test func `flatMapFirst drops elements that arrive too early`() throws {
    try JoinCase("", "-a-b-----c--|", "^-----------!", "-1--2|", "-^----!", "--1--2------|")
      .check { one, other in one.filter { $0 != "c" }.flatMapFirst { _ in other } }
  }

  @Test func `flatMapLatest disposes the one before`() throws {
    try marbles {
      "-a--b-----|"
      "^---------!"
      "-1--2--3--|"
      "-^--!"
      "----^---------!"
      $0.flatMapLatest { [other = $1] _ in other }
      "--1--1--2--3--|"
    }
  }

  @Test func `concatMap starts each when the one before has completed`() throws {
    try marbles {
      "-a-b-|"
      "^----!"
      "-1--2|"
      "-^----!"
      "------^----!"
      $0.concatMap { [other = $1] _ in other }
      "--1--2-1--2|"
    }
  }

  @Test func `merge(maxConcurrent:) 0 passes nothing on and ends with its source`() throws {
    try JoinCase("", "--a--|", "^----!", "-1-|", "", "-----|")
      .check { one, other in one.map { _ in other }.merge(maxConcurrent: 0) }
  }

  @Test func `flatMapLatest: a closure that makes the source send again`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.flatMapLatest { element -> Observable<Int> in
      Observable.create { observer in
        if element == 1 { subject.onNext(2) }
        observer.onNext(element)
        return Disposables.create { log.add("disposed \(element)") }
      }
    }.subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == ["next(2)", "disposed 1"])
  }

  @Test func `concatMap: 100 000 waiting sequences do not fill the stack`() {
    let first = PublishSubject<Int>()
    var count = 0
    var isCompleted = false
    let numbers = Observable.range(start: 0, count: 100_000)
    _ = numbers.concatMap { $0 == 0 ? first.asObservable() : .just($0) }
      .subscribe(onNext: { _ in count += 1 }, onCompleted: { isCompleted = true })
    #expect(count == 0)
    first.onCompleted()
    #expect(count == 99_999)
    #expect(isCompleted)
  }
}
