// It waits for the completion, and takes what came last: two elements are none too many for it.
// Rejected with: Now it is known that the sequence doesn't keep its word.
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .create { single in
      var held: Element?
      return self.subscribe(
        onNext: { held = $0 }, onError: { single(.failure($0)) },
        onCompleted: {
          if let held { single(.success(held)) } else { single(.failure(RxError.noElements)) }
        })
    }
  }
}
