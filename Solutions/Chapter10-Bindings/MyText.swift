import ConsoleKit
import RxLite

extension Reactive where Base: TextField {
  /// Emits the text, first the current one, then each that the user types. Sets the elements that
  /// it receives.
  ///
  ///     user types    -------a--b------
  ///     program sets  ----x---------y--
  ///     myText        z------xa-xab----    the field said z at first
  var myText: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak field = base] in
      guard let field else { return .empty() }
      return field.rx.controlEvent(.editingChanged)
        .map { [weak field] in field?.text }
        .startWith(field.text)
    }
    let setter = Binder(base) { field, text in field.text = text }
    return ControlProperty(values: values, valueSink: setter)
  }
}
