import ChapterKit
import RxLite

func totals() {
  listing("sum-beside", "a sum in a variable, and two subscribers", shows: "102") {
    let buttons = PublishSubject<Int>()
    var sum = 1
    let cups = buttons.map { change in
      sum = max(1, sum + change)
      return sum
    }
    _ = cups.subscribe(onNext: { cups in print("label: \(cups)") })
    _ = cups.subscribe(onNext: { cups in print("order: \(cups)") })

    print("- plus")
    buttons.onNext(1)
    print("- plus")
    buttons.onNext(1)
  }

  listing("running-total", "scan remembers, for each subscriber", shows: "102") {
    let buttons = PublishSubject<Int>()
    let cups = buttons.scan(1) { cups, change in max(1, cups + change) }
      .startWith(1)
    _ = cups.subscribe(onNext: { cups in print("label: \(cups)") })
    _ = cups.subscribe(onNext: { cups in print("order: \(cups)") })

    print("- plus")
    buttons.onNext(1)
    print("- minus, three times")
    for _ in 1...3 { buttons.onNext(-1) }
  }

  listing("waiting", "scan(into:) changes its state in place") {
    let counter = Observable.of("order tea", "order latte", "serve tea", "order milk")
    _ = counter.scan(into: []) { (waiting: inout [String], note) in
      let drink = String(note.dropFirst("order ".count))
      if note.hasPrefix("order") {
        waiting.append(drink)
      } else {
        waiting.removeAll { $0 == drink }
      }
    }
    .subscribe(onNext: { waiting in print(waiting) })
  }

  listing("bill", "reduce emits the last result only") {
    let payments = Observable.of(8, 5, 10)
    _ = payments.reduce((count: 0, sum: 0)) { bill, payment in
      (count: bill.count + 1, sum: bill.sum + payment)
    }
    .subscribe { event in print(event) }
  }
}
