// For an event one needs no memory, so a plain sequence seems to do. It runs once for each who listens.
// Rejected with: Two listen for alerts, and the refusals ran 2 times.
import RxLite

struct LoginScreenModel {
  let greeting: Driver<String>
  let alert: Observable<String>

  init(names: Observable<String>, refusals: Observable<String>) {
    greeting = names.map { "Hello, \($0)!" }.asDriver(onErrorJustReturn: "Hello!")
    alert = refusals.observe(on: MainScheduler.instance).catch { _ in .empty() }
  }
}
