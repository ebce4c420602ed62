import RxLite
import RxLiteTest
import Testing

/// A kind of shared sequence that a program makes for itself.
private enum Newsroom: SharingStrategyProtocol {
  static var scheduler: SchedulerType { CurrentThread() }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

private typealias News<Element> = SharedSequence<Newsroom, Element>

/// A clock that never has to wait.
private struct CurrentThread: SchedulerType {
  var now: RxTime { RxTime(timeIntervalSince1970: 0) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

/// What a program converts to a shared sequence itself.
private struct Headline: SharedSequenceConvertibleType {
  typealias Element = String

  func asSharedSequence() -> News<String> { .just("rain") }
}

extension SharedSequenceConvertibleType {
  fileprivate func mapToVoid() -> SharedSequence<SharingStrategy, Void> { map { _ in } }
}

@Suite struct SharedSequenceNames {
  @Test func `operators of whatever can be converted to a shared sequence`() throws {
    #expect(try Headline().map { $0.count }.heard() == [4])
    #expect(try Headline().mapToVoid().map { 1 }.heard() == [1])
    #expect(try News.just(2).mapToVoid().map { 3 }.heard() == [3])
    #expect(try News.zip(Headline(), News.just(2)) { "\($0)\($1)" }.heard() == ["rain2"])
  }

  @Test func `shared sequences with a custom strategy`() throws {
    let failing = Observable<Int>.error(Trouble()).startWith(1)
    let returned: News<Int> = failing.asSharedSequence(onErrorJustReturn: 9)
    #expect(try returned.heard() == [1, 9])
    let other = failing.asSharedSequence(sharingStrategy: Newsroom.self, onErrorDriveWith: .just(8))
    #expect(try other.heard() == [1, 8])
    let recovered = failing.asSharedSequence(sharingStrategy: Newsroom.self) { _ in .of(6, 7) }
    #expect(try recovered.map { $0 + 1 }.heard() == [2, 7, 8])
  }

  @Test func `it shares, and keeps to its scheduler`() {
    let source = PublishSubject<Int>()
    var starts = 0
    let counted = Observable.deferred {
      starts += 1
      return source.asObservable()
    }
    let news = counted.asSharedSequence(sharingStrategy: Newsroom.self, onErrorJustReturn: 0)
    var heard: [Int] = []
    let first = news.asObservable().subscribe(onNext: { heard.append($0) })
    let second = news.asObservable().subscribe(onNext: { heard.append($0 * 10) })
    source.onNext(1)
    source.onError(Trouble())
    #expect(starts == 1)
    #expect(heard == [1, 10, 0, 0])
    first.dispose()
    second.dispose()
  }

  @Test func `the types of subjects and numbers`() {
    func count<Number: RxAbstractInteger>(_ number: Number) -> Number { number + 1 }
    #expect(count(UInt8(1)) == 2)
    #expect(PublishSubject<Int>.SubjectObserverType.self == PublishSubject<Int>.self)
    #expect(BehaviorSubject<Int>.SubjectObserverType.self == BehaviorSubject<Int>.self)
    #expect(ReplaySubject<Int>.SubjectObserverType.self == ReplaySubject<Int>.self)
    #expect(AsyncSubject<Int>.SubjectObserverType.self == AsyncSubject<Int>.self)
  }
}
