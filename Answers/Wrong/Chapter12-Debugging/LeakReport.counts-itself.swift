// Each call makes one visit, and subscribes to the next one inside of it. So the second visit has one more
// subscription than the first, and the report takes it for a leak.
// Rejected with: Is a subscription of the first visit still there?
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  func report(after visits: Int, _ before: Int) -> Observable<Int> {
    if visits == 10 { return .error(ScreenLeaks()) }
    return visited().flatMap { after -> Observable<Int> in
      let added = after - before
      let rest = added > 0 ? report(after: visits + 1, after) : Observable.empty()
      return Observable.just(added).concat(rest)
    }
  }
  func visited() -> Observable<Int> {
    Observable.deferred { visit.andThen(Single.deferred { .just(count()) }).asObservable() }
  }
  return visited().flatMap { before in report(after: 1, before) }
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
