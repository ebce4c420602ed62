// The same with `toArray`: short, and it waits for a completion that may not come.
// Rejected with: The source has sent 1, 2
import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

extension ObservableType where Element: Equatable {
  func myAsSingle() -> Single<Element> {
    toArray().map { all in
      guard let first = all.first else { throw RxError.noElements }
      if let other = all.first(where: { $0 != first }) {
        throw MoreThanOne(first: first, other: other)
      }
      return first
    }
  }
}
