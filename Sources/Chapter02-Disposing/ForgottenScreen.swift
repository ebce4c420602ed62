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

  listing("ends-by-itself", "a sequence that ends releases what it used", shows: "4 6") {
    struct Broken: Error {}
    let lamps = Lamps()
    _ = lamps.counting().take(2).subscribe { event in print("kitchen: \(event)") }
    _ = lamps.counting()
      .map { n in
        if n == 2 { throw Broken() }
        return n
      }
      .subscribe { event in print("garden: \(event)") }

    print("lamps lit: \(lamps.lit)")
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
    sleep(0.1)
    print("lamps lit: \(lamps.lit)")
  }
}
