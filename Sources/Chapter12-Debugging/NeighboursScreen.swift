import ChapterKit
import ConsoleKit
import RxLite

final class NeighboursScreen {
  private let room = Label("…")
  private let bag = DisposeBag()

  func open(_ house: House) {
    house.room
      .logged("room", to: { line in print(line) })
      .subscribe(onNext: show)
      .disposed(by: bag)
  }

  private func show(_ reading: String) { room.text = reading }
}
