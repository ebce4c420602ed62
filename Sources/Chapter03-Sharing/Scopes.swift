import ChapterKit
import RxLite

func scopes() {
  listing("stale", "forever: the memory outlives the run", shows: "21") {
    let readings = thermometer().share(replay: 1, scope: .forever)
    let monday = readings.subscribe(onNext: { degrees in print("Monday: \(degrees)°C") })
    sleep(0.15)
    monday.dispose()

    print("the next day")
    let tuesday = readings.subscribe(onNext: { degrees in print("Tuesday: \(degrees)°C") })
    sleep(0.15)
    tuesday.dispose()
  }

  listing("ask-again", "whileConnected, after the run has completed", shows: "21") {
    let cities = loadCities().share(replay: 1)
    _ = cities.subscribe { event in print("Monday: \(event)") }
    sleep(1)
    _ = cities.subscribe { event in print("Tuesday: \(event)") }
    sleep(1)
  }

  listing("ask-once", "forever, after the run has completed", shows: "21") {
    let cities = loadCities().share(replay: 1, scope: .forever)
    _ = cities.subscribe { event in print("Monday: \(event)") }
    sleep(1)
    _ = cities.subscribe { event in print("Tuesday: \(event)") }
    sleep(1)
  }

  listing("an-error-forever", "forever keeps an error, too", shows: "21") {
    var isOnline = false
    let cities = Observable<[String]>.create { observer in
      print("request: cities")
      guard isOnline else {
        observer.onError(WeatherError.offline)
        return Disposables.create()
      }
      observer.onNext(["Lima", "Oslo"])
      observer.onCompleted()
      return Disposables.create()
    }
    .share(replay: 1, scope: .forever)

    _ = cities.subscribe { event in print("Monday: \(event)") }
    isOnline = true
    print("the network is back")
    _ = cities.subscribe { event in print("Tuesday: \(event)") }
  }
}
