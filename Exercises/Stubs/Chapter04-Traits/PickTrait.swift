import RxLite

/// Exercise `traits/pick-trait`: what is state, and what is an event?
///
/// What a login screen shows. It is made of two plain sequences: the names that the user types, and
/// the logins that were refused, each with a reason. There are two outputs:
///
/// - `greeting`, for a label: `Hello, Alice!` for the name `Alice`, and so for every name, an empty one
///   included. If the names fail it says `Hello!` from then on.
/// - `alert`, which pops up: the reason. If the sequence of refusals fails, nothing more pops up.
///
/// Each can't fail, delivers on the main thread, and makes one run of its source for all who listen, and
/// none while nobody does. They differ in what they tell somebody who comes late. Pick a trait for each: the types below are
/// there so that it compiles, and are yours to change.
///
///     names      ---Alice--------------
///     greeting   ---Hello, Alice!------
///     late                  Hello, Alice!
///
///     refused    ---no such user-------
///     alert      ---no such user-------
///     late                  -----------   nothing: the user has closed that alert
///
/// Chapter 4, sections 9 and 10.
///
/// - Check it: `swift run course check traits/pick-trait`,
///   or `swift test --package-path Exercises --filter PickTrait`
/// - A hint: `swift run course hint traits/pick-trait`
struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Driver<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = .never()  // Replace this line,
    alert = .never()  // and this one.
  }
}
