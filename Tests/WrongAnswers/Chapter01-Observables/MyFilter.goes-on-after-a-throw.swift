// `try?` makes the compiler content. It turns "I could not decide" into "no": the element is
// dropped, the sequence goes on, and the error is lost.
// Rejected with: at 8: expected an error, got nothing
// Rejected with: at 14: expected nothing, got 4
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { observer in
      self.subscribe { event in
        if case .next(let element) = event, (try? predicate(element)) != true { return }
        observer.on(event)
      }
    }
  }
}
