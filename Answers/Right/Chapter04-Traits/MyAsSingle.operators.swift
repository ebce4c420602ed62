// `scan` throws at the first element that is different, and `first` says whether there was any.
import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

extension ObservableType where Element: Equatable {
  func myAsSingle() -> Single<Element> {
    asObservable()
      .scan([Element]()) { all, element in
        guard let first = all.first else { return [element] }
        if element != first { throw MoreThanOne(first: first, other: element) }
        return all
      }
      .takeLast(1)
      .ifEmpty(default: [])
      .first()
      .map { all in
        guard let element = all?.first else { throw RxError.noElements }
        return element
      }
  }
}
