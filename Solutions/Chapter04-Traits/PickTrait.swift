import RxLite

/// What a login screen shows: a greeting, which is state, and an alert, which is an event.
///
///     names      ---Alice--------------
///     greeting   ---Hello, Alice!------
///     late                  Hello, Alice!
///
///     refused    ---no such user-------
///     alert      ---no such user-------
///     late                  -----------       nothing: the user has closed that alert
struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    alert = refusals.asSignal(onErrorSignalWith: .empty())
  }
}
