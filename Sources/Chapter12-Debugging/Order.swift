import ChapterKit
import RxLite

func order() {
  listing("target-log", "a subscriber that sends into its own source") {
    let house = House()
    _ = house.target.subscribe(onNext: { degrees in
      print("limit begins \(degrees)")
      if degrees > 25 { house.target.onNext(25) }
      print("limit ends \(degrees)")
    })
    _ = house.target.subscribe(onNext: { degrees in print("the label shows \(degrees)") })

    house.target.onNext(30)
  }

  listing("target-at-once", "the same, on the main scheduler") {
    let house = House()
    let targets = house.target.observe(on: MainScheduler.instance)
    _ = targets.subscribe(onNext: { degrees in
      print("limit begins \(degrees)")
      if degrees > 25 { house.target.onNext(25) }
      print("limit ends \(degrees)")
    })
    _ = targets.subscribe(onNext: { degrees in print("the label shows \(degrees)") })

    house.target.onNext(30)
    runMainQueue()
  }

  listing("target-queued", "the same, always in a later turn") {
    let house = House()
    let targets = house.target.observe(on: MainScheduler.asyncInstance)
    _ = targets.subscribe(onNext: { degrees in
      print("limit begins \(degrees)")
      if degrees > 25 { house.target.onNext(25) }
      print("limit ends \(degrees)")
    })
    _ = targets.subscribe(onNext: { degrees in print("the label shows \(degrees)") })

    house.target.onNext(30)
    print("onNext has returned")
    runMainQueue()
    print("a turn later")
    runMainQueue()
  }
}
