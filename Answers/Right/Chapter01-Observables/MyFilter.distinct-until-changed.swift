// The library's `distinctUntilChanged` compares with the element that it has passed on last. It drops those
// that are "equal", and here that means: the predicate says no.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged { last, new in try !predicate(last, new) }
  }
}
