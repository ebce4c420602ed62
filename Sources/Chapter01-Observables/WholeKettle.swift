import ChapterKit
import RxLite

/// Shows the temperature of a kettle.
final class Display: ObserverType {
  func on(_ event: Event<String>) {
    switch event {
    case .next(let text): print("display: \(text)")
    case .error(let error): print("display: out of order, \(error)")
    case .completed: print("display: tea time")
    }
  }
}

/// A kettle that boils, and names its place. It fails when it has reached `limit`.
func kettle(_ place: String, dryAt limit: Int = .max) -> Observable<String> {
  boil()
    .filter { degrees in degrees > 50 }
    .map { degrees in
      if degrees >= limit { throw KettleError.noWater }
      return "\(place) \(degrees)°"
    }
}

func wholeKettle() {
  listing("one-display", "two kettles, one display", shows: "5 24 E12") {
    let display = Display()
    let both = Observable.merge(kettle("kitchen"), kettle("garden"))

    print("the first cup")
    _ = both.subscribe(display)
    sleep(10)

    print("the second cup")
    let subscription = both.subscribe(display)
    sleep(3.5)
    print("the kettles are lifted")
    subscription.dispose()
    sleep(10)
  }

  listing("whole-kettle", "two kettles, and one of them runs dry", shows: "24") {
    let kitchen = kettle("kitchen")
    let garden = kettle("garden", dryAt: 80)
    let both = Observable.merge(kitchen, garden)
    _ = both.subscribe(Display())
    sleep(10)
  }
}
