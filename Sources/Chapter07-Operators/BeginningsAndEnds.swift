import ChapterKit
import RxLite

func beginningsAndEnds() {
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

  listing("joins-fail", "what an error does to a join") {
    let good = timeline("-1----2----3---|")
    let bad = timeline("---a----X")
    printMarbles(
      for: 20,
      [
        "good": good,
        "bad": bad,
        "combineLatest": Observable.combineLatest(good, bad) { $0 + $1 },
        "zip": Observable.zip(good, bad) { $0 + $1 },
        "withLatestFrom": good.withLatestFrom(bad) { $0 + $1 },
        "merge": Observable.merge(good, bad),
      ])
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

  listing("diamond", "a source that is combined with its own map") {
    let cups = PublishSubject<Int>()
    let price = cups.map { $0 * 5 }
    _ = Observable.combineLatest(cups, price) { cups, price in "cups: \(cups), price: \(price)" }
      .subscribe(onNext: { print($0) })

    cups.onNext(1)
    cups.onNext(2)
  }

  listing("diamond-swapped", "the same, with the map first") {
    let cups = PublishSubject<Int>()
    let price = cups.map { $0 * 5 }
    _ = Observable.combineLatest(price, cups) { price, cups in "cups: \(cups), price: \(price)" }
      .subscribe(onNext: { print($0) })

    cups.onNext(1)
    cups.onNext(2)
  }
}
