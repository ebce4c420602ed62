// A flag silences the field while the relay emits, which also silences what the program sends
// meanwhile.
// Rejected with: the program sent 100. Show it.
import ConsoleKit
import RxLite

func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  var isTyping = false
  let shown = relay.filter { _ in !isTyping }.map { "\($0)" }.bind(to: field.rx.text)
  let typed = field.rx.text.orEmpty.changed.compactMap { Int($0) }
    .bind(onNext: { number in
      isTyping = true
      relay.accept(number)
      isTyping = false
    })
  return Disposables.create(shown, typed)
}
