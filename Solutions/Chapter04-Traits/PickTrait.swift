import RxLite

/// What a login screen shows: a greeting, which is state, alerts, which are events, and a state that is made of
/// the same events.
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
/// A driver that has completed starts anew for the next subscriber. So an error of the refusals must not end
/// `triesLeft`.
struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>
  let triesLeft: Driver<Int>

  init(name: ControlProperty<String?>, refusals: Observable<String>) {
    greeting = name.orEmpty.asDriver().map { "Hello, \($0)!" }
    alert = refusals.asSignal(onErrorSignalWith: .empty())
    triesLeft =
      Observable.create { observer in
        var left = 3
        observer.onNext(left)
        return refusals.subscribe(
          onNext: { _ in
            left = max(0, left - 1)
            observer.onNext(left)
          },
          onError: { error in observer.onError(error) })
      }
      .asDriver(onErrorDriveWith: .never())
  }
}
