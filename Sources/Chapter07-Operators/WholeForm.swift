import ChapterKit
import RxLite

func wholeForm() {
  listing("whole-form", "an order whose parts belong together", shows: "85 98") {
    let buttons = PublishSubject<Int>()
    let coupon = PublishSubject<String>()
    let tap = PublishSubject<Void>()

    let cups =
      buttons
      .scan(1) { cups, change in max(1, cups + change) }
      .startWith(1)
    let discounts =
      coupon
      .debounce(.milliseconds(500), scheduler: clock.scheduler)
      .distinctUntilChanged()
      .flatMapLatest { text in discount(for: text).catchAndReturn(0) }
      .startWith(0)
    let total = Observable.combineLatest(cups, discounts) { cups, discount in
      cups * 5 - discount
    }
    .share(replay: 1)
    _ = total.subscribe(onNext: { total in print("total: \(total)") })
    _ = tap.withLatestFrom(total)
      .flatMapFirst(pay)
      .subscribe(onNext: { print($0) })

    print("- two cups")
    buttons.onNext(1)
    print("- the coupon SUNNY, letter by letter")
    for text in ["S", "SU", "SUN", "SUNN", "SUNNY"] {
      coupon.onNext(text)
      sleep(0.1)
    }
    sleep(1)
    print("- a tap, and another one")
    tap.onNext(())
    sleep(0.1)
    tap.onNext(())
    sleep(1)
    print("- three cups")
    buttons.onNext(1)
    print("- the coupon SUNY")
    coupon.onNext("SUNY")
    sleep(1)
    print("- two cups, and a tap")
    buttons.onNext(-1)
    tap.onNext(())
    sleep(1)
  }
}
