import ConsoleKit
import RxLite

/// Exercise `interception/sent-message`: log the calls of a method, without getting in its way.
///
/// Many parts of an app set a screen's title, and one of them sets a wrong one. You want a log of the calls:
/// which one was made inside of which, which one failed, and what the title was before and after. So the method
/// does its work through `rx.call`. It hands over its arguments, and a closure with what it does, the *original*.
///
/// Here the method is `setTitle`, and the title is `x` at first. The call with the argument `a` first makes a
/// call with `b`, which throws. It catches that error, and sets the title to `a`:
///
///     sentMessage     --a--b--------     before the original runs
///     methodInvoked   -----------a--     after it has run
///
///     the lines of    > a [x]            a begins
///     trace(\.title)    > b [x]          b begins inside of a
///                       ! b [x]          b ends with an error
///                     < a [a]            a ends
///
/// - The original runs once for each call, observed or not. `call` returns its result, or throws its error. In
///   that case `methodInvoked` emits nothing for the call, and all three sequences continue.
/// - `trace` emits a line when a call begins, before `sentMessage` emits, and another one when it ends, after
///   all else is done. The arguments are joined by `", "`; in brackets is the value of the property at that time.
/// - Both lines are indented by two spaces for each unfinished call of the same object. A call is unfinished from
///   its first line to its last, also if it began before anybody read a sequence. So a call made inside its
///   original, or by an observer of `sentMessage` or `methodInvoked`, is indented.
/// - A subscriber receives what is emitted after its subscription.
/// - Each object has its own sequences. Neither a sequence nor a subscription keeps it alive, even if no one
///   ever disposes it. When it is released, all three complete, also for a later subscriber.
/// - At the end, call `rx.call` in `MailScreen.setTitle`, with the title and the part as arguments. The check then
///   runs a mail app that shows a wrong title, fails, and prints your lines. Read in them whose call it was, and
///   write that part into `culprit`.
///
/// All calls are made on one thread, and none by an observer of `trace`.
///
/// Chapter 11, sections 9 and 10: the listings `before-and-after` and `counted`.
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

/// The screen of a mail app. Each part of the app that sets the title says its name.
final class MailScreen: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var title = "Mail"
  var isOnline = true

  func setTitle(_ title: String, by part: String) throws {
    // Send this through `rx.call`.
    guard isOnline else { throw RxError.timeout }
    self.title = title
  }

  /// The part that sets the wrong title.
  static let culprit = "nobody"  // Name it when you have seen the lines.
}
