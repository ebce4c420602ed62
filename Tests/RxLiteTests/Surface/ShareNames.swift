import RxLite
import RxLiteTest
import Testing

@Suite struct ShareNames {
  let source = Observable.of(1, 2)

  @Test func `connectables`() throws {
    let makers: [(Observable<Int>) -> ConnectableObservable<Int>] = [
      { $0.publish() }, { $0.replay(1) }, { $0.replayAll() },
      { $0.multicast(PublishSubject<Int>()) }, { $0.multicast { PublishSubject<Int>() } },
      { $0.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) }) },
    ]
    for make in makers {
      #expect(try make(source).refCount().heard() == [1, 2])
      let connectable = make(source)
      var heard = [Int]()
      _ = connectable.subscribe(onNext: { heard.append($0) })
      connectable.connect().dispose()
      #expect(heard == [1, 2])
    }
    let selected = source.multicast(
      { PublishSubject<Int>() }, selector: { (shared: Observable<Int>) in shared.map { $0 * 2 } })
    #expect(try selected.heard() == [2, 4])
  }

  @Test func `share with every scope`() throws {
    #expect(try source.share().heard() == [1, 2])
    #expect(try source.share(replay: 1).heard() == [1, 2])
    #expect(try source.share(replay: 1, scope: .whileConnected).heard() == [1, 2])
    #expect(try source.share(replay: 2, scope: SubjectLifetimeScope.forever).heard() == [1, 2])
    #expect(try source.share(scope: .forever).heard() == [1, 2])
  }

  @Test func `subjects`() throws {
    let publish = PublishSubject<Int>()
    #expect(!publish.hasObservers && !publish.isDisposed)
    publish.asObserver().onNext(1)
    publish.dispose()
    #expect(publish.isDisposed)
    let behavior = BehaviorSubject<Int>(value: 1)
    behavior.onNext(2)
    #expect(try behavior.value() == 2)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    let all = ReplaySubject<Int>.createUnbounded()
    let last = AsyncSubject<Int>()
    for observer in [replay.asObserver(), all.asObserver()] {
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
    }
    last.onNext(1)
    last.onNext(2)
    last.onCompleted()
    #expect(try replay.heard() == [2])
    #expect(try all.heard() == [1, 2])
    #expect(try last.heard() == [2])
    #expect(!replay.hasObservers && !last.hasObservers && !behavior.hasObservers)
  }

  @Test func `relays`() throws {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int>(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let all = ReplayRelay<Int>.createUnbound()
    publish.accept(1)
    behavior.accept(2)
    replay.accept(3)
    all.accept(4)
    #expect(behavior.value == 2)
    #expect(try publish.asObservable().take(0).heard() == [])
    #expect(try replay.asObservable().take(1).heard() == [3])
    #expect(try all.take(1).heard() == [4])
    let signal: Signal<Int> = publish.asSignal()
    _ = signal
  }
}
