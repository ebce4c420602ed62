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

extension ObservableConvertibleType {
  fileprivate func elements() throws -> [Element] { try toBlocking(timeout: 10).toArray() }
}

@Suite struct SharingStrategyTests {
  @Test func `operators of whatever can be converted to a shared sequence`() throws {
    #expect(try Headline().map { $0.count }.elements() == [4])
    #expect(try Headline().mapToVoid().map { 1 }.elements() == [1])
    #expect(try News.just(2).mapToVoid().map { 3 }.elements() == [3])
    #expect(try News.zip(Headline(), News.just(2)) { "\($0)\($1)" }.elements() == ["rain2"])
  }

  @Test func `shared sequences with a custom strategy`() throws {
    let failing = Observable<Int>.error(Boom()).startWith(1)
    let returned: News<Int> = failing.asSharedSequence(onErrorJustReturn: 9)
    #expect(try returned.elements() == [1, 9])
    let other = failing.asSharedSequence(sharingStrategy: Newsroom.self, onErrorDriveWith: .just(8))
    #expect(try other.elements() == [1, 8])
    let recovered = failing.asSharedSequence(sharingStrategy: Newsroom.self) { _ in .of(6, 7) }
    #expect(try recovered.map { $0 + 1 }.elements() == [2, 7, 8])
  }

  @Test func `it shares, and keeps to its scheduler`() {
    let source = PublishSubject<Int>()
    var starts = 0
    let counted = Observable.deferred {
      starts += 1
      return source.asObservable()
    }
    let news = counted.asSharedSequence(sharingStrategy: Newsroom.self, onErrorJustReturn: 0)
    var elements: [Int] = []
    let first = news.asObservable().subscribe(onNext: { elements.append($0) })
    let second = news.asObservable().subscribe(onNext: { elements.append($0 * 10) })
    source.onNext(1)
    source.onError(Boom())
    #expect(starts == 1)
    #expect(elements == [1, 10, 0, 0])
    first.dispose()
    second.dispose()
  }
}
