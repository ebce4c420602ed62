// The wait is scheduled by hand, and its disposable is dropped. The scheduler keeps the work after
// the result was disposed.
// Rejected with: the scheduler did the work all the same
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        guard number + 1 < maxAttempts else { return .error(error) }
        return Observable.create { observer in
          _ = scheduler.scheduleRelative((), dueTime: .seconds(number + 1)) { _ in
            observer.onNext(0)
            observer.onCompleted()
            return Disposables.create()
          }
          return Disposables.create()
        }
      }
    })
  }
}
