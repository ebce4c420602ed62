import ChapterKit
import RxLite

func byHand() {
  listing("by-hand", "a screen that is closed, and one that is swiped away", shows: "5 8") {
    final class Screen {
      private var subscription: (any Disposable)?

      func show(_ readings: Observable<Int>) {
        subscription = readings.subscribe(onNext: { n in print("reading \(n)") })
      }

      func close() { subscription?.dispose() }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen?.close()
    screen?.close()
    print("closed twice, lamps lit: \(lamps.lit)")

    screen = Screen()
    screen?.show(lamps.counting())
    screen = nil
    print("swiped away, lamps lit: \(lamps.lit)")
  }
}
