import ChapterKit
import RxLite

func scopes() {
  listing("fresh", "whileConnected: each run begins with an empty memory", shows: "21") {
    let readings = thermometer().share(replay: 1)
    for day in ["Monday", "Tuesday"] {
      print("\(day): the screen opens")
      let visit = readings.subscribe(onNext: { degrees in print("label: \(degrees)") })
      sleep(0.15)
      visit.dispose()
    }
  }

  listing("stale", "forever: the memory outlives the run", shows: "21") {
    let readings = thermometer().share(replay: 1, scope: .forever)
    for day in ["Monday", "Tuesday"] {
      print("\(day): the screen opens")
      let visit = readings.subscribe(onNext: { degrees in print("label: \(degrees)") })
      sleep(0.15)
      visit.dispose()
    }
  }

  listing("ask-again", "whileConnected, after the run has completed", shows: "21") {
    let temperature = todaysTemperature().share(replay: 1)
    for screen in ["first", "second"] {
      _ = temperature.subscribe(onNext: { degrees in print("\(screen) screen: \(degrees)°C") })
      sleep(1)
    }
  }

  listing("ask-once", "forever, after the run has completed", shows: "21") {
    let temperature = todaysTemperature().share(replay: 1, scope: .forever)
    for screen in ["first", "second"] {
      _ = temperature.subscribe(onNext: { degrees in print("\(screen) screen: \(degrees)°C") })
      sleep(1)
    }
  }

  listing("an-error-forever", "forever keeps an error, too", shows: "21") {
    let failing = Observable<Int>.create { observer in
      print("request")
      observer.onError(WeatherError.offline)
      return Disposables.create()
    }
    let temperature = failing.share(replay: 1, scope: .forever)
    _ = temperature.subscribe { event in print("first screen: \(event)") }
    _ = temperature.subscribe { event in print("second screen: \(event)") }
  }
}
