import ChapterKit
import RxLite

func pauses() {
  listing("each-key", "a request for each key") {
    let coupon = PublishSubject<String>()
    _ = coupon.flatMapLatest { text in discount(for: text).catchAndReturn(0) }
      .subscribe(onNext: { discount in print("discount: \(discount)") })

    for text in ["S", "SU", "SUN", "SUNN", "SUNNY"] {
      coupon.onNext(text)
      sleep(0.1)
    }
    sleep(1)
  }

  listing("throttle-or-debounce", "at most one in a while, or one after a pause", shows: "64") {
    let typed = timeline("1-2-3-4-------5------|")
    let halfASecond = RxTimeInterval.milliseconds(500)
    let beat = timeline("-----x----x----x----x----x--|")

    printMarbles(
      for: 30,
      [
        "typed": typed,
        "debounce": typed.debounce(halfASecond, scheduler: clock.scheduler),
        "throttle": typed.throttle(halfASecond, scheduler: clock.scheduler),
        "latest: false": typed.throttle(halfASecond, latest: false, scheduler: clock.scheduler),
        "beat": beat,
        "sample(beat)": typed.sample(beat),
      ])
  }

  listing("end-of-editing", "better than waiting: ask when the text is finished", shows: "64") {
    let text = BehaviorRelay(value: "")
    let returnKey = PublishSubject<Void>()
    _ = returnKey.withLatestFrom(text)
      .filter { text in !text.isEmpty }
      .subscribe(onNext: { text in print("ask for \(text)") })

    for typed in ["S", "SU", "SUN", "SUNN", "SUNNY"] { text.accept(typed) }
    print("- return is pressed")
    returnKey.onNext(())
  }
}
