// A flag that the first number to come back resets. Of two numbers the newer one may come back first,
// and then that one is left out.
// Rejected with: so it sent 100 before the binding received 500
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var isEcho = false
  let shown = relay.filter { _ in
    defer { isEcho = false }
    return !isEcho
  }
  .map { "\($0)" }
  .bind(to: field.rx.text)
  let typed = field.rx.controlEvent(.editingChanged)
    .compactMap { [weak field] in Int(field?.text ?? "") }
    .do(onNext: { _ in isEcho = true })
    .bind(to: relay)
  return Disposables.create(shown, typed)
}
