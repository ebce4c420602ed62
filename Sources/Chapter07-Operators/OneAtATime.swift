import ChapterKit
import RxLite

func oneAtATime() {
  listing("running-total", "startWith, scan, skip") {
    let prices = Observable.of(3, 5, 2)
    _ = prices.scan(0) { $0 + $1 }
      .startWith(0)
      .subscribe(onNext: { print("to pay: \($0)") })

    _ = prices.scan(0) { $0 + $1 }
      .skip(1)
      .subscribe(onNext: { print("from the second on: \($0)") })
  }

  listing("distinct", "distinctUntilChanged compares with the element before") {
    _ = Observable.of("on", "on", "off", "on", "on")
      .distinctUntilChanged()
      .subscribe(onNext: { print($0) })
  }

  listing("pure", "the same elements in, the same elements out", shows: "102") {
    let pure = Observable.of(1, 2, 3).map { $0 * 10 }
    print("pure:")
    _ = pure.subscribe(onNext: { print("  \($0)") })
    _ = pure.subscribe(onNext: { print("  \($0)") })

    var count = 0
    let impure = Observable.of(1, 2, 3).map { element -> Int in
      count += 1
      return element * count
    }
    print("impure:")
    _ = impure.subscribe(onNext: { print("  \($0)") })
    _ = impure.subscribe(onNext: { print("  \($0)") })
  }

  listing("throttle-or-debounce", "at most one in a while, or one after a pause", shows: "64") {
    let typed = timeline("r-x-s-w-----i-----|")
    let pause = RxTimeInterval.milliseconds(300)
    printMarbles(
      for: 22,
      typed,
      typed.throttle(pause, scheduler: clock.scheduler),
      typed.throttle(pause, latest: false, scheduler: clock.scheduler),
      typed.debounce(pause, scheduler: clock.scheduler))
  }

  listing("end-of-editing", "better than either: ask when the text is finished", shows: "64") {
    let text = BehaviorSubject(value: "")
    let editingEnded = PublishSubject<Void>()
    _ = editingEnded.withLatestFrom(text)
      .filter { !$0.isEmpty }
      .subscribe(onNext: { print("search for \($0)") })

    for typed in ["S", "Sh", "Shanghai"] { text.onNext(typed) }
    print("return is pressed")
    editingEnded.onNext(())
  }
}
