// `scan` keeps all counts, and the last two are subtracted.
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  let visited = visit.andThen(Single.deferred { .just(count()) })
  return Observable.range(start: 1, count: 10)
    .concatMap { _ in visited }
    .scan([]) { counts, count in counts + [count] }
    .skip(1)
    .map { (counts: [Int]) in counts[counts.count - 1] - counts[counts.count - 2] }
    .concat(Observable.error(ScreenLeaks()))
    .take(while: { added in added > 0 }, behavior: .inclusive)
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
