import ChapterKit
import RxLite

func selections() {
  listing("parts", "which elements stay") {
    let a = timeline("-1--2--3--4--|")
    printMarbles(
      for: 14,
      [
        "a": a,
        "take(2)": a.take(2),
        "skip(2)": a.skip(2),
        "take(while:)": a.take(while: { $0 != "3" }),
        "skip(while:)": a.skip(while: { $0 != "3" }),
        "element(at: 2)": a.element(at: 2),
        "takeLast(1)": a.takeLast(1),
      ])
  }

  listing("compact", "map, and leave out what is nil") {
    _ = Observable.of("3", "three", "4")
      .compactMap { text in Int(text) }
      .subscribe { event in print(event) }
  }

  listing("one-or-the-other", "concat, amb and ifEmpty") {
    let near = timeline("--n--n--|")
    let far = timeline("----f--f--|")
    printMarbles(
      for: 20,
      [
        "near": near,
        "far": far,
        "concat": near.concat(far),
        "amb": near.amb(far),
        "ifEmpty": near.filter { _ in false }.ifEmpty(default: "?"),
      ])
  }

  listing("nested", "a subscription inside of a subscription") {
    func order(_ drink: String) -> Observable<String> {
      Observable.create { observer in
        after(0.3) {
          observer.onNext("\(drink) is ready")
          observer.onCompleted()
        }
      }
    }

    let drinks = PublishSubject<String>()
    let subscription = drinks.subscribe(onNext: { drink in
      _ = order(drink).subscribe(onNext: { print("nested: \($0)") })
    })
    drinks.onNext("tea")
    print("the customer leaves")
    subscription.dispose()
    sleep(1)
  }

  listing("not-nested", "flatMap keeps it in one chain") {
    func order(_ drink: String) -> Observable<String> {
      Observable.create { observer in
        after(0.3) {
          observer.onNext("\(drink) is ready")
          observer.onCompleted()
        }
      }
    }

    let drinks = PublishSubject<String>()
    let subscription = drinks.flatMap(order).subscribe(onNext: { print("flatMap: \($0)") })
    drinks.onNext("tea")
    print("the customer leaves")
    subscription.dispose()
    sleep(1)
  }

  listing("flat-map-completable", "a Completable has no elements to go on with") {
    func save(_ drink: String) -> Completable {
      print("save \(drink)")
      return .empty()
    }

    let drink = Single.just("tea")
    _ = drink.asObservable()
      .flatMap { drink in save(drink).asObservable() }
      .subscribe { event in print("flatMap: \(event)") }
    _ = drink.asObservable()
      .flatMap { drink in save(drink).andThen(Observable.just("saved \(drink)")) }
      .subscribe { event in print("andThen: \(event)") }
  }

  listing("which", "the program asks until it has found the operator") {
    _ = Which.run(["2", "4"])
  }
}
