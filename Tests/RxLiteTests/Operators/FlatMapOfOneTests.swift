import RxLite
import RxLiteTest
import Testing

/// `just` is not opened where it is flattened; an observer must not notice.
@Suite struct `A sequence of one, flattened` {
  private static let flattenings: [(String, (PublishSubject<Int>, Bool) -> Observable<Int>)] = [
    ("flatMap", { source, isOpened in source.flatMap { one($0, isOpened) } }),
    ("flatMapFirst", { source, isOpened in source.flatMapFirst { one($0, isOpened) } }),
    ("flatMapLatest", { source, isOpened in source.flatMapLatest { one($0, isOpened) } }),
    ("concatMap", { source, isOpened in source.concatMap { one($0, isOpened) } }),
    ("merge", { source, isOpened in Observable.merge(source, one(7, isOpened)) }),
  ]

  /// The same sequence, as itself or in a wrapping that has to be opened.
  private static func one(_ element: Int, _ isOpened: Bool) -> Observable<Int> {
    isOpened
      ? .create { observer in
        observer.onNext(element)
        observer.onCompleted()
        return Disposables.create()
      } : .just(element)
  }

  @Test(arguments: flattenings, ["next", "completed", "error", "dispose"])
  func `is as if it had been opened, whatever its observer does meanwhile`(
    flattening: (name: String, make: (PublishSubject<Int>, Bool) -> Observable<Int>),
    deed: String
  ) {
    #expect(
      log(flattening.make, isOpened: false, deed) == log(flattening.make, isOpened: true, deed),
      "\(flattening.name), \(deed)")
  }

  /// What is received, and inside of what.
  private func log(
    _ make: (PublishSubject<Int>, Bool) -> Observable<Int>, isOpened: Bool, _ deed: String
  ) -> [String] {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var log: [String] = []
    subscription.disposable = make(source, isOpened)
      .do(onDispose: { log.append("disposed") })
      .subscribe { event in
        log.append("\(event) begins")
        if case .next(1) = event {
          switch deed {
          case "next": source.onNext(2)
          case "completed": source.onCompleted()
          case "error": source.onError(Broken())
          default: subscription.dispose()
          }
        }
        log.append("\(event) ends")
      }
    source.onNext(1)
    source.onNext(3)
    source.onCompleted()
    return log
  }

  @Test func `takes the place of the latest one`() {
    let source = PublishSubject<Observable<Int>>()
    let slow = PublishSubject<Int>()
    var received: [Int] = []
    let subscription = source.switchLatest().subscribe(onNext: { received.append($0) })
    source.onNext(slow)
    slow.onNext(1)
    source.onNext(.just(2))
    #expect(!slow.hasObservers, "The one before is left.")
    slow.onNext(3)
    source.onNext(slow)
    slow.onNext(4)
    #expect(received == [1, 2, 4])
    subscription.dispose()
    #expect(!slow.hasObservers)
  }

  @Test func `is replaced while its element is on its way`() {
    let source = PublishSubject<Observable<Int>>()
    let slow = PublishSubject<Int>()
    var received: [String] = []
    let subscription = source.switchLatest().subscribe { event in
      received.append("\(event)")
      if case .next(1) = event { source.onNext(slow) }
    }
    source.onNext(.just(1))
    source.onCompleted()
    #expect(received == ["next(1)"], "The latest one has not ended.")
    slow.onNext(2)
    slow.onCompleted()
    #expect(received == ["next(1)", "next(2)", "completed"])
    subscription.dispose()
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
