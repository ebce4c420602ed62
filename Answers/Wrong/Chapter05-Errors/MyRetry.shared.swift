// `share` saves requests. But two subscribers at the same time then have one set of attempts.
// Rejected with: Each of them needs a subscription to the first attempt of its own.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttempts)).share()
  }
}
