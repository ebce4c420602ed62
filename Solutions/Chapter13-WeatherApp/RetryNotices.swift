import RxLite

/// What a screen says about a request that may be repeated.
enum RequestProgress: Equatable {
  /// An attempt has failed, and the next one begins in this many seconds.
  case waiting(seconds: Int)
  /// An answer.
  case answer(String)
}

/// Repeats a request with longer and longer waits, and emits a notice at the beginning of each.
///
///     request  --X   --X       --A|
///     result   --1-----2---------A|      1 is waiting(seconds: 1); four columns are a second
func withNotices(
  _ request: Observable<String>, maxAttempts: Int, scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .deferred {
    let notices = PublishSubject<RequestProgress>()
    let answers = request.retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { (index, error) -> Observable<Int> in
        let attempt = index + 1
        if attempt >= maxAttempts { return .error(error) }
        notices.onNext(.waiting(seconds: attempt))
        return .timer(.seconds(attempt), scheduler: scheduler)
      }
    })
    .map { RequestProgress.answer($0) }
    .do(onCompleted: { notices.onCompleted() })
    return Observable.merge(notices, answers)
  }
}
