import ChapterKit
import RxLite

func probes() {
  listing("debug", "each event at one place of a chain, with its time", shows: "A10 29") {
    let subscription = myInterval(.milliseconds(100))
      .debug("my probe")
      .map { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in
        print(n)
      })

    sleep(0.3)

    subscription.dispose()
  }

  listing("two-probes", "one probe above the suspect, one below it", shows: "29") {
    _ = Observable.of("10", "20 €", "30")
      .debug("above")
      .compactMap { text in Int(text) }
      .debug("below")
      .subscribe()
  }

  listing("no-name", "a probe without a name prints its place", shows: "29") {
    _ = Observable.just("4°C").debug().subscribe()
  }

  listing("probe-and-share", "a probe above share(), and one below", shows: "29") {
    let prices = PublishSubject<Int>()
    let shared = prices.debug("above").share().debug("below")

    let first = shared.subscribe()
    let second = shared.subscribe()
    prices.onNext(10)
    first.dispose()
    second.dispose()
  }
}
