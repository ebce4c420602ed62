import ChapterKit
import RxLite

func oneChain() {
  listing("nested", "a subscription inside of a subscription") {
    let coupon = PublishSubject<String>()
    let discounts = BehaviorRelay(value: 0)
    _ = discounts.subscribe(onNext: { print("discount: \($0)") })

    let subscription = coupon.subscribe(onNext: { coupon in
      _ = discount(for: coupon).subscribe(onNext: { discounts.accept($0) })
    })

    coupon.onNext("SUNNY")
    print("- the customer closes the form")
    subscription.dispose()
    sleep(1)
  }

  listing("not-nested", "flatMapLatest keeps it in one chain") {
    let coupon = PublishSubject<String>()
    let discounts = BehaviorRelay(value: 0)
    _ = discounts.subscribe(onNext: { print("discount: \($0)") })

    let subscription = coupon.flatMapLatest(discount)
      .subscribe(onNext: { discounts.accept($0) })

    coupon.onNext("SUNNY")
    print("- the customer closes the form")
    subscription.dispose()
    sleep(1)
  }
}
