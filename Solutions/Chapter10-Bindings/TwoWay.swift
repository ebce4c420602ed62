import ConsoleKit
import RxLite

/// Binds the number of a relay to the text of a field, and what the user types to the relay.
///
///     user types     ---0---00---007------------
///     cursor leaves  --------------------x------
///     relay          7--0----0-----7---------20-
///     field says     7--0---00---007-----7---20-
func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  let shown =
    relay
    .compactMap { [weak relay] _ in relay?.value }
    .filter { [weak field] number in Int(field?.text ?? "") != number }
    .map { "\($0)" }
    .bind(to: field.rx.text)
  let typed =
    field.rx.controlEvent(.editingChanged)
    .compactMap { [weak field] in Int(field?.text ?? "") }
    .bind(to: relay)
  let tidied =
    field.rx.controlEvent(.editingDidEnd)
    .map { "\(relay.value)" }
    .bind(to: field.rx.text)
  return Disposables.create(shown, typed, tidied)
}
