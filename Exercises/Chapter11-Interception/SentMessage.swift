import RxLite

/// Exercise `interception/sent-message`: observe a method without getting in its way.
///
/// You learn what a replaced method has to do. You want a line in a log for each change of a title, and
/// the classes that change it must not know about it. Each object gets an `Interceptor`, and each call
/// of the method goes through `call`, which receives the arguments and the original method as a
/// closure.
///
///     calls           --a--b-----
///     sentMessage     --a--b-----     before the original runs
///     methodInvoked   --a--b-----     after it has run
///
/// - The original runs once for each call, observed or not, and `call` returns its result.
/// - If the original throws, `call` throws the same error. `methodInvoked` emits nothing for that call,
///   and both sequences continue.
/// - A subscriber receives the calls that are made after its subscription, each one of them. The
///   original, or an observer, may make another call.
/// - Both sequences complete when the interceptor is released. Each interceptor has its own.
///
/// Chapter 11, section 8: the listing `before-and-after`.
///
/// - Check it: `swift run course check interception/sent-message`,
///   or `swift test --package-path Exercises --filter SentMessage`
/// - A hint: `swift run course hint interception/sent-message`
final class Interceptor {
  /// Emits the arguments of each call, before the method runs.
  var sentMessage: Observable<[String]> {
    .never()  // Replace this line.
  }

  /// Emits the arguments of each call, after the method has run.
  var methodInvoked: Observable<[String]> {
    .never()  // Replace this line.
  }

  /// Calls the method, and sends the arguments before and after it.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    try original()  // Replace this line.
  }
}
