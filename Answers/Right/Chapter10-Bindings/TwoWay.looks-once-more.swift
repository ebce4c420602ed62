// A flag silences the field while the relay emits what the user has typed. After that it looks whether
// the relay has another number by now.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var isTyping = false
  let shown = relay.filter { _ in !isTyping }
    .bind(onNext: { [weak field, weak relay] _ in
      if let field, let relay { field.text = "\(relay.value)" }
    })
  let typed = field.rx.controlEvent(.editingChanged)
    .bind(onNext: { [weak field] in
      guard let field, let number = Int(field.text ?? "") else { return }
      isTyping = true
      relay.accept(number)
      isTyping = false
      if relay.value != number { field.text = "\(relay.value)" }
    })
  let tidied = field.rx.controlEvent(.editingDidEnd)
    .bind(onNext: { [weak field] in field?.text = "\(relay.value)" })
  return Disposables.create(shown, typed, tidied)
}
