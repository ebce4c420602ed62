import ChapterKit
import RxLite

func sharedAsPrinted() {
  listing("share-today", "two subscriptions, one timer", shows: "A8 22") {
    let counter = myInterval(.milliseconds(100))
      .share(replay: 1)

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

  listing("share-as-printed", "one tick more for the first", reproduces: "A8") {
    let counter = myInterval(.milliseconds(100))
      .shareReplay(1)

    print("Started ----")

    // At 1.1 s a tick is due as well. The disposal comes first, because it was scheduled first.
    var subscription2: (any Disposable)?
    _ = after(1.1) { subscription2?.dispose() }

    let subscription1 = counter.subscribe(onNext: { n in
      print("First \(n)")
    })
    subscription2 = counter.subscribe(onNext: { n in
      print("Second \(n)")
    })

    sleep(0.6)  // This should be 0.5, but a busy machine wakes up late.

    subscription1.dispose()

    sleep(0.5)

    print("Ended ----")
  }
}
