import ChapterKit
import ConsoleKit
import RxLite

func brokenScreen() {
  listing("broken-screen", "an evening, as the screen shows it") {
    let house = House()
    let screen = HeatingScreen()
    screen.open(house)

    house.evening()
    house.target.onNext(30)
    sleep(10)

    print("room \(screen.room), garden \(screen.garden)")
    print("cellar \(screen.cellar), target \(screen.target)")
    print("the house heats to \(house.heatsTo) °C")
  }
}
