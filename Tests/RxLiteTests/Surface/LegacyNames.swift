import RxLite
import RxLiteTest
import Testing

/// Deprecated themselves, so that the compiler is quiet about the old names.
@Suite struct LegacyNames {
  let a = Observable.of(1, 2)

  @available(*, deprecated)
  @Test func `the old names`() throws {
    let now = CurrentThreadScheduler.instance
    let time = SerialDispatchQueueScheduler(qos: .default)
    let bag = DisposeBag()
    var log = [Int]()
    a.subscribeNext { log.append($0) }.addDisposableTo(bag)
    a.bindNext { log.append($0) }.addDisposableTo(bag)
    _ = a.subscribeCompleted { log.append(3) }
    _ = a.subscribeError { _ in log.append(4) }
    #expect(log == [1, 2, 1, 2, 3])
    let same: [Observable<Int>] = [
      a.observeOn(now), a.subscribeOn(now), a.catchError { _ in .empty() },
      a.catchErrorJustReturn(0), Observable.catchError([a]),
      a.retryWhen { (errors: Observable<Error>) in errors }, a.takeUntil(Observable<Int>.never()),
      a.takeWhile { _ in true }, a.skipUntil(Observable.just(1)), a.skipWhile { _ in false },
      a.doOn { _ in }, a.doOnNext { _ in }, a.doOnError { _ in }, a.doOnCompleted {},
      a.mapWithIndex { element, _ in element }, a.takeWhileWithIndex { _, _ in true },
      a.flatMapWithIndex { element, _ in Observable.just(element) }, a.shareReplay(2),
      a.skipWhileWithIndex { _, _ in false }, a.shareReplayLatestWhileConnected(),
      a.delay(0.001, scheduler: time), a.timeout(10.0, scheduler: time),
      a.delaySubscription(0.001, scheduler: time),
    ]
    for source in same { #expect(try source.heard() == [1, 2]) }
    #expect(try a.elementAt(1).heard() == [2])
    #expect(try a.throttle(0.3, scheduler: time).take(1).heard() == [1])
    #expect(try a.debounce(10.0, scheduler: time).heard() == [2])
    let variable = Variable(0)
    _ = a.bindTo(variable)
    #expect(variable.value == 2)
    NopDisposable.instance.dispose()
  }
}
