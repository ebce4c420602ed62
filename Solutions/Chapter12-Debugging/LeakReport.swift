import RxLite

/// Emits what each further visit to a screen has added, and fails if the tenth still adds something.
func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  Observable.deferred {
    var before = 0
    let visited = visit.andThen(Single.deferred { .just(count()) })
    return Observable.range(start: 1, count: 10)
      .concatMap { _ in visited }
      .map { after in
        let added = after - before
        before = after
        return added
      }
      .skip(1)
      .concat(Observable.error(ScreenLeaks()))
      .take(while: { added in added > 0 }, behavior: .inclusive)
  }
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
