// Two signals, so that nothing is told twice. A label that comes late says nothing until somebody types.
// Rejected with: A greeting is state: it shows it at once.
import RxLite

struct LoginScreenModel {
  let greeting: Signal<String>
  let alert: Signal<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asSignal(onErrorJustReturn: "Hello!")
    alert = refusals.asSignal(onErrorSignalWith: .empty())
  }
}
