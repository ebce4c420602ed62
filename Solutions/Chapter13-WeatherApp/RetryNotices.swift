import RxLite

/// What a screen says about a request that may be repeated.
enum RequestProgress: Equatable {
  /// An attempt has failed, and the next one begins in this many seconds.
  case waiting(seconds: Int)
  /// An answer.
  case answer(String)
}

/// Repeats a request with longer and longer waits. Each is counted down, and `tryNow` ends it.
///
///     request  --X   --X     --A|
///     tryNow   --------------t---
///     result   --1-----2---1---A|      1 is waiting(seconds: 1); four columns are a second
func withNotices(
  _ request: Observable<String>, tryNow: Observable<Void>, maxAttempts: Int,
  scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .deferred {
    let notices = PublishSubject<RequestProgress>()
    let answers = request.retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { (index, error) -> Observable<Int> in
        let attempt = index + 1
        if attempt >= maxAttempts { return .error(error) }
        return Observable<Int>.interval(.seconds(1), scheduler: scheduler)
          .map { attempt - 1 - $0 }
          .startWith(attempt)
          .take(while: { $0 > 0 })
          .do(onNext: { notices.onNext(.waiting(seconds: $0)) })
          .take(until: tryNow)
          .takeLast(1)
      }
    })
    .map { RequestProgress.answer($0) }
    .do(onCompleted: { notices.onCompleted() })
    return Observable.merge(notices, answers)
  }
}
