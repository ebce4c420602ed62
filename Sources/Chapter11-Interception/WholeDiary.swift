import ChapterKit
import ConsoleKit
import RxLite

/// A diary that writes down where its owner is.
final class Diary: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  @Observed var entry = "nothing yet"
}

func wholeDiary() {
  listing("whole-diary", "a delegate, a property, and an end", shows: "67 91") {
    let manager = LocationManager()
    let map = PrintingDelegate("map")
    manager.delegate = map
    var diary: Diary? = Diary()

    _ = diary!.rx.observeWeakly(\.$entry).subscribe { event in print("diary: \(event)") }
    _ = manager.rx.didUpdateLocations
      .compactMap { locations in locations.last }
      .take(until: diary!.rx.deallocated)
      .subscribe(
        onNext: { [weak diary] location in diary?.entry = "\(location.latitude)° north" },
        onCompleted: { print("no more locations for the diary") })

    manager.simulate(shanghai)
    manager.simulate(shanghai, beijing)
    print("the diary is closed")
    diary = nil
    manager.simulate(shanghai)
    withExtendedLifetime(map) {}
  }
}
