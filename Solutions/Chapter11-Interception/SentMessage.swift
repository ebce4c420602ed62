import RxLite

/// What stands between a call and its method: the two subjects, and the call itself.
///
/// The subjects are the interceptor's own, so they tell one object from another, and they complete when
/// the interceptor is released together with its object. A method that throws has not done its work: the
/// error leaves `call` before the second subject is reached.
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
