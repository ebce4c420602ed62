import ChapterKit
import RxLite

func notShared() {
  listing("not-shared", "two subscriptions, two timers", reproduces: "A7", shows: "20") {
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
