// With `create` and `addTarget`; the result completes when the field is released.
import ConsoleKit
import RxLite

extension Reactive where Base: TextField {
  var myText: ControlProperty<String?> {
    let values = Observable<String?>.create { [weak field = base] observer in
      guard let field else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(field.text)
      return field.addTarget(for: .editingChanged) { [weak field] in
        if let field { observer.onNext(field.text) }
      }
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base) { $0.text = $1 })
  }
}
