import ChapterKit
import RxLite

func stoppingInTime() {
  listing("dispose-on-main", "observed on main, disposed on main", shows: "A2 10") {
    let scheduler = clock.scheduler

    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .observe(on: MainScheduler.instance)
      .subscribe { event in
        print(event)
      }

    sleep(1)

    subscription.dispose()  // called from main thread
    print("disposed on \(here)")

    sleep(1)
    print("nothing came after it")
  }

  listing("dispose-on-serial", "the same on a serial scheduler of your own", shows: "A2 10") {
    let scheduler = clock.scheduler
    let serialScheduler = SerialDispatchQueueScheduler(named: "serial")

    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .observe(on: serialScheduler)
      .subscribe { event in
        print(event)
      }

    sleep(1)

    runQueues { done in
      _ = serialScheduler.schedule(()) {
        subscription.dispose()  // executing on same `serialScheduler`
        print("disposed on \(here)")
        done()
        return Disposables.create()
      }
    }

    sleep(1)
    runQueues { done in
      _ = serialScheduler.schedule(()) {
        print("nothing came after it")
        done()
        return Disposables.create()
      }
    }
  }
}
