// Each visit takes the place of the one before it, so no visit is subscribed inside of another. The scheduler delivers the
// end of a visit when `subscribe` has returned, also if the visit completes at once.
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  Observable.create { observer in
    let current = SerialDisposable()
    var counts: [Int] = []
    func next() {
      if current.isDisposed { return }
      let subscription = SingleAssignmentDisposable()
      current.disposable = subscription
      subscription.setDisposable(
        visit.observe(on: CurrentThreadScheduler.instance).subscribe(
          onCompleted: {
            counts.append(count())
            if counts.count > 1 {
              let added = counts[counts.count - 1] - counts[counts.count - 2]
              observer.onNext(added)
              if added <= 0 { return observer.onCompleted() }
              if counts.count == 10 { return observer.onError(ScreenLeaks()) }
            }
            next()
          }, onError: observer.onError))
    }
    next()
    return current
  }
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
