// Nothing came, so nothing is said. But then whoever waits for the answer waits for ever.
// Rejected with: The sequence is complete, and there was no element.
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .create { single in
      var held: Element?
      return self.subscribe(
        onNext: { element in
          if held != nil { single(.failure(RxError.moreThanOneElement)) }
          held = element
        }, onError: { single(.failure($0)) },
        onCompleted: { if let held { single(.success(held)) } })
    }
  }
}
