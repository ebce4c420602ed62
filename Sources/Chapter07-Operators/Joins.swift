import ChapterKit
import RxLite

func joins() {
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
        "letters.withLatestFrom(numbers)": letters.withLatestFrom(numbers) { $1 + $0 },
        "merge": Observable.merge(numbers, letters),
      ])
  }

  listing("unit-and-reading", "two values that change independently") {
    let reading = BehaviorRelay(value: 20)
    let unit = BehaviorRelay(value: "C")
    _ = Observable.combineLatest(reading, unit) { reading, unit in
      unit == "C" ? "\(reading) °C" : "\(reading * 9 / 5 + 32) °F"
    }
    .subscribe(onNext: { print($0) })

    unit.accept("F")
    reading.accept(25)
  }

  listing("ghost-pair", "a menu sends a drink, and then its price", shows: "85") {
    let drink = PublishSubject<String>()
    let price = PublishSubject<Int>()
    _ = Observable.combineLatest(drink, price) { drink, price in "\(drink) for \(price)" }
      .subscribe(onNext: { print("combineLatest:  \($0)") })
    _ = Observable.zip(drink, price) { drink, price in "\(drink) for \(price)" }
      .subscribe(onNext: { print("zip:            \($0)") })
    _ = price.withLatestFrom(drink) { price, drink in "\(drink) for \(price)" }
      .subscribe(onNext: { print("withLatestFrom: \($0)") })

    print("- tea is chosen")
    drink.onNext("tea")
    price.onNext(3)
    print("- latte is chosen")
    drink.onNext("latte")
    price.onNext(5)
  }

  listing("out-of-step", "zip counts, and a missing element shifts all pairs", shows: "85") {
    let drink = PublishSubject<String>()
    let price = PublishSubject<Int>()
    _ = Observable.zip(drink, price) { drink, price in "\(drink) for \(price)" }
      .subscribe(onNext: { print("zip:            \($0)") })
    _ = price.withLatestFrom(drink) { price, drink in "\(drink) for \(price)" }
      .subscribe(onNext: { print("withLatestFrom: \($0)") })

    print("- a finger slides off tea: no price is sent")
    drink.onNext("tea")
    print("- latte is chosen")
    drink.onNext("latte")
    price.onNext(5)
    print("- water is chosen")
    drink.onNext("water")
    price.onNext(1)
  }

  listing("dropped", "withLatestFrom, and an element that comes too early") {
    let taps = PublishSubject<String>()
    let total = PublishSubject<Int>()
    _ = taps.withLatestFrom(total) { tap, total in "\(tap) pays \(total)" }
      .subscribe(onNext: { print($0) })

    taps.onNext("tap 1")
    total.onNext(5)
    taps.onNext("tap 2")
  }
}
