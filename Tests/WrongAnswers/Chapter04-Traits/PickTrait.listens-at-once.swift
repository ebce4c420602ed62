// A relay can't fail, and makes a fine signal. But the refusals are listened to from the first moment on,
// by a subscription that nobody holds, whether anybody wants an alert or not.
// Rejected with: The model was made, and nobody listens yet. To make it starts nothing.
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    let reasons = PublishRelay<String>()
    _ = refusals.subscribe(onNext: { reasons.accept($0) }, onError: { _ in })
    alert = reasons.asSignal()
  }
}
