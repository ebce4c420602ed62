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

func wholeKettle() {
  listing("display", "an observer is anything with on(_:)", shows: "E12") {
    _ = Observable.of("40°", "60°").subscribe(Display())
  }

  listing("any-observer", "an observer made of a closure", shows: "92") {
    let log = AnyObserver<String> { event in print("log: \(event)") }
    log.onNext("opened")
    _ = Observable.of("40°", "60°").subscribe(log)
  }

  listing("whole-kettle", "a kettle that reports, from the timer to the display", shows: "5 24") {
    let display = Display()
    let texts = boil()
      .filter { degrees in degrees > 50 }
      .map { degrees in "\(degrees)°" }

    print("the first cup")
    _ = texts.subscribe(display)
    sleep(10)

    print("the second cup")
    let subscription = texts.subscribe(display)
    sleep(3.5)
    print("the kettle is lifted")
    subscription.dispose()
    sleep(10)
  }
}
