import ConsoleKit
import RxLite

/// Exercise `interception/sent-message`: log the calls of a method, without getting in its way.
///
/// One of the many places in an app that set a screen's title sets the wrong one. You want a log of the calls:
/// which one was made inside of which, which one failed, and what the title was before and after. The screens
/// must not know about it. A replacement, as in section 8, sends each call of the method through `rx.call`,
/// with the arguments, and with the original method as a closure. Here the title is `x` at first. The
/// original of `a` makes the call `b`, and that throws. The original of `a` catches the error, and sets the
/// title to `a`:
///
///     sentMessage     --a--b--------     before the original runs
///     methodInvoked   -----------a--     after it has run
///
///     the lines of    > a [x]            a begins
///     trace(\.title)    > b [x]          b begins inside of a
///                       ! b [x]          b ends with an error
///                     < a [a]            a ends
///
/// - The original runs once for each call, observed or not. `call` returns its result, or throws its error.
/// - If the original throws, `methodInvoked` emits nothing for that call. All three sequences continue.
/// - `trace` emits a line when a call begins, before `sentMessage` emits, and another one when it ends, after
///   all else is done. The arguments are joined by `", "`. In brackets is the value that the property has when
///   the line is emitted.
/// - Indent both lines by two spaces for each call of this object that was going on when this one began. A call
///   may be made by the original of another, or by an observer of `sentMessage` or `methodInvoked`: then that
///   other call is still going on. It counts even if it began before anybody had read one of the sequences.
/// - A subscriber receives what is emitted after its subscription.
/// - Each object has its own sequences. Neither a sequence nor a subscription keeps the object alive, even if
///   no one ever disposes it. When the object is released, all three sequences complete. A subscriber after
///   the release receives `completed`.
/// - All calls are made on one thread, and none by an observer of `trace`.
///
/// Chapter 11, sections 8 and 9: the listings `before-and-after` and `counted`.
///
/// - Check it: `swift run course check interception/sent-message`,
///   or `swift test --package-path Exercises --filter SentMessage`
/// - A hint: `swift run course hint interception/sent-message`
extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the arguments of each call, before the method runs.
  var sentMessage: Observable<[String]> {
    .never()  // Replace this line.
  }

  /// Emits the arguments of each call, after the method has run.
  var methodInvoked: Observable<[String]> {
    .never()  // Replace this line.
  }

  /// Emits the lines of the log: one when a call begins, one when it ends.
  func trace<Value>(_ keyPath: KeyPath<Base, Value>) -> Observable<String> {
    .never()  // Replace this line.
  }

  /// Calls the method, and reports it before and after.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    try original()  // Replace this line.
  }
}
