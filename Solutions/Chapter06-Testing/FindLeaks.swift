import RxLite
import RxLiteTest

/// Leaves a screen at each of `ticks`, and returns those at which something goes on without it.
///
///     taps          ---t------------
///     request          ^----a!
///     left at 2     ^-!
///     left at 5     ^----!              leaks
///     left at 11    ^----------!
///
/// Each moment has a clock and a screen of its own. `advanceTo` does everything that is due up to the tick,
/// so the disposal comes last. After it the clock goes on, but not by `start()`: a leak may never end.
func leaks(of screen: (TestScheduler) -> Screen, leavingAt ticks: [TestTime]) -> [TestTime] {
  ticks.filter { tick in
    let scheduler = TestScheduler(initialClock: 0)
    let (shows, uses) = screen(scheduler)
    let subscription = shows.subscribe { _ in }
    scheduler.advanceTo(tick)
    subscription.dispose()
    scheduler.advanceTo(tick + 100)
    let subscriptions = uses.flatMap { $0.subscriptions }
    return subscriptions.contains { $0.unsubscribe > tick }
  }
}

/// What a screen shows, and the sources that it uses.
typealias Screen = (shows: Observable<String>, uses: [TestableObservable<String>])
