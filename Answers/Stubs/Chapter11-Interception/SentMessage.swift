import RxLite

/// Exercise `interception/sent-message`: observe a method without getting in its way.
///
/// One of the many places in an app that set a title sets the wrong one. You want a log of the calls that
/// shows which one was made inside of which, and which one failed. The classes that make the calls must
/// not know about it. Each object gets an `Interceptor`, and each call of the method goes through `call`,
/// which receives the arguments and the original method as a closure. Here the original of `a` makes
/// the call `b`, which throws, and `a` catches the error:
///
///     sentMessage     --a--b--------     before the original runs
///     methodInvoked   -----------a--     after it has run
///
///     the lines       > a                a begins
///     of trace          > b              b begins inside of a
///                       ! b              b ends with an error
///                     < a                a ends
///
/// - The original runs once for each call, observed or not. `call` returns its result, or throws its error.
/// - If the original throws, `methodInvoked` emits nothing for that call. All three sequences continue.
/// - `trace` emits a line when a call begins, before `sentMessage` emits, and another one when it ends, after
///   all else is done. The arguments are joined by `", "`. Both lines are indented by two spaces for each call
///   that had begun before this one, and hasn't ended: calls can be made inside of the original, and also by
///   an observer of the other two sequences.
/// - A subscriber receives what is emitted after its subscription. Calls that began earlier count for the
///   indentation.
/// - All three sequences complete when the interceptor is released, also for those who subscribe later.
///   Each interceptor has its own. (All calls are made on one thread.)
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

  /// Emits the lines of the log: one when a call begins, one when it ends.
  var trace: Observable<String> {
    .never()  // Replace this line.
  }

  /// Calls the method, and reports it before and after.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    try original()  // Replace this line.
  }
}
