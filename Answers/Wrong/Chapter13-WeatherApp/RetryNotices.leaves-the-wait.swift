// By hand. The wait looks whether it is still wanted, but no one disposes it: it stays in the scheduler's queue.
// Rejected with: The work that is still in the scheduler's queue:

import RxLite

/// What a screen says about a request that may be repeated.
enum RequestProgress: Equatable {
  /// An attempt has failed, and the next one begins in this many seconds.
  case waiting(seconds: Int)
  /// An answer.
  case answer(String)
}

func withNotices(
  _ request: Observable<String>, maxAttempts: Int, scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .create { observer in
    let serial = SerialDisposable()
    func attempt(_ number: Int) {
      let current = SingleAssignmentDisposable()
      serial.disposable = current
      current.setDisposable(
        request.subscribe(
          onNext: { observer.onNext(.answer($0)) },
          onError: { error in
            if number >= maxAttempts {
              observer.onError(error)
              return
            }
            observer.onNext(.waiting(seconds: number))
            _ = scheduler.scheduleRelative((), dueTime: .seconds(number)) {
              if !serial.isDisposed { attempt(number + 1) }
              return Disposables.create()
            }
          }, onCompleted: { observer.onCompleted() }))
    }
    attempt(1)
    return serial
  }
}
