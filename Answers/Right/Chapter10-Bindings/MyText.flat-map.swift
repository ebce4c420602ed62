// First a sequence of the moments at which to read the text, then `flatMap` reads it.
import ConsoleKit
import RxLite

extension Reactive where Base: TextField {
  var myText: ControlProperty<String?> {
    weak var field: TextField? = base
    let changes = controlEvent(.editingChanged)
    let values = Observable.concat(.just(()), changes.asObservable())
      .flatMap { () -> Observable<String?> in
        guard let field else { return .empty() }
        return .just(field.text)
      }
    let setter = Binder(base) { (field, text: String?) in field.text = text }
    return ControlProperty(values: values, valueSink: setter)
  }
}
