// Without `rx.text`: it sets the text itself, and reads the field at each change.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  let shown = relay.subscribe(onNext: { [weak field, weak relay] _ in
    guard let field, let number = relay?.value else { return }
    if field.text.flatMap({ Int($0) }) != number { field.text = String(number) }
  })
  let typed = field.rx.controlEvent(.editingChanged).subscribe(onNext: { [weak field] in
    if let number = Int(field?.text ?? "") { relay.accept(number) }
  })
  let tidied = field.rx.controlEvent(.editingDidEnd).subscribe(onNext: { [weak field] in
    field?.text = String(relay.value)
  })
  return Disposables.create {
    shown.dispose()
    typed.dispose()
    tidied.dispose()
  }
}
