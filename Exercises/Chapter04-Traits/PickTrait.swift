import RxLite

/// Exercise `traits/pick-trait`: what is state, and what is an event?
///
/// With the right type, the compiler rules out mistakes that would otherwise show once a month: an
/// alert that pops up again, a label that stays empty.
///
/// A login screen has two inputs: the field for the name, as a `ControlProperty`, and the logins that the
/// server has refused, each with a reason. It has two outputs:
///
/// - `greeting`, for labels: `Hello, Alice!` for the name `Alice`, and likewise for each name that `name`
///   emits. `nil` counts as an empty name, which gives `Hello, !`.
/// - `alert`, which pops up: each reason, even if it is the same one again. If `refusals` fails, no more
///   alerts follow, and `alert` completes.
///
/// Neither can fail. Both deliver on the main thread, and at once if the input arrives there. However many
/// subscribers an output has, they share one subscription to its input; without subscribers there is none.
/// They differ in what a late subscriber should receive. Choose a trait for each: the types below only make
/// it compile, and you may change them.
///
///     name       a-----b-------
///     greeting   A-----B-------    A is “Hello, a!”
///     late          A--B-------    subscribes between a and b
///
///     refusals   r-----s-------
///     alert      r-----s-------
///     late             s-------    the user has closed the alert r
///
/// Chapter 4, sections 5, 8 and 9.
///
/// - Check it: `swift run course check traits/pick-trait`,
///   or `swift test --package-path Exercises --filter PickTrait`
/// - A hint: `swift run course hint traits/pick-trait`
struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Driver<String>

  init(name: ControlProperty<String?>, refusals: Observable<String>) {
    greeting = .never()  // Replace this line,
    alert = .never()  // and this one.
  }
}
