import ChapterKit
import RxLite

func probes() {
  listing("room-probes", "a probe below each suspect", shows: "29") {
    let house = House()
    _ = house.room
      .debug("sensor")
      .compactMap { text in Int(text) }
      .debug("number")
      .distinctUntilChanged()
      .debug("change")
      .subscribe()
    house.evening()
  }

  listing("probe-and-share", "a probe above share(), and one below", shows: "29") {
    let house = House()
    let shared = house.room.debug("above").share().debug("below")

    let phone = shared.subscribe()
    let tablet = shared.subscribe()
    house.room.onNext("18")
    phone.dispose()
    tablet.dispose()
  }
}
