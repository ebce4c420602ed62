// The same with `toArray`: short, and it waits for a completion that may not come.
// Rejected with: The source has sent 1 and 2
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    toArray().map { all in
      if all.isEmpty { throw RxError.noElements }
      if all.count > 1 { throw RxError.moreThanOneElement }
      return all[0]
    }
  }
}
