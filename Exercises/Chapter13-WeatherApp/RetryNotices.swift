import RxLite

/// What a screen says about a request that may be repeated.
enum RequestProgress: Equatable {
  /// An attempt has failed, and the next one begins in this many seconds.
  case waiting(seconds: Int)
  /// An answer.
  case answer(String)
}

/// Exercise `weatherapp/retry-notices`: tell the user how long the next wait is.
///
/// A request that is repeated after 1, 2 and 3 seconds can take more than six seconds, and a spinner alone
/// doesn't say why. So the result emits the answers, and at the beginning of each wait a notice that says how
/// long it will be.
///
/// `withNotices(_:maxAttempts:scheduler:)` subscribes to the request.
///
/// - Each element is emitted as `answer`, at once.
/// - When attempt number n fails, `waiting(seconds: n)` is emitted at once. After n seconds on the scheduler
///   the request is subscribed to again.
/// - When attempt number `maxAttempts` fails, the result fails with that error, without a notice. You may
///   assume that `maxAttempts` is 1 or more.
/// - The result completes when the request completes.
/// - Each subscription counts its own attempts, and receives its own notices. Disposing it ends the wait.
///
///     request  --X   --X       --A|
///     result   --1-----2---------A|      1 is waiting(seconds: 1); four columns are a second
///
/// Chapter 13, section 9; chapter 5 on `retry(when:)`.
///
/// - Check it: `swift run course check weatherapp/retry-notices`,
///   or `swift test --package-path Exercises --filter RetryNotices`
/// - A hint: `swift run course hint weatherapp/retry-notices`
func withNotices(
  _ request: Observable<String>, maxAttempts: Int, scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .never()  // Replace this line.
}
