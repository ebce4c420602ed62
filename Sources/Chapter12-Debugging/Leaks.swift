import ChapterKit
import ConsoleKit
import RxLite

func leaks() {
  listing("count", "how many more objects are alive, step by step", shows: "30") {
    let atFirst = Resources.total
    func report(_ step: String) { print("\(step): +\(Resources.total - atFirst)") }

    var readings: PublishSubject<Int>? = PublishSubject()
    report("there is a subject")
    var subscription: (any Disposable)? = readings?.map { n in n + 1 }.subscribe()
    report("subscribed")
    subscription?.dispose()
    report("disposed")
    subscription = nil
    report("the disposable is released")
    readings = nil
    report("the subject is released")
  }

  listing("visits", "two visits to each part of the screen", shows: "30 87") {
    func visit(_ name: String, _ open: (HeatingScreen) -> Void) {
      let before = Resources.total
      open(HeatingScreen())
      sleep(10)
      let afterFirst = Resources.total
      open(HeatingScreen())
      sleep(10)
      print("\(name), first visit: +\(afterFirst - before)")
      print("\(name), second visit: +\(Resources.total - afterFirst)")
    }

    let house = House()
    visit("showRoom", { screen in screen.showRoom(house) })
    visit("showGarden", { screen in screen.showGarden(house) })
    visit("showCellar", { screen in screen.showCellar(house) })
    visit("limitTarget", { screen in screen.limitTarget(house) })
    visit("showTarget", { screen in screen.showTarget(house) })
  }
}
