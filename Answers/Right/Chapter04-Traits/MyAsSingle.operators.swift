// `scan` throws at the second element, and `first` says whether there was any.
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    asObservable()
      .scan([Element]()) { all, element in
        if !all.isEmpty { throw RxError.moreThanOneElement }
        return [element]
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
