import ChapterKit
import RxLite

func startLimit(_ targets: Observable<Int>, of house: House) {
  _ = targets.subscribe(onNext: { degrees in
    print("limit begins \(degrees)")
    if degrees > 25 { house.target.onNext(25) }
    print("limit ends \(degrees)")
  })
}

func startLabel(_ targets: Observable<Int>) {
  _ = targets.subscribe(onNext: { degrees in print("the label shows \(degrees)") })
}

func order() {
  listing("target-log", "a subscriber that sends into its own source") {
    let house = House()
    startLimit(house.target, of: house)
    startLabel(house.target)

    house.target.onNext(30)
  }

  listing("target-at-once", "a queue for each of the two subscribers") {
    let house = House()
    let limit = house.target.observe(on: MainScheduler.instance)
    let label = house.target.observe(on: MainScheduler.instance)
    startLimit(limit, of: house)
    startLabel(label)

    house.target.onNext(30)
    runMainQueue()
  }

  listing("target-shared", "one queue for both") {
    let house = House()
    let targets = house.target.observe(on: MainScheduler.instance).share()
    startLimit(targets, of: house)
    startLabel(targets)

    house.target.onNext(30)
    house.target.onNext(20)
    runMainQueue()
    print("the house heats to \(house.heatsTo)")
  }

  listing("target-queued", "a queue for each, always in a later turn") {
    let house = House()
    startLimit(house.target.observe(on: MainScheduler.asyncInstance), of: house)
    startLabel(house.target.observe(on: MainScheduler.asyncInstance))

    house.target.onNext(30)
    house.target.onNext(20)
    print("the house heats to \(house.heatsTo)")
    runMainQueue()
    print("a turn later")
    runMainQueue()
    print("the house heats to \(house.heatsTo)")
  }
}
