import RxLite

final class Screen {
  private var room = ""
  private let bag = DisposeBag()

  func showRoom(_ readings: Observable<String>) {
    readings
      #if !MENDED
        // error: reference to property 'room' in closure requires explicit use of 'self'
        .subscribe(onNext: { text in room = text })
      #else
        .subscribe(with: self, onNext: { screen, text in screen.room = text })
      #endif
      .disposed(by: bag)
  }
}
