// A flag that the first number to come back resets: only the echo itself is left out.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var isEcho = false
  let bag = CompositeDisposable()
  _ = bag.insert(
    relay.filter { _ in
      defer { isEcho = false }
      return !isEcho
    }
    .map { "\($0)" }
    .bind(to: field.rx.text))
  _ = bag.insert(
    field.rx.text.orEmpty.changed.compactMap { Int($0) }
      .do(onNext: { _ in isEcho = true })
      .bind(to: relay))
  return bag
}
