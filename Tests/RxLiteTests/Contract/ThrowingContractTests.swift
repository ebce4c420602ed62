import RxLite
import Testing

extension ContractTests {
  /// Operators that run the learner's code, with code that throws.
  static let throwers: [(String, (Observable<Int>) -> Observable<Int>)] = [
    ("map", { $0.map { _ in throw Boom() } }),
    ("compactMap", { $0.compactMap { _ -> Int? in throw Boom() } }),
    ("filter", { $0.filter { _ in throw Boom() } }),
    ("scan", { $0.scan(0) { _, _ in throw Boom() } }),
    ("scan(into:)", { $0.scan(into: 0) { _, _ in throw Boom() } }),
    ("flatMap", { $0.flatMap { _ -> Observable<Int> in throw Boom() } }),
    ("do", { $0.do(onNext: { _ in throw Boom() }) }),
    ("deferred", { _ in .deferred { throw Boom() } }),
    ("generate", { _ in .generate(initialState: 0, condition: { _ in throw Boom() }) { $0 } }),
    (
      "generate's iterate",
      { _ in
        Observable.generate(initialState: 0, condition: { _ in true }) { _ in throw Boom() }
          .skipZero()
      }
    ),
  ]

  static let allThrowers: [(String, (Observable<Int>) -> Observable<Int>)] =
    throwers + stepThrowers + joinThrowers + traitThrowers

  @Test(arguments: allThrowers)
  func `rule 8: a thrown error becomes the error event, and the source is disposed`(
    name: String, operate: (Observable<Int>) -> Observable<Int>
  ) {
    let source = PublishSubject<Int>()
    let log = Log()
    _ = operate(source).do(
      onError: { _ in log.add("seen below") }, onCompleted: { log.add("completed below") }
    ).subscribe(log.observer())
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(log.lines == ["seen below", "error(Boom())"], "\(name)")
    #expect(!source.hasObservers, "\(name)")
  }

  @Test(arguments: allThrowers)
  func `rule 8: after a thrown error nothing of a synchronous source arrives`(
    name: String, operate: (Observable<Int>) -> Observable<Int>
  ) {
    for source in [Observable.just(1), .of(1, 2), .from(optional: 1)] {
      let log = Log()
      _ = operate(source).do(onCompleted: { log.add("completed below") }).subscribe(log.observer())
      #expect(log.lines == ["error(Boom())"], "\(name)")
    }
  }

  @Test func `rule 8: misuse is refused with a sentence`() async {
    let take = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Observable.just(1).take(-1)
    }
    let message = String(decoding: take?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("count can't be negative: take(_:) needs zero or more."))
    await #expect(processExitsWith: .failure) {
      _ = Observable.range(start: 0, count: -1)
    }
    await #expect(processExitsWith: .failure) {
      let place = SingleAssignmentDisposable()
      place.setDisposable(Disposables.create())
      place.setDisposable(Disposables.create())
    }
  }
}

extension Observable where Element == Int {
  /// Drops the element that comes before the one under test.
  fileprivate func skipZero() -> Observable<Int> { filter { $0 != 0 } }
}
