// One subject of pairs, a moment and its arguments: the order of both moments is kept in one sequence.
import RxLite

final class Interceptor {
  private let calls = PublishSubject<(isOver: Bool, arguments: [String])>()

  var sentMessage: Observable<[String]> { calls.filter { !$0.isOver }.map(\.arguments) }

  var methodInvoked: Observable<[String]> { calls.filter(\.isOver).map(\.arguments) }

  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    calls.onNext((isOver: false, arguments: arguments))
    let result = try original()
    calls.onNext((isOver: true, arguments: arguments))
    return result
  }

  deinit { calls.onCompleted() }
}
