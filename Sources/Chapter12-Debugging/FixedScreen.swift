import ChapterKit
import ConsoleKit
import RxLite

final class FixedScreen {
  let room = Label("…"), garden = Label("…"), cellar = Label("…"), target = Label("…")
  private let bag = DisposeBag()

  func open(_ house: House) {
    house.room
      .compactMap { text in Int(text.prefix { $0 == "-" || $0.isNumber }) }
      .filter { degrees in degrees > -60 }
      .distinctUntilChanged()
      .subscribe(with: self, onNext: { screen, degrees in screen.room.text = "\(degrees) °C" })
      .disposed(by: bag)
    show(house.garden(), on: garden)
    show(house.cellar(), on: cellar)

    let targets = house.target.observe(on: MainScheduler.asyncInstance)
    targets.filter { degrees in degrees > 25 }
      .subscribe(onNext: { _ in house.target.onNext(25) })
      .disposed(by: bag)
    targets
      .subscribe(with: self, onNext: { screen, degrees in screen.target.text = "\(degrees) °C" })
      .disposed(by: bag)
  }

  private func show(_ answer: Observable<String>, on label: Label) {
    answer
      .timeout(.seconds(5), scheduler: clock.mainScheduler)
      .catch { error in .just(error is SensorError ? "offline" : "no answer") }
      .subscribe(onNext: { text in label.text = text })
      .disposed(by: bag)
  }
}

func fixedScreen() {
  listing("fixed-screen", "the same evening, and two more visits", shows: "30 87") {
    func evening(_ house: House) {
      let screen = FixedScreen()
      screen.open(house)
      house.evening()
      house.target.onNext(30)
      for _ in 1...2 { runMainQueue() }
      sleep(10)
      print("room \(screen.room), garden \(screen.garden)")
      print("cellar \(screen.cellar), target \(screen.target)")
    }

    let house = House()
    evening(house)
    print("the house heats to \(house.heatsTo) °C")

    let afterFirst = Resources.total
    evening(house)
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
    house.room.onNext("20")
  }
}
