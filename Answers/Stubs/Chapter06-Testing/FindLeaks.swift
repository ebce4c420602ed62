import RxLite
import RxLiteTest

/// Exercise `testing/find-leaks`: leave a screen at each tick, and find the moments at which that leaks.
///
/// A user may leave a screen at any moment, and then its subscription is disposed. Whatever the screen has
/// started must stop as well: a request that goes on is a leak. Most leaks need a bad moment, such as the one
/// between a tap and its answer, and nobody tries all moments by hand. On a virtual clock, a test can.
///
/// `screen` builds a screen on the clock that it receives, and returns what the screen shows and the sources
/// that it uses. For each of `ticks`, make a new clock at 0 and a new screen on it. Subscribe at once to what the
/// screen shows. Dispose that subscription at the tick, after everything else that is due at that tick.
///
/// Leaving has leaked if one of the sources still has a subscription after that, or gets another one later.
/// Return the ticks at which leaving leaks, in the order given. Here leaving doesn't dispose the request; it ends by
/// itself, after its answer:
///
///     taps          ---t------------
///     request          ^----a!
///     left at 2     ^-!
///     left at 5     ^----!              leaks
///     left at 11    ^----------!
///
/// A leak may begin later: after the disposal, let the clock go on for at least 100 ticks. A leak may also go on
/// for ever, and then `start()` would not return.
///
/// You will learn to repeat a test for each moment. Chapter 6, section 4: the listing `too-late-for-the-clock`;
/// section 2: `step-by-step`; section 3: `subscriptions`. Each of these is a `Subscription`, whose two ticks
/// are its properties `subscribe` and `unsubscribe`. `unsubscribe` is `Int.max` as long as the subscription goes on.
///
/// - Check it: `swift run course check testing/find-leaks`,
///   or `swift test --package-path Exercises --filter FindLeaks`
/// - A hint: `swift run course hint testing/find-leaks`
func leaks(of screen: (TestScheduler) -> Screen, leavingAt ticks: [TestTime]) -> [TestTime] {
  []  // Replace this line.
}

/// What a screen shows, and the sources that it uses.
typealias Screen = (shows: Observable<String>, uses: [TestableObservable<String>])
