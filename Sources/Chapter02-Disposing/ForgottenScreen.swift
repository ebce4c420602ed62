import ChapterKit
import RxLite

func forgottenScreen() {
  listing("forgotten", "the screen is gone, and its subscription isn't", shows: "7") {
    final class Screen {
      private var subscription: (any Disposable)?

      func show(_ readings: Observable<Int>) {
        subscription = readings.subscribe(onNext: { n in print("reading \(n)") })
      }

      deinit { print("the screen is released") }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }

  listing("ends-by-itself", "a sequence that ends releases what it used", shows: "6") {
    let lamps = Lamps()
    _ = lamps.counting().take(2).subscribe { event in print(event) }
    print("lamps lit: \(lamps.lit)")
    sleep(1)
    print("lamps lit: \(lamps.lit)")
  }

  listing("an-error-releases", "so does one that fails", shows: "4") {
    struct Unreadable: Error {}
    let file = Observable<String>.create { observer in
      print("file opened")
      observer.onNext("the first line")
      observer.onError(Unreadable())
      return Disposables.create { print("file closed") }
    }
    _ = file.subscribe { event in print(event) }
  }

  listing("dispose-releases", "so does dispose(), and the second call does nothing", shows: "5") {
    let lamps = Lamps()
    let subscription = lamps.counting().subscribe { event in print(event) }
    sleep(0.2)
    subscription.dispose()
    print("lamps lit: \(lamps.lit)")
    subscription.dispose()
    print("lamps lit: \(lamps.lit)")
  }
}
