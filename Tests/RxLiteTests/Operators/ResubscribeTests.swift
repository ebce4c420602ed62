import RxLite
import RxLiteTest
import Testing

/// The operators that subscribe to another source, or to the same one again.
@Suite struct ResubscribeTests {
  let time = MarbleTime()
  let log = Log()

  /// Says when it is subscribed and when it is disposed.
  func watched(_ name: String, _ source: Observable<Int>) -> Observable<Int> {
    source.do(
      onSubscribe: { log.add("\(name) subscribed") }, onDispose: { log.add("\(name) disposed") })
  }

  @Test func `catch continues with the other source`() throws {
    try marbles {
      "-1-2-X"
      "^----!"
      "-8-|"
      "-----^--!"
      $0.catch { [other = $1] _ in other }
      "-1-2--8-|"
    }
    try marbles {
      "-1-X"
      "^--!"
      "--8---X"
      "---^-----!"
      $0.catch { [other = $1] _ in other }
      "-1---8---X"
    }
  }

  @Test func `catch can be disposed in the second source`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "-8-8-8-8-8|"
      "---^--!"
      $0.catch { [other = $1] _ in other }
      "^-----!"
      "-1--8"
    }
  }

  @Test func `what catch's handler throws replaces the error`() {
    struct Other: Error {}
    _ = Observable<Int>.error(Boom()).catch { _ in throw Other() }.subscribe(log.observer())
    #expect(log.lines == ["error(Other())"])
  }

  @Test func `catch disposes the first source once the second is subscribed`() {
    let first = PublishSubject<Int>()
    _ = watched("first", first).catch { [second = watched("second", .never())] _ in second }
      .subscribe()
    first.onError(Boom())
    #expect(log.lines == ["first subscribed", "second subscribed", "first disposed"])
  }

  @Test func `catch(sequence:) tries one after the other, disposing each first`() {
    let first = PublishSubject<Int>()
    let sources = [
      watched("first", first), watched("second", .error(Boom())), watched("third", .of(1, 2)),
      watched("fourth", .empty()),
    ]
    _ = Observable.catch(sequence: sources).subscribe(log.observer())
    first.onError(Boom())
    #expect(
      log.lines == [
        "first subscribed", "first disposed", "second subscribed", "second disposed",
        "third subscribed", "next(1)", "next(2)", "completed", "third disposed",
      ])
  }

  @Test func `catch(sequence:) fails with the last error, and completes without a source`() {
    struct Last: Error {}
    _ = Observable<Int>.catch(sequence: [.error(Boom()), .error(Last())]).subscribe(log.observer())
    _ = Observable<Int>.catch(sequence: []).subscribe(log.observer())
    #expect(log.lines == ["error(Last())", "completed"])
  }

  @Test func `retry counts the attempts in total`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^--!"
      "------^--!"
      $0.retry(3)
      "-1--1--1-X"
    }
    try marbles {
      "-1-X"
      neverSubscribed
      $0.retry(0)
      "|"
    }
  }

  @Test func `retry ends with the attempt that completes`() throws {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      attempts < 3 ? observer.onError(Boom()) : observer.onNext(attempts)
      observer.onCompleted()
      return Disposables.create()
    }
    _ = source.retry().subscribe(log.observer())
    #expect(log.lines == ["next(3)", "completed"])
  }

  @Test func `retry can be disposed`() throws {
    try marbles {
      "-1-X"
      "^--!"
      "---^--!"
      "------^-!"
      $0.retry()
      "^-------!"
      "-1--1--1"
    }
  }

  /// Each way to try 20 000 times.
  static let persistent: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("retry(n)", { $0.retry(100_000) }),
    ("retry()", { $0.retry() }),
    ("retry(when:)", { $0.retry(when: { (errors: Observable<any Error>) in errors }) }),
    ("catch(sequence:)", { .catch(sequence: repeatElement($0, count: 100_000)) }),
  ]

  @Test(arguments: persistent)
  func `20 000 attempts do not fill the stack`(
    name: String, persist: (Observable<Int>) -> Observable<Int>
  ) {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts == 20_000 ? .just(attempts) : .error(Boom())
    }
    _ = persist(source).subscribe(log.observer())
    #expect(log.lines == ["next(20000)", "completed"], "\(name)")
  }

  @Test func `ifEmpty(switchTo:) subscribes to the other source only if it must`() throws {
    try marbles {
      "--|"
      "^-!"
      "-8-|"
      "--^--!"
      $0.ifEmpty(switchTo: $1)
      "---8-|"
    }
    try marbles {
      "--1--|"
      "-8-|"
      neverSubscribed
      $0.ifEmpty(switchTo: $1)
      "--1--|"
    }
    try marbles {
      "--X"
      "-8-|"
      neverSubscribed
      $0.ifEmpty(switchTo: $1)
      "--X"
    }
  }

  @Test func `using makes a resource for each run, and disposes it after the source`() {
    let source = Observable.using({
      log.add("made")
      return Lamp(log: log)
    }) { _ in
      Observable<Int>.never().do(onDispose: { log.add("source disposed") })
    }
    #expect(log.lines == [])
    for _ in 1...2 { source.subscribe().dispose() }
    #expect(
      log.lines
        == Array(repeating: ["made", "source disposed", "resource disposed"], count: 2)
        .flatMap { $0 })
  }

  @Test func `using disposes the resource if there is no source for it`() {
    _ = Observable<Int>.using({ Lamp(log: log) }) { _ in throw Boom() }.subscribe(log.observer())
    _ = Observable<Int>.using({ () throws -> Lamp in throw Boom() }) { _ in .just(1) }
      .subscribe(log.observer())
    #expect(log.lines == ["error(Boom())", "resource disposed", "error(Boom())"])
  }
}

/// A resource that says when it is disposed.
private struct Lamp: Disposable {
  let log: Log
  func dispose() { log.add("resource disposed") }
}
