import RxLite

/// Exercise `traits/pick-trait`: what is state, and what is an event?
///
/// With the right type, the compiler rules out mistakes that would otherwise show once a month: an
/// alert that pops up again, a label that stays empty.
///
/// A login screen has two inputs: the field for the name, as a `ControlProperty`, and the logins that the
/// server has refused, each with a reason. (`refusals` never completes, but it can fail, if the connection
/// breaks.) It has three outputs:
///
/// - `greeting`, for labels: `Hello, Alice!` for the name `Alice`, and likewise for each name that `name`
///   emits. `nil` counts as an empty name, which gives `Hello, !`.
/// - `alert`, which pops up: each reason, even if it is the same one again. If `refusals` fails, no more
///   alerts follow, and `alert` completes.
/// - `triesLeft`, for a label and for the *Log in* button, which is off at 0: first 3, then one less at each
///   refusal, whatever the name and the reason. It never goes below 0. If `refusals` fails, `triesLeft` keeps
///   its number and emits nothing, and a late subscriber still receives that number: the screen must not promise
///   new tries because a connection broke.
///
/// No output can fail. Each delivers on the main thread; what arrives there is delivered at once. All
/// subscribers of an output share one subscription to its input. When the last of them leaves, it is disposed,
/// and whoever comes later starts anew: `triesLeft` with 3. (That gives nobody new tries. The server counts, and
/// refuses the fourth login; this is only what the screen shows.)
///
/// The outputs differ in what a late subscriber should receive. Choose a trait for each: the types below only
/// make it compile, and none of them is right.
///
///     name       a-----b-------
///     greeting   A-----B-------    A is “Hello, a!”
///     late          A--B-------    subscribes between a and b
///
///     refusals   r-----s-------
///     alert      r-----s-------
///     late             s-------    the user has closed the alert r
///     triesLeft  2-----1-------    and 3 before r
///     late          2--1-------    subscribes between r and s
///
/// Chapter 4, sections 6, 8 and 9.
///
/// - Check it: `swift run course check traits/pick-trait`,
///   or `swift test --package-path Exercises --filter PickTrait`
/// - A hint: `swift run course hint traits/pick-trait`
struct LoginScreenModel {
  let greeting: Observable<String>
  let alert: Observable<String>
  let triesLeft: Observable<Int>

  init(name: ControlProperty<String?>, refusals: Observable<String>) {
    greeting = .never()  // Replace this line,
    alert = .never()  // this one,
    triesLeft = .never()  // and this one.
  }
}
