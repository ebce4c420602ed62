// Each element becomes a sequence of one element or of none, and so does the completion. `deferred` makes the
// memory, once for each subscription. What `predicate` throws fails the result, as with every operator that takes
// a throwing closure.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.deferred {
      var (last, held): (Element?, Element?) = (nil, nil)
      return self.materialize().flatMap { event -> Observable<Element> in
        switch event {
        case .next(let element):
          if let last, try !predicate(last, element) {
            held = element
            return .empty()
          }
          (last, held) = (element, nil)
          return .just(element)
        case .error(let error): return .error(error)
        case .completed: return held.map { .just($0) } ?? .empty()
        }
      }
    }
  }
}
