// `rx.text`, of which only another text is sent on: what the program has set counts as the last text.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var known: String?
  let shown = relay.bind(onNext: { [weak field, weak relay] _ in
    guard let field, let number = relay?.value, Int(field.text ?? "") != number else { return }
    known = "\(number)"
    field.text = known
  })
  known = field.text
  let typed = field.rx.text.orEmpty
    .filter { $0 != known }
    .do(onNext: { known = $0 })
    .compactMap { Int($0) }
    .bind(to: relay)
  let tidied = field.rx.controlEvent(.editingDidEnd).subscribe(onNext: { [weak field] in
    known = "\(relay.value)"
    field?.text = known
  })
  return Disposables.create(shown, typed, tidied)
}
