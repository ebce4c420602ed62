import ChapterKit
import ConsoleKit
import RxLite

/// A place that is followed, with the name of whoever follows it.
final class Tracker: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  @Observed var latest = "nowhere"
}

func wholeTracker() {
  listing("whole-tracker", "a delegate, a property and a sequence in one chain", shows: "67 91") {
    let manager = LocationManager()
    let map = Diary("map")
    manager.delegate = map
    var tracker: Tracker? = Tracker()

    _ = tracker!.rx.observeWeakly(\.$latest).subscribe { event in print("tracker: \(event)") }
    _ = manager.rx.didUpdateLocations
      .compactMap { locations in locations.last }
      .take(until: tracker!.rx.deallocated)
      .subscribe(onNext: { [weak tracker] location in
        tracker?.latest = "\(location.latitude) north"
      })

    manager.simulate(shanghai)
    manager.simulate(shanghai, beijing)
    print("the tracker is released")
    tracker = nil
    manager.simulate(shanghai)
    withExtendedLifetime(map) {}
  }
}
