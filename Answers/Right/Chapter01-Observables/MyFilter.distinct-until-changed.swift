// The library's `distinctUntilChanged` compares with the element that it has passed on last. It drops those
// that are "equal", and here that means: the predicate says no. `concat` continues with the one that was
// dropped last, unless another one has been passed on since.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.deferred {
      var dropped: Observable<Element> = .empty()
      return self.distinctUntilChanged { last, new in
        let isPassedOn = try predicate(last, new)
        dropped = isPassedOn ? .empty() : .just(new)
        return !isPassedOn
      }
      .concat(Observable.deferred { dropped })
    }
  }
}
