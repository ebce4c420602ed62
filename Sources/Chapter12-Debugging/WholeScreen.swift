import ChapterKit
import RxLite

func wholeScreen() {
  listing("fixed-screen", "the same evening, and one more, to count", shows: "30 87") {
    func evening(_ house: House, wishes: Int...) {
      let screen = FixedScreen()
      screen.open(house)
      house.evening()
      for degrees in wishes { house.target.onNext(degrees) }
      runMainQueue()
      sleep(10)
      print("room \(screen.room), garden \(screen.garden)")
      print("cellar \(screen.cellar), target \(screen.target)")
      print("the house heats to \(house.heatsTo) °C")
    }

    let house = House()
    evening(house, wishes: 30)

    let afterFirst = Resources.total
    evening(house, wishes: 30, 20)
    print("a second visit: +\(Resources.total - afterFirst)")
  }

  listing("neighbours-log", "two visits to the neighbour's screen") {
    let house = House()
    for reading in ["18", "19"] {
      let screen = NeighboursScreen()
      screen.open(house)
      house.room.onNext(reading)
      print("the user goes back")
    }
  }

  listing("closed-screens", "a reading when no screen is open") {
    let house = House()
    for _ in 1...2 {
      let screen = NeighboursScreen()
      screen.open(house)
    }
    print("no screen is open")
    house.room.onNext("20")
  }
}
