import ChapterKit
import RxLite

func beginningsAndEnds() {
  listing("dropped", "withLatestFrom, and an element that comes too early") {
    let taps = PublishSubject<String>()
    let total = PublishSubject<Int>()
    _ = taps.withLatestFrom(total) { tap, total in "\(tap) pays \(total)" }
      .subscribe(onNext: { print($0) })

    taps.onNext("tap 1")
    total.onNext(5)
    taps.onNext("tap 2")
  }

  listing("honest-first", "a first element, so that there is a total at once") {
    let cups = BehaviorRelay(value: 1)
    let coupon = PublishSubject<String>()
    let discounts = coupon.flatMapLatest(discount).startWith(0)
    _ = Observable.combineLatest(cups, discounts) { cups, discount in cups * 5 - discount }
      .subscribe { event in print("total: \(event)") }

    print("- two cups")
    cups.accept(2)
    print("- the coupon SUNY")
    coupon.onNext("SUNY")
    sleep(1)
    print("- three cups")
    cups.accept(3)
  }

  listing("joins-end", "when each of the joins completes") {
    let long = timeline("-1----2----3---|")
    let short = timeline("---a---|")
    let empty = Observable<String>.empty()
    printMarbles(
      for: 20,
      [
        "long": long,
        "short": short,
        "combineLatest": Observable.combineLatest(long, short) { $0 + $1 },
        "combineLatest, one empty": Observable.combineLatest(long, empty) { $0 + $1 },
        "zip": Observable.zip(long, short) { $0 + $1 },
        "short.withLatestFrom(long)": short.withLatestFrom(long) { $1 + $0 },
        "long.withLatestFrom(short)": long.withLatestFrom(short) { $0 + $1 },
        "merge": Observable.merge(long, short),
      ])
  }
}
