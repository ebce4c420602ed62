// The field is bound first, so its text counts and the relay's number is lost.
// Rejected with: It must show the relay's number
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  let typed = field.rx.text.orEmpty.compactMap { Int($0) }.bind(to: relay)
  let shown = relay.map { "\($0)" }.bind(to: field.rx.text)
  return Disposables.create(shown, typed)
}
