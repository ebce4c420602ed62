// The library seems to have this operator, with the question turned around. It doesn't send the last one.
// Rejected with: at 14: expected 4 and a completion, got a completion
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged { last, new in try !predicate(last, new) }
  }
}
