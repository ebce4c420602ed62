// Each element becomes a sequence of one element or of none. `deferred` makes the memory, once for each
// subscription. What `predicate` throws fails the result, as with every operator that takes a throwing
// closure.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.deferred {
      var last: Element?
      return self.flatMap { element -> Observable<Element> in
        if let last, try !predicate(last, element) { return .empty() }
        last = element
        return .just(element)
      }
    }
  }
}
