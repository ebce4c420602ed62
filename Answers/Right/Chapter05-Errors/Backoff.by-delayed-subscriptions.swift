// Attempt number n, counted from 0, begins n seconds after the previous one has failed.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    Observable.catch(
      sequence: (0..<maxAttempts).lazy.map { number in
        number == 0
          ? self.asObservable()
          : self.delaySubscription(.seconds(number), scheduler: scheduler)
      })
  }
}
