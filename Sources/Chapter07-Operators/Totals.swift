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
    print("- minus, twice")
    for _ in 1...2 { buttons.onNext(-1) }
  }

  listing("late-order", "scan begins anew for a late subscriber") {
    let buttons = PublishSubject<Int>()
    let cups = buttons.scan(1) { cups, change in max(1, cups + change) }
      .startWith(1)
    _ = cups.subscribe(onNext: { cups in print("label: \(cups)") })

    print("- plus")
    buttons.onNext(1)
    print("- the order is opened")
    _ = cups.subscribe(onNext: { cups in print("order: \(cups)") })
    print("- plus")
    buttons.onNext(1)
  }

  listing("waiting", "scan(into:) changes its state in place") {
    let counter = Observable.of("order tea", "order latte", "serve tea", "order milk")
    _ = counter.scan(into: []) { (waiting: inout [String], note) in
      let words = note.split(separator: " ").map(String.init)
      let drink = words[1]
      if words[0] == "order" {
        waiting.append(drink)
      } else {
        waiting.removeAll { $0 == drink }
      }
    }
    .subscribe(onNext: { waiting in print(waiting) })
  }
}
