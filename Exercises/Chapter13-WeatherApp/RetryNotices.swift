import RxLite

/// What a screen says about a request that may be repeated.
enum RequestProgress: Equatable {
  /// An attempt has failed, and the next one begins in this many seconds.
  case waiting(seconds: Int)
  /// An answer.
  case answer(String)
}

/// Exercise `weatherapp/retry-notices`: count down to the next attempt, beside a button “Try now”.
///
/// A mail program without a connection says “Trying again in 3 s”, then “2 s”, then “1 s”. Next to it
/// there is a button, for a user who has just left the tunnel and doesn't want to wait. Make that line for
/// any request: the result emits the answers, and during each wait the seconds that are left.
///
/// `withNotices(_:tryNow:maxAttempts:scheduler:)` subscribes to the request.
///
/// - Each element is emitted as `answer`, at once.
/// - When attempt number n fails, a wait of n seconds begins, and `waiting(seconds: n)` is emitted at once. After
///   each second on the scheduler a notice says how many are left. The last one is `waiting(seconds: 1)`, and
///   a second after it the request is subscribed to again.
/// - An element of `tryNow` ends the wait: it sends no further notice, and the request is subscribed to again at
///   once. This is the next attempt, and counts as one. An element that arrives while no wait is running has
///   no effect: it isn't kept for a later wait.
/// - You may assume three things about `tryNow`: it never ends, nothing comes while you subscribe to it, and nothing
///   comes while a notice is being received.
/// - When attempt number `maxAttempts` fails, the result fails with that error, without a notice. You may
///   assume that `maxAttempts` is 1 or more.
/// - The result completes when the request completes. Then it isn't subscribed to `tryNow` any more.
/// - Each subscription counts its own attempts, and receives its own notices. Disposing it ends the wait.
///
///     request  --X   --X     --A|
///     tryNow   --------------t---
///     result   --1-----2---1---A|      1 is waiting(seconds: 1); four columns are a second
///
/// Then look at it: `swift run course play wait-notices`. Replace everything from `let waits` to the end, and paste your
/// code below it:
///
///     let tryNow = PublishSubject<Void>()
///     _ = withNotices(
///       request.asObservable(), tryNow: tryNow, maxAttempts: 4, scheduler: clock.mainScheduler
///     )
///     .subscribe { print($0) }
///     sleep(1.5)
///     print("the user taps")
///     tryNow.onNext(())
///     sleep(5)
///
/// The second wait would take two seconds. It ends with the tap, and the answer comes at once.
///
/// Chapter 13, section 10; chapter 5 on `retry(when:)`, chapter 2 on `take(until:)`.
///
/// - Check it: `swift run course check weatherapp/retry-notices`,
///   or `swift test --package-path Exercises --filter RetryNotices`
/// - A hint: `swift run course hint weatherapp/retry-notices`
func withNotices(
  _ request: Observable<String>, tryNow: Observable<Void>, maxAttempts: Int,
  scheduler: any SchedulerType
) -> Observable<RequestProgress> {
  .never()  // Replace this line.
}
