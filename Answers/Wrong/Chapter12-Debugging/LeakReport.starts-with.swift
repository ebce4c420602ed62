// A visit, then its number and the rest of the report: all visits that are over stay subscribed.
// Rejected with: Then the probe makes the leak
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  func visits(from n: Int, before: Int) -> Observable<Int> {
    visit.andThen(
      Observable.deferred {
        let now = count()
        let added = now - before
        if added <= 0 { return .just(added) }
        if n == 10 { return Observable.error(ScreenLeaks()).startWith(added) }
        return visits(from: n + 1, before: now).startWith(added)
      })
  }
  return visit.andThen(Observable.deferred { visits(from: 2, before: count()) })
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
