import RxLite
import RxLiteTest
import Testing

@Suite struct InfallibleTests {
  static let sources: [(String, Infallible<Int>, [String])] = [
    ("just", .just(1), ["next(1)", "completed"]),
    ("of", .of(1, 2), ["next(1)", "next(2)", "completed"]),
    ("empty", .empty(), ["completed"]),
    ("never", .never(), []),
    (
      "create",
      .create { observer in
        observer(.next(1))
        observer(.completed)
        observer(.next(2))
        return Disposables.create()
      }, ["next(1)", "completed"]
    ),
    (
      "asInfallible(onErrorJustReturn:)",
      Observable<Int>.error(Boom()).asInfallible(onErrorJustReturn: 5), ["next(5)", "completed"]
    ),
    (
      "asInfallible(onErrorFallbackTo:)",
      Observable<Int>.error(Boom()).asInfallible(onErrorFallbackTo: .just(6)),
      ["next(6)", "completed"]
    ),
    (
      "asInfallible(onErrorRecover:)",
      Observable<Int>.error(Boom()).asInfallible { _ in .empty() }, ["completed"]
    ),
    (
      "map, filter, flatMap",
      Infallible.of(1, 2).map { $0 + 1 }.filter { $0 > 2 }.flatMap { Infallible.of($0, $0) },
      ["next(3)", "next(3)", "completed"]
    ),
    (
      "combineLatest",
      .combineLatest(Infallible.just(1), Infallible.just(2)) { $0 + $1 }, ["next(3)", "completed"]
    ),
    ("zip", .zip(Infallible.just(1), Infallible.just(2)) { $0 * $1 }, ["next(2)", "completed"]),
    ("merge", .merge(.just(1), .just(2)), ["next(1)", "next(2)", "completed"]),
    ("concat", .concat(.just(1), .just(2)), ["next(1)", "next(2)", "completed"]),
    ("share", Infallible.just(1).share(replay: 1), ["next(1)", "completed"]),
  ]

  @Test(arguments: sources)
  func `an infallible sequence sends elements and completes`(
    name: String, source: Infallible<Int>, expected: [String]
  ) {
    let log = Log()
    source.subscribe { (event: InfallibleEvent<Int>) in
      switch event {
      case .next(let element): log.add("next(\(element))")
      case .completed: log.add("completed")
      }
    }.dispose()
    #expect(log.lines == expected, "\(name)")
  }
}
