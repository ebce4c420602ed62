// Each element becomes a sequence of one element or of none. What `predicate` throws fails the
// result, as with every operator that takes a throwing closure.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    flatMap { element -> Observable<Element> in
      try predicate(element) ? .just(element) : .empty()
    }
  }
}
