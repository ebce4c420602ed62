import RxLite

final class Label { var text = "" }

final class Screen {
  private let room = Label()
  private let bag = DisposeBag()

  func showRoom(_ readings: Observable<String>) {
    readings
      #if !MENDED
        // error: reference to property 'room' in closure requires explicit use of 'self'
        .subscribe(onNext: { text in room.text = text })
      #else
        .subscribe(with: self, onNext: { screen, text in screen.room.text = text })
      #endif
      .disposed(by: bag)
  }
}
