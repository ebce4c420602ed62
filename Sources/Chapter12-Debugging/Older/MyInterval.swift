import ChapterKit
import RxLite

/// Counts from 0, one number per interval, on a timer that belongs to the subscription.
func myInterval(_ interval: RxTimeInterval) -> Observable<Int> {
  return Observable.create { observer in
    print("Subscribed")
    let timer = clock.makeTimer()
    timer.schedule(deadline: .now() + interval, repeating: interval)

    let cancel = Disposables.create {
      print("Disposed")
      timer.cancel()
    }

    var next = 0
    timer.setEventHandler {
      if cancel.isDisposed {
        return
      }
      observer.on(.next(next))
      next += 1
    }
    timer.resume()

    return cancel
  }
}
