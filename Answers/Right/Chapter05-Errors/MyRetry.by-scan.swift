// The counter is in the closure of `retry(when:)`.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts ? .just(0) : .error(error)
      }
    })
  }
}
