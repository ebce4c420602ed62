import ChapterKit
import RxLite
import Synchronization

func replacing() {
  listing("serial", "one subscription at a time") {
    let lamps = Lamps()
    let current = SerialDisposable()

    func show(_ name: String) {
      current.disposable = lamps.counting().subscribe(onNext: { n in print("\(name) \(n)") })
    }

    show("kitchen")
    sleep(0.2)
    show("garden")
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")

    current.dispose()
    show("cellar")
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

    var disposable: MyDisposable?
    disposable = MyDisposable {
      print("closed")
      disposable?.dispose()
      print("the second call has returned")
    }
    disposable?.dispose()
  }
}
