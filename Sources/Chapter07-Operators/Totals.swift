import ChapterKit
import RxLite

func totals() {
  listing("running-total", "scan remembers its last result") {
    let buttons = Observable.of(1, 1, -1, -1, -1)
    _ = buttons.scan(1) { cups, change in max(1, cups + change) }
      .startWith(1)
      .subscribe(onNext: { cups in print("cups: \(cups)") })
  }

  listing("bill", "reduce emits the last result only") {
    let payments = Observable.of(8, 5, 10)
    _ = payments.reduce(0) { sum, payment in sum + payment }
      .subscribe { event in print(event) }
  }

  listing("queue", "scan(into:) changes its state in place") {
    let orders = Observable.of("tea", "latte", "tea")
    _ = orders.scan(into: []) { (waiting: inout [String], drink) in waiting.append(drink) }
      .subscribe(onNext: { waiting in print(waiting) })
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
}
