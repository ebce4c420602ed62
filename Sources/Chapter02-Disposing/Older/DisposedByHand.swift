import ChapterKit
import RxLite

func byHandAsPrinted() {
  listing("dispose-by-hand", "two seconds of a tick every 0.3 s", reproduces: "A1") {
    let scheduler = clock.scheduler  // In a program: SerialDispatchQueueScheduler(qos: .default)
    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .subscribe { event in
        print(event)
      }

    sleep(2.0)

    subscription.dispose()
  }
}
