// Without the repetitions it is `asSingle`, whose error doesn't say which elements there were.
// Rejected with: The source has sent 1, 2
import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

extension ObservableType where Element: Equatable {
  func myAsSingle() -> Single<Element> { asObservable().distinctUntilChanged().asSingle() }
}
