// `subscribe(onNext:onCompleted:)` reads well, and `onError` can be left out. But what is left out
// is not passed on: the source fails, and the subscriber never learns of it.
// Rejected with: at 8: expected an error, got nothing
// Rejected with: it did not end
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { observer in
      self.subscribe(
        onNext: { element in
          do {
            if try predicate(element) { observer.onNext(element) }
          } catch {
            observer.onError(error)
          }
        },
        onCompleted: { observer.onCompleted() })
    }
  }
}
