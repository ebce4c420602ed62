import RxLite

/// Sends the arguments of each call before and after the original method runs.
///
/// Each interceptor has subjects of its own, so the calls of different objects don't mix, and both
/// complete when the interceptor is released. If the method throws, the error leaves `call` before the
/// second subject sends.
final class Interceptor {
  private let sent = PublishSubject<[String]>()
  private let invoked = PublishSubject<[String]>()

  /// Emits the arguments of each call, before the method runs.
  var sentMessage: Observable<[String]> { sent.asObservable() }

  /// Emits the arguments of each call, after the method has run.
  var methodInvoked: Observable<[String]> { invoked.asObservable() }

  /// Calls the method, and sends the arguments before and after it.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    sent.onNext(arguments)
    let result = try original()
    invoked.onNext(arguments)
    return result
  }

  deinit {
    sent.onCompleted()
    invoked.onCompleted()
  }
}
