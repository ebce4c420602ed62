import ConsoleKit
import RxLite

final class HeatingScreen {
  let room = Label("…"), garden = Label("…"), cellar = Label("…"), target = Label("…")
  private let bag = DisposeBag()

  func open(_ house: House) {
    showRoom(house)
    showGarden(house)
    showCellar(house)
    limitTarget(house)
    showTarget(house)
  }

  func showRoom(_ house: House) {
    house.room.compactMap { text in Int(text) }
      .distinctUntilChanged()
      .subscribe(onNext: { degrees in self.room.text = "\(degrees) °C" })
      .disposed(by: bag)
  }

  func showGarden(_ house: House) {
    house.garden()
      .subscribe(with: self, onNext: { screen, text in screen.garden.text = text })
      .disposed(by: bag)
  }

  func showCellar(_ house: House) {
    house.cellar()
      .subscribe(with: self, onNext: { screen, text in screen.cellar.text = text })
      .disposed(by: bag)
  }

  func limitTarget(_ house: House) {
    house.target.filter { degrees in degrees > 25 }
      .subscribe(onNext: { _ in house.target.onNext(25) })
      .disposed(by: bag)
  }

  func showTarget(_ house: House) {
    house.target.map { degrees in "\(degrees) °C" }
      .subscribe(onNext: show)
      .disposed(by: bag)
  }

  private func show(_ text: String) { target.text = text }
}
