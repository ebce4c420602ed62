// It succeeds with the first element that comes. That is `first`; here nobody knows yet whether it is
// the only one.
// Rejected with: it is too early to say anything
import RxLite

extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .create { single in
      self.subscribe(
        onNext: { single(.success($0)) }, onError: { single(.failure($0)) },
        onCompleted: { single(.failure(RxError.noElements)) })
    }
  }
}
