import ChapterKit
import RxLite

func takingTime() {
  listing("boil", "events that come later", shows: "4") {
    _ = boil().subscribe { event in print(event) }
    print("subscribe has returned")
    sleep(10)
  }

  listing("lifted", "dispose() switches the kettle off", shows: "4 5") {
    let subscription = boil().subscribe { event in print(event) }
    sleep(2.5)
    print("the kettle is lifted")
    subscription.dispose()
    sleep(10)
  }

  listing("garden-too", "two subscriptions, two kettles", shows: "20") {
    let kettle = boil()
    _ = kettle.subscribe(onNext: { degrees in print("kitchen: \(degrees)") })
    sleep(2)
    _ = kettle.subscribe(onNext: { degrees in print("garden: \(degrees)") })
    sleep(5)
  }
}
