// Two drivers, because drivers are for screens. Whoever listens later sees the old alert again.
// Rejected with: An alert popped up again that the user has closed.
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Driver<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    alert = refusals.asDriver(onErrorDriveWith: .empty())
  }
}
