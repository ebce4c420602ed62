import ChapterKit
import RxLite

/// Shows the readings of one room at a time, and leaves nothing behind.
final class RoomScreen: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  private let bag = DisposeBag()
  private let current = SerialDisposable()
  private var title = "" { didSet { print(title) } }

  init() { current.disposed(by: bag) }

  func show(_ name: String, _ readings: Observable<Int>) {
    current.disposable = readings.subscribe(
      with: self, onNext: { screen, n in screen.title = "\(name) \(n)" })
  }

  func hide() { current.disposable = Disposables.create() }

  func log(_ readings: Observable<Int>) {
    _ = readings.take(until: self.rx.deallocated)
      .reduce(0) { count, _ in count + 1 }
      .subscribe(onNext: { count in print("log: \(count) readings") })
  }

  deinit { print("the screen is released") }
}

func wholeScreen() {
  listing("whole-screen", "a screen that leaves nothing behind", shows: "11 87") {
    let lamps = Lamps()
    var screen: RoomScreen? = RoomScreen()
    screen?.log(lamps.counting())
    screen?.show("kitchen", lamps.counting())
    sleep(0.1)
    screen?.show("garden", lamps.counting())
    sleep(0.2)
    print("two rooms chosen, lamps lit: \(lamps.lit)")

    screen?.hide()
    screen?.hide()
    sleep(0.2)
    print("hidden twice, lamps lit: \(lamps.lit)")

    screen?.show("cellar", lamps.counting())
    sleep(0.2)
    screen = nil
    sleep(0.2)
    print("swiped away, lamps lit: \(lamps.lit)")
  }
}
