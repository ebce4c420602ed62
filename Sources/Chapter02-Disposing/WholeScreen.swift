import ChapterKit
import RxLite

func wholeScreen() {
  listing("whole-screen", "a screen that leaves nothing behind", shows: "11 87") {
    final class Screen {
      private let bag = DisposeBag()
      private let current = SerialDisposable()
      private var title = ""

      init() { current.disposed(by: bag) }

      func show(_ name: String, _ readings: Observable<Int>) {
        current.disposable = readings.subscribe(
          with: self,
          onNext: { screen, n in
            screen.title = "\(name) \(n)"
            print(screen.title)
          })
      }

      deinit { print("the screen is released") }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show("kitchen", lamps.counting())
    sleep(0.2)
    screen?.show("garden", lamps.counting())
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }
}
