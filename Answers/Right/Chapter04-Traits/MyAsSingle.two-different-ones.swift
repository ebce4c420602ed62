// `distinctUntilChanged` leaves out what equals the first element, and `take(2)` cancels at a different one.
import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

extension ObservableType where Element: Equatable {
  func myAsSingle() -> Single<Element> {
    distinctUntilChanged().take(2).toArray().map { found in
      guard let first = found.first else { throw RxError.noElements }
      if found.count > 1 { throw MoreThanOne(first: first, other: found[1]) }
      return first
    }
  }
}
