import RxLite
import RxLiteTest
import Testing

@Suite struct RetryWhenTests {
  let time = MarbleTime()
  let log = Log()

  @Test func `each sign starts another attempt`() throws {
    try marbles(in: time) {
      "-1-X"
      "^--!"
      "-----^--!"
      "----------^!"
      $0.retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { [time] _ in
          Observable<Int>.timer(.seconds(2), scheduler: time)
        }
      }).take(3)
      "-1----1----(1,|)"
    }
  }

  @Test func `the trigger's error is the error, and its completion the completion`() throws {
    struct GivesUp: Error {}
    let source = Observable<Int>.of(1).concat(Observable.error(Boom()))
    _ = source.retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { attempt, _ -> Observable<Int> in
        attempt < 2 ? .just(0) : .error(GivesUp())
      }
    }).subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(1)", "next(1)", "error(GivesUp())"])
    let completing = Log()
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.take(2) })
      .subscribe(completing.observer())
    #expect(completing.lines == ["next(1)", "next(1)", "next(1)", "completed"])
  }

  @Test func `a trigger that completes ends a source that fails while it is subscribed`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Boom())
      return Disposables.create()
    }
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.take(2) })
      .subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(1)", "completed"])
  }

  @Test func `the end of the triggers counts as soon as a retry waits for one`() {
    let source = PublishSubject<Int>()
    _ = source.retry(when: { (_: Observable<any Error>) in Observable<Int>.empty() })
      .subscribe(log.observer())
    source.onNext(1)
    #expect(log.lines == ["next(1)"])
    source.onError(Boom())
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `a trigger for which no retry waits is dropped`() {
    let source = PublishSubject<Int>()
    let signs = PublishSubject<Void>()
    var attempts = 0
    let attempt = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? source.asObservable() : .never()
    }
    let subscription = attempt.retry(when: { (_: Observable<any Error>) in signs }).subscribe()
    signs.onNext(())
    #expect(attempts == 1)
    source.onError(Boom())
    #expect(attempts == 1)
    signs.onNext(())
    signs.onNext(())
    #expect(attempts == 2)
    subscription.dispose()
    #expect(!signs.hasObservers)
  }

  @Test func `an error of another type is not for the handler`() {
    struct Other: Error {}
    let source = PublishSubject<Int>()
    var handled = 0
    _ = source.retry(when: { (errors: Observable<Other>) in errors.do(onNext: { _ in handled += 1 })
    })
    .subscribe(log.observer())
    source.onError(Boom())
    #expect(log.lines == ["error(Boom())"])
    #expect(handled == 0)
  }

  @Test func `the source is disposed before the handler receives the error`() {
    let source = PublishSubject<Int>()
    _ = source.do(onDispose: { log.add("source disposed") }).retry(when: {
      (errors: Observable<any Error>) in
      errors.do(onNext: { _ in log.add("handler") }).flatMap { _ in Observable<Int>.never() }
    }).subscribe()
    source.onError(Boom())
    #expect(log.lines == ["source disposed", "handler"])
  }
}
