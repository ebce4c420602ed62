import RxLite
import RxLiteTest
import Testing

@Suite struct CreatingNames {
  let now = CurrentThreadScheduler.instance

  @Test func `sources of what is given`() throws {
    let created = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.next(2))
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(try created.heard() == [1, 2])
    #expect(try Observable.just(1).heard() == [1])
    #expect(try Observable.just(1, scheduler: CurrentThreadScheduler.instance).heard() == [1])
    #expect(try Observable.of(1, 2, 3).heard() == [1, 2, 3])
    #expect(try Observable.of(1, 2, scheduler: now).heard() == [1, 2])
    #expect(try Observable.from([1, 2]).heard() == [1, 2])
    #expect(try Observable.from([1, 2], scheduler: now).heard() == [1, 2])
    #expect(try Observable.from(1...3).heard() == [1, 2, 3])
    #expect(try Observable.from(Set([1]), scheduler: now).heard() == [1])
    #expect(try Observable<Int>.from(optional: nil).heard() == [])
    #expect(try Observable.from(optional: 1, scheduler: now).heard() == [1])
    #expect(try Observable<Int>.empty().heard() == [])
    #expect(throws: Trouble.self) { try Observable<Int>.error(Trouble()).heard() }
    #expect(try Observable<Int>.never().take(until: Observable.just(())).heard() == [])
  }

  @Test func `sources that work something out`() throws {
    #expect(try Observable<Int>.deferred { .just(1) }.heard() == [1])
    #expect(try Observable.range(start: 1, count: 3).heard() == [1, 2, 3])
    #expect(try Observable<UInt8>.range(start: 1, count: 2, scheduler: now).heard() == [1, 2])
    #expect(try Observable.repeatElement(1).take(2).heard() == [1, 1])
    #expect(try Observable.repeatElement(1, scheduler: now).take(2).heard() == [1, 1])
    let powers = Observable.generate(
      initialState: 1, condition: { $0 < 10 }, scheduler: now, iterate: { $0 * 2 })
    #expect(try powers.heard() == [1, 2, 4, 8])
    #expect(
      try Observable.generate(initialState: 0, condition: { $0 < 2 }, iterate: { $0 + 1 })
        .heard() == [0, 1])
    let used = Observable<Int>.using(
      { BooleanDisposable() }, observableFactory: { resource in .just(resource.isDisposed ? 1 : 0) }
    )
    #expect(try used.heard() == [0])
  }

  @Test func `sources that take time`() {
    let interval = TestScheduler(initialClock: 0)
    let ticks = interval.start(disposed: 221) {
      Observable<Int>.interval(.seconds(10), scheduler: interval)
    }
    #expect(ticks.events == [.next(210, 0), .next(220, 1)])
    let timer = TestScheduler(initialClock: 0)
    #expect(
      timer.heard { Observable<Int>.timer(.seconds(5), scheduler: timer) }
        == [.next(205, 0), .completed(205)])
    let both = TestScheduler(initialClock: 0)
    let rounds = both.start(disposed: 216) {
      Observable<Int>.timer(.seconds(5), period: .seconds(10), scheduler: both)
    }
    #expect(rounds.events == [.next(205, 0), .next(215, 1)])
  }
}
