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

func intervals() {
  listing(
    "myInterval", "a timer that runs as long as its subscription", reproduces: "A6", shows: "5"
  ) {
    let counter = myInterval(.milliseconds(100))

    print("Started ----")

    let subscription = counter.subscribe(onNext: { n in
      print(n)
    })

    sleep(0.5)

    subscription.dispose()

    print("Ended ----")
  }

  listing("two-subscribers", "two subscriptions, two timers", reproduces: "A7", shows: "20") {
    let counter = myInterval(.milliseconds(100))

    print("Started ----")

    let subscription1 = counter.subscribe(onNext: { n in
      print("First \(n)")
    })
    let subscription2 = counter.subscribe(onNext: { n in
      print("Second \(n)")
    })

    sleep(0.5)

    subscription1.dispose()

    sleep(0.5)

    subscription2.dispose()

    print("Ended ----")
  }
}
