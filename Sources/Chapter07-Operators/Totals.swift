import ChapterKit
import RxLite

func totals() {
  listing("running-total", "scan remembers its last result") {
    let prices = Observable.of(3, 5, 2)
    _ = prices.scan(0) { total, price in total + price }
      .startWith(0)
      .subscribe(onNext: { total in print("to pay: \(total)") })
  }

  listing("bill", "reduce emits the last result only") {
    let prices = Observable.of(3, 5, 2)
    _ = prices.reduce(0) { total, price in total + price }
      .subscribe { event in print(event) }
  }

  listing("impure", "a map that counts, and two subscribers", shows: "102") {
    var number = 0
    let receipts = Observable.of("tea", "milk").map { drink -> String in
      number += 1
      return "\(number): \(drink)"
    }
    _ = receipts.subscribe(onNext: { receipt in print("printer \(receipt)") })
    _ = receipts.subscribe(onNext: { receipt in print("screen  \(receipt)") })
  }

  listing("numbered", "an operator that counts for each subscriber", shows: "102") {
    let receipts = Observable.of("tea", "milk").enumerated()
      .map { index, drink in "\(index + 1): \(drink)" }
    _ = receipts.subscribe(onNext: { receipt in print("printer \(receipt)") })
    _ = receipts.subscribe(onNext: { receipt in print("screen  \(receipt)") })
  }

  listing("throttle-or-debounce", "at most one in a while, or one after a pause", shows: "64") {
    let typed = timeline("m-o-c-h-------a------|")
    let pause = RxTimeInterval.milliseconds(500)
    let beat = timeline("-----x----x----x----x----x--|")

    printMarbles(
      for: 30,
      [
        "typed": typed,
        "throttle": typed.throttle(pause, scheduler: clock.scheduler),
        "latest: false": typed.throttle(pause, latest: false, scheduler: clock.scheduler),
        "debounce": typed.debounce(pause, scheduler: clock.scheduler),
        "beat": beat,
        "sample(beat)": typed.sample(beat),
      ])
  }

  listing("end-of-editing", "better than waiting: ask when the text is finished", shows: "64") {
    let text = BehaviorRelay(value: "")
    let returnKey = PublishSubject<Void>()
    _ = returnKey.withLatestFrom(text)
      .filter { text in !text.isEmpty }
      .subscribe(onNext: { text in print("look for \(text)") })

    for typed in ["l", "la", "latte"] { text.accept(typed) }
    print("return is pressed")
    returnKey.onNext(())
  }
}
