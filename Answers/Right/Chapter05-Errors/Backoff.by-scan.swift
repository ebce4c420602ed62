// `scan` counts the errors, and `concatMap` waits.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.scan((0, nil as (any Error)?)) { ($0.0 + 1, $1) }.concatMap {
        number, error -> Observable<Int> in
        number == maxAttempts
          ? .error(error!) : Observable.just(0).delay(.seconds(number), scheduler: scheduler)
      }
    })
  }
}
