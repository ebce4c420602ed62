// Each visit is work for the current thread. The first one waits for its turn, and the work that waited is counted; later
// ones run at once.
// Rejected with: a sequence made in advance, or scheduled work
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  Observable.create { observer in
    let current = SerialDisposable()
    var counts: [Int] = []
    func next() {
      if current.isDisposed { return }
      let subscription = SingleAssignmentDisposable()
      current.disposable = subscription
      let turn = CurrentThreadScheduler.instance.schedule(()) {
        visit.subscribe(
          onCompleted: {
            counts.append(count())
            if counts.count > 1 {
              let added = counts[counts.count - 1] - counts[counts.count - 2]
              observer.onNext(added)
              if added <= 0 { return observer.onCompleted() }
              if counts.count == 10 { return observer.onError(ScreenLeaks()) }
            }
            next()
          }, onError: observer.onError)
      }
      subscription.setDisposable(turn)
    }
    next()
    return current
  }
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
