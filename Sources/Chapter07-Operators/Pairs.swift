import ChapterKit
import RxLite

func pairs() {
  listing("four-pairs", "two sequences, and four ways to join them") {
    let numbers = timeline("-1-----2--------3--|")
    let letters = timeline("----a-----b--c----|")

    printMarbles(
      for: 20,
      [
        "numbers": numbers,
        "letters": letters,
        "combineLatest": Observable.combineLatest(numbers, letters) { $0 + $1 },
        "zip": Observable.zip(numbers, letters) { $0 + $1 },
        "withLatestFrom": letters.withLatestFrom(numbers) { letter, number in number + letter },
        "merge": Observable.merge(numbers, letters),
      ])
  }

  listing("ghost-pair", "a tap tells which drink, and then which row", shows: "85") {
    let drink = PublishSubject<String>()
    let row = PublishSubject<Int>()
    _ = Observable.combineLatest(drink, row)
      .subscribe(onNext: { drink, row in print("combineLatest: \(drink) in row \(row)") })
    _ = Observable.zip(drink, row)
      .subscribe(onNext: { drink, row in print("zip: \(drink) in row \(row)") })
    _ = row.withLatestFrom(drink) { row, drink in (drink, row) }
      .subscribe(onNext: { drink, row in print("withLatestFrom: \(drink) in row \(row)") })

    print("a tap on tea in row 0")
    drink.onNext("tea")
    row.onNext(0)
    print("a tap on milk in row 1")
    drink.onNext("milk")
    row.onNext(1)
  }

  listing("out-of-step", "zip counts, and a missing element shifts all pairs", shows: "85") {
    let drink = PublishSubject<String>()
    let row = PublishSubject<Int>()
    _ = Observable.zip(drink, row)
      .subscribe(onNext: { drink, row in print("zip: \(drink) in row \(row)") })
    _ = row.withLatestFrom(drink) { row, drink in (drink, row) }
      .subscribe(onNext: { drink, row in print("withLatestFrom: \(drink) in row \(row)") })

    print("a finger slides off coffee: no row is sent")
    drink.onNext("coffee")
    print("a tap on milk in row 1")
    drink.onNext("milk")
    row.onNext(1)
  }

  listing("dropped", "withLatestFrom drops what comes before the other source") {
    let taps = PublishSubject<Void>()
    let price = PublishSubject<Int>()
    _ = taps.withLatestFrom(price)
      .subscribe(onNext: { price in print("pay \(price)") })

    taps.onNext(())
    print("a tap, before there is a price")
    price.onNext(5)
    print("a price, and no payment")
    taps.onNext(())
  }

  listing("diamond", "a source that is combined with its own map") {
    let cups = PublishSubject<Int>()
    let price = cups.map { cups in cups * 5 }
    _ = Observable.combineLatest(cups, price)
      .subscribe(onNext: { cups, price in print("cups: \(cups), price: \(price)") })

    cups.onNext(1)
    print("one more cup")
    cups.onNext(2)
  }
}
