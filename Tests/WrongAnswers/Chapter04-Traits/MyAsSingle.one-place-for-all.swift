// The place for the element is outside of the closure, so there is one for all subscriptions: what the
// first one got counts for the second one as well.
// Rejected with: This subscription has got one element, and that is 2.
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    var held: Element?
    return .create { single in
      self.subscribe(
        onNext: { element in
          if held != nil { single(.failure(RxError.moreThanOneElement)) }
          held = element
        }, onError: { single(.failure($0)) },
        onCompleted: {
          if let held { single(.success(held)) } else { single(.failure(RxError.noElements)) }
        })
    }
  }
}
