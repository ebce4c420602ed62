import Dispatch
import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

/// NB: One at a time: each holds a thread of the pool that others need, too.
@Suite(.serialized) struct BlockingTests {
  struct Broken: Error, Equatable {}

  /// Where the events come from.
  enum Place: CaseIterable {
    case here, serialQueue, concurrentQueue

    func send<Element>(_ source: Observable<Element>) -> Observable<Element> {
      switch self {
      case .here: source
      case .serialQueue:
        source.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
      case .concurrentQueue: source.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      }
    }
  }

  @Test("what the questions answer", arguments: Place.allCases)
  func answers(place: Place) throws {
    let three = place.send(.of(1, 2, 3)).toBlocking(timeout: 20)
    #expect(try three.first() == 1)
    #expect(try three.last() == 3)
    #expect(try three.toArray() == [1, 2, 3])
    #expect(try three.single { $0 == 2 } == 2)

    let one = place.send(.just(1)).toBlocking(timeout: 20)
    #expect(try one.single() == 1)

    let none = place.send(Observable<Int>.empty()).toBlocking(timeout: 20)
    #expect(try none.first() == nil)
    #expect(try none.last() == nil)
    #expect(try none.toArray() == [])
  }

  @Test(
    "the errors",
    arguments: [
      (Observable.of(1, 2), "Sequence contains more than one element."),
      (.empty(), "Sequence doesn't contain any elements."),
      (.error(Broken()), "Broken()"),
      (Observable.just(1).concat(Observable<Int>.error(Broken())), "Broken()"),
      (Observable.just(1).concat(Observable<Int>.never()), "Sequence timeout."),
      (.never(), "Sequence timeout."),
    ])
  func errors(source: Observable<Int>, text: String) {
    let error = #expect(throws: (any Error).self) {
      try source.toBlocking(timeout: 0.01).single()
    }
    #expect(error.map { "\($0)" } == text)
  }

  @Test func `an error after the first element is of no interest to first()`() throws {
    let source = Observable.just(1).concat(Observable<Int>.error(Broken()))
    #expect(try source.toBlocking().first() == 1)
    #expect(throws: Broken.self) { try source.toBlocking().last() }
    #expect(throws: Broken.self) { try source.toBlocking().toArray() }
    #expect(throws: Broken.self) { try source.toBlocking().single { _ in throw Broken() } }
  }

  @Test func `materialize returns every event and throws nothing`() {
    func told(_ source: Observable<Int>) -> String {
      switch source.toBlocking(timeout: 0.01).materialize() {
      case .completed(let elements): "\(elements)"
      case .failed(let elements, let error): "\(elements), then \(error)"
      }
    }
    let two = Observable.of(1, 2)
    #expect(told(two) == "[1, 2]")
    #expect(told(two.concat(Observable<Int>.error(Broken()))) == "[1, 2], then Broken()")
    #expect(told(two.concat(Observable<Int>.never())) == "[1, 2], then Sequence timeout.")
  }

  @Test func `a source that is there at once needs no time`() throws {
    #expect(try Observable.of(1, 2).toBlocking(timeout: 0).toArray() == [1, 2])
  }

  @Test func `an endless source is stopped as soon as there is an answer, or no time is left`()
    throws
  {
    let endless = Observable.repeatElement(1)
    #expect(try endless.toBlocking().first() == 1)
    #expect(throws: RxError.self) { try endless.toBlocking().single() }
    #expect(throws: RxError.self) { try endless.toBlocking(timeout: 0.01).last() }
  }

  @Test("it disposes", arguments: [0.01, nil])
  func disposes(timeout: TimeInterval?) {
    let isDisposed = BooleanDisposable()
    weak var subject: PublishSubject<Int>?
    do {
      let other = PublishSubject<Int>()
      subject = other
      let source = timeout == nil ? other.startWith(1) : other.asObservable()
      _ = try? source.do(onDispose: isDisposed.dispose).toBlocking(timeout: timeout).first()
    }
    #expect(isDisposed.isDisposed)
    #expect(subject == nil)
  }

  @Test func `many at a time`() {
    let wrong = Mutex<[Int]>([])
    let all = DispatchGroup()
    for index in 0..<20 {
      all.enter()
      Thread.detachNewThread {
        let source = Place.concurrentQueue.send(.of(index, index + 1))
        let answer = try? source.toBlocking(timeout: 60).toArray()
        if answer != [index, index + 1] { wrong.withLock { $0.append(index) } }
        all.leave()
      }
    }
    all.wait()
    #expect(wrong.withLock { $0 } == [])
  }
}
