import ChapterKit
import ConsoleKit
import RxLite

final class FixedScreen {
  let room = Label("…"), garden = Label("…"), cellar = Label("…"), target = Label("…")
  private let bag = DisposeBag()

  func open(_ house: House) {
    let targets = house.target.observe(on: MainScheduler.instance).share()
    showRoom(house)
    showGarden(house)
    showCellar(house)
    limitTarget(house, targets)
    showTarget(targets)
  }

  func showRoom(_ house: House) {
    house.room.compactMap { text in Int(text.prefix { $0 == "-" || $0.isNumber }) }
      .filter { degrees in degrees > -60 }
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] degrees in self?.room.text = "\(degrees) °C" })
      .disposed(by: bag)
  }

  func showGarden(_ house: House) {
    answerOrReason(house.garden())
      .subscribe(with: self, onNext: { screen, text in screen.garden.text = text })
      .disposed(by: bag)
  }

  func showCellar(_ house: House) {
    answerOrReason(house.cellar())
      .subscribe(with: self, onNext: { screen, text in screen.cellar.text = text })
      .disposed(by: bag)
  }

  func limitTarget(_ house: House, _ targets: Observable<Int>) {
    targets.filter { degrees in degrees > 25 }
      .subscribe(onNext: { _ in house.target.onNext(25) })
      .disposed(by: bag)
  }

  func showTarget(_ targets: Observable<Int>) {
    targets.map { degrees in "\(degrees) °C" }
      .subscribe(onNext: { [weak self] text in self?.show(text) })
      .disposed(by: bag)
  }

  private func show(_ text: String) { target.text = text }

  private func answerOrReason(_ answer: Observable<String>) -> Observable<String> {
    answer.timeout(.seconds(5), scheduler: clock.mainScheduler)
      .catch { error in .just(error is SensorError ? "offline" : "no answer") }
  }
}
