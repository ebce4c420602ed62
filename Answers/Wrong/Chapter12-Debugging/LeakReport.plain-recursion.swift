// Each visit that is over begins the next one, and nobody asks whether the report is still wanted.
// Rejected with: Do you ask, before the next visit, whether the report has been disposed?
// Rejected with: Each visit completes before `subscribe` returns.
// Rejected with: Don't begin the next one inside of that
import RxLite

func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  Observable.create { observer in
    let current = SerialDisposable()
    func next(_ number: Int, _ before: Int?) {
      current.disposable = visit.subscribe(
        onCompleted: {
          let now = count()
          if let before {
            observer.onNext(now - before)
            if now <= before { return observer.onCompleted() }
            if number == 10 { return observer.onError(ScreenLeaks()) }
          }
          current.disposable = Disposables.create()
          next(number + 1, now)
        }, onError: { observer.onError($0) })
    }
    next(1, nil)
    return current
  }
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
