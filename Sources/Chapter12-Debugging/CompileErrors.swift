import ChapterKit
import RxLite

func compileErrors() {
  listing("room-fixed", "the readings as numbers, with or without a unit", shows: "28") {
    let house = House()
    let numbers = house.room.compactMap { text in
      let digits = text.prefix { $0 == "-" || $0.isNumber }
      return Int(digits)
    }
    _ = numbers.filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })

    house.evening()
    house.room.onNext("-99 °C")
    house.room.onNext("no signal")
  }

  listing("each-floor", "a closure whose type the compiler can't guess", shows: "28") {
    let house = House()
    func request(_ floor: String) -> Observable<String> {
      floor == "cellar" ? house.cellar() : .just("18 °C")
    }

    let floors = Observable.of("cellar", "living room", "kitchen")
    let answers = floors.flatMap { floor -> Observable<String> in
      if floor == "kitchen" { return .empty() }
      return request(floor).catchAndReturn("offline")
    }
    _ = answers.subscribe(onNext: { print($0) })
    sleep(10)
  }
}
