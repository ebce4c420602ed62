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
  _ request: Observable<String>, tryNow: Observable<Void>, maxAttempts: Int,
  scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .create { observer in
    let (serial, tap) = (SerialDisposable(), SerialDisposable())
    func wait(_ number: Int, _ left: Int, _ end: @escaping () -> Void) {
      observer.onNext(.waiting(seconds: left))
      _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) {
        if !serial.isDisposed {
          if left > 1 { wait(number, left - 1, end) } else { end() }
        }
        return Disposables.create()
      }
    }
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
            func end() {
              tap.disposable = Disposables.create()
              attempt(number + 1)
            }
            tap.disposable = tryNow.subscribe(onNext: { end() })
            wait(number, number, end)
          }, onCompleted: { observer.onCompleted() }))
    }
    attempt(1)
    return Disposables.create(serial, tap)
  }
}
