import ChapterKit
import RxLite

func firstForm() {
  listing("first-form", "an order form, and three complaints", shows: "85 98") {
    let cups = BehaviorRelay(value: 1)
    let coupon = PublishSubject<String>()
    let tap = PublishSubject<Void>()

    let discounts = coupon.flatMap(discount)
    let total = Observable.combineLatest(cups, discounts) { cups, discount in
      cups * 5 - discount
    }
    .share(replay: 1)
    _ = total.subscribe(onNext: { total in print("total: \(total)") })
    _ = Observable.combineLatest(tap, total) { _, total in total }
      .flatMap(pay)
      .subscribe(onNext: { print($0) })

    print("- two cups")
    cups.accept(2)
    print("- the coupon SUNNY")
    coupon.onNext("SUNNY")
    sleep(1)
    print("- a tap, and another one")
    tap.onNext(())
    sleep(0.1)
    tap.onNext(())
    sleep(1)
    print("- three cups")
    cups.accept(3)
    sleep(1)
  }
}
