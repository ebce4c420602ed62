// What can't fail needs something to say at an error, and so it says something. The user reads it.
// Rejected with: The refusals failed: nothing pops up, not even an error.
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    alert = refusals.asSignal { .just("\($0)") }
  }
}
