// The empty text stands for the error, and is made a greeting below. But a field that is empty sends it,
// too, and nothing has failed.
// Rejected with: The field is empty, and so is the name. Nothing has failed.
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Signal<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.asDriver(onErrorJustReturn: "")
      .map { $0.isEmpty ? "Hello!" : "Hello, \($0)!" }
    alert = refusals.asSignal(onErrorSignalWith: .empty())
  }
}
