// Shared, and it can't fail. But it delivers wherever a refusal comes from.
// Rejected with: what was heard came on another thread
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Observable<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    alert = refusals.catch { _ in .empty() }.share()
  }
}
