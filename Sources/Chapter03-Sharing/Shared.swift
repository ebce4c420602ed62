import ChapterKit
import RxLite

func shared() {
  listing("share-as-printed", "the text's output, and the late run it needs", reproduces: "A8") {
    let counter = myInterval(.milliseconds(100))
      .shareReplay(1)

    print("Started ----")

    let subscription1 =
      counter
      .subscribe(onNext: { n in
        print("First \(n)")
      })
    let subscription2 =
      counter
      .subscribe(onNext: { n in
        print("Second \(n)")
      })

    // The text sleeps twice for half a second. What it prints needs a first sleep that overran by
    // one tick, while the second still ended in time.
    sleep(0.6)

    subscription1.dispose()

    sleep(0.4)

    subscription2.dispose()

    print("Ended ----")
  }

  listing("share-today", "the same, awake in time") {
    let counter = myInterval(.milliseconds(100))
      .share(replay: 1)

    print("Started ----")

    let subscription1 =
      counter
      .subscribe(onNext: { n in
        print("First \(n)")
      })
    let subscription2 =
      counter
      .subscribe(onNext: { n in
        print("Second \(n)")
      })

    sleep(0.5)

    subscription1.dispose()

    sleep(0.5)

    subscription2.dispose()

    print("Ended ----")
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

  listing("share-late", "who comes later joins the run that is under way") {
    let counter = myInterval(.milliseconds(100))
      .share(replay: 1)

    let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
    sleep(0.3)
    print("now the second one comes")
    let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)

    subscription1.dispose()
    subscription2.dispose()
  }
}
