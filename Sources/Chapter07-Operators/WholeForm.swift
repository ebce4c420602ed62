import ChapterKit
import RxLite

func wholeForm() {
  listing("whole-form", "an order whose parts belong together", shows: "85 98") {
    func discount(for coupon: String) -> Observable<Int> {
      .just(coupon == "SUNNY" ? 2 : 0).delay(.milliseconds(200), scheduler: clock.scheduler)
    }
    func send(_ total: Int) -> Observable<String> {
      print("sent: \(total)")
      return .just("paid \(total)").delay(.milliseconds(300), scheduler: clock.scheduler)
    }

    let cups = BehaviorRelay(value: 1)
    let coupon = PublishSubject<String>()
    let tap = PublishSubject<Void>()

    let discounts = coupon.distinctUntilChanged().flatMapLatest(discount).startWith(0)
    let total = Observable.combineLatest(cups, discounts) { cups, discount in cups * 5 - discount }
      .share(replay: 1)
    _ = total.subscribe(onNext: { total in print("total: \(total)") })
    _ = tap.withLatestFrom(total).flatMapFirst(send).subscribe(onNext: { print($0) })

    cups.accept(2)
    coupon.onNext("SUNNY")
    sleep(1)
    tap.onNext(())
    tap.onNext(())
    sleep(1)
  }
}
