// A flag silences the field while the relay emits, which also silences what the program sends
// meanwhile.
// Rejected with: the program sent 100. Show it.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var isTyping = false
  let shown = relay.filter { _ in !isTyping }
    .compactMap { [weak relay] _ in relay?.value }
    .map { "\($0)" }
    .bind(to: field.rx.text)
  let typed = field.rx.controlEvent(.editingChanged)
    .compactMap { [weak field] in Int(field?.text ?? "") }
    .bind(onNext: { number in
      isTyping = true
      relay.accept(number)
      isTyping = false
    })
  return Disposables.create(shown, typed)
}
