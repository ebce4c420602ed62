import ChapterKit
import RxLite

func shared() {
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

  listing("share-late", "a late subscriber joins the run in progress", shows: "21") {
    let counter = myInterval(.milliseconds(100))
      .share(replay: 1)

    let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
    sleep(0.3)
    print("now the second subscribes")
    let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)

    subscription1.dispose()
    subscription2.dispose()
  }

  listing("side-by-side", "unshared and shared, on one clock") {
    let unshared = myInterval(.milliseconds(100))
    let shared = myInterval(.milliseconds(100)).share(replay: 1)

    let early = [
      unshared.subscribe(onNext: { n in print("Alone \(n)") }),
      shared.subscribe(onNext: { n in print("Sharing \(n)") }),
    ]
    sleep(0.3)
    let late = [
      unshared.subscribe(onNext: { n in print("AloneLate \(n)") }),
      shared.subscribe(onNext: { n in print("SharingLate \(n)") }),
    ]
    sleep(0.3)

    for subscription in early + late { subscription.dispose() }
  }
}
