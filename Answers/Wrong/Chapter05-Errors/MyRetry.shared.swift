// `share` saves requests. But two subscribers at the same time then have one set of attempts.
// Rejected with: They were at 0, 3, 6.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttempts)).share()
  }
}
