import ChapterKit
import RxLite

func byHand() {
  listing("by-hand", "a screen that keeps its subscription", shows: "8") {
    final class Screen {
      private var subscription: (any Disposable)?

      func show(_ readings: Observable<Int>) {
        subscription = readings.subscribe(onNext: { n in print("reading \(n)") })
      }

      func close() { subscription?.dispose() }
    }

    let lamps = Lamps()
    let screen = Screen()
    screen.show(lamps.counting())
    sleep(0.2)
    screen.close()
    print("lamps lit: \(lamps.lit)")
  }

  listing("by-hand-forgets", "a way out that skips dispose()", shows: "8") {
    let lamps = Lamps()

    func visit(isOffline: Bool) {
      let subscription = lamps.counting().subscribe()
      if isOffline { return }
      subscription.dispose()
    }

    visit(isOffline: false)
    print("lamps lit after a visit: \(lamps.lit)")
    visit(isOffline: true)
    print("lamps lit after a visit offline: \(lamps.lit)")
  }
}
