// One subject of pairs, a moment and its arguments, so one sequence keeps the order of both moments.
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
