import ChapterKit
import RxLite

func ghosts() {
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

  listing("diamond", "a source that is combined with its own map") {
    let cups = PublishSubject<Int>()
    let price = cups.map { $0 * 5 }
    _ = Observable.combineLatest(cups, price) { cups, price in "cups: \(cups), price: \(price)" }
      .subscribe(onNext: { print($0) })

    cups.onNext(1)
    cups.onNext(2)
  }
}
