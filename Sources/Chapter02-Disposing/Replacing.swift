import ChapterKit
import RxLite
import Synchronization

func replacing() {
  listing("two-rooms", "two subscriptions write one title") {
    final class Screen {
      private let bag = DisposeBag()
      private var title = "" { didSet { print(title) } }

      func show(_ name: String, _ readings: Observable<Int>) {
        readings.subscribe(with: self, onNext: { screen, n in screen.title = "\(name) \(n)" })
          .disposed(by: bag)
      }
    }

    let lamps = Lamps()
    let screen = Screen()
    screen.show("kitchen", lamps.counting())
    sleep(0.2)
    screen.show("garden", lamps.counting())
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }

  listing("serial", "one subscription at a time") {
    final class Screen {
      private let current = SerialDisposable()
      private var title = "" { didSet { print(title) } }

      func show(_ name: String, _ readings: Observable<Int>) {
        current.disposable = readings.subscribe(
          with: self, onNext: { screen, n in screen.title = "\(name) \(n)" })
      }

      func close() { current.dispose() }
    }

    let lamps = Lamps()
    let kitchen = lamps.counting()
    let garden = lamps.counting()
    let cellar = lamps.counting()
    let screen = Screen()
    screen.show("kitchen", kitchen)
    sleep(0.2)
    screen.show("garden", garden)
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")

    screen.close()
    screen.show("cellar", cellar)
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }

  listing("my-disposable", "once, and outside of the lock", shows: "E14 5") {
    final class MyDisposable: Disposable {
      private let action: Mutex<(() -> Void)?>

      init(_ action: @escaping () -> Void) { self.action = Mutex(action) }

      func dispose() {
        let action = self.action.withLock { $0.take() }
        action?()
      }
    }

    var sensor: MyDisposable?
    func closeTheScreen() { sensor?.dispose() }

    sensor = MyDisposable {
      print("push the button")
      closeTheScreen()
    }
    sensor?.dispose()
    sensor?.dispose()
  }
}
