import RxLite

/// What a login screen shows: a greeting, which is state, and alerts, which are events.
///
///     name       a-----b-------
///     greeting   A-----B-------    A is “Hello, a!”
///     late          A--B-------    subscribes between a and b
///
///     refusals   r-----s-------
///     alert      r-----s-------
///     late             s-------    the user has closed the alert r
struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>

  init(name: ControlProperty<String?>, refusals: Observable<String>) {
    greeting = name.orEmpty.asDriver().map { "Hello, \($0)!" }
    alert = refusals.asSignal(onErrorSignalWith: .empty())
  }
}
