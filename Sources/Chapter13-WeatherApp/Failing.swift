import ChapterKit
import ConsoleKit
import RxLite

func failing() {
  listing(
    "stored-weather", "do, retry, catch: without a network, what is known", shows: "C4 C11 69"
  ) {
    let (server, api) = localServer()
    let cache = WeatherCache()

    func weather(in text: String) -> Observable<String> {
      return api.currentWeather(city: text)
        .do(onNext: { data in
          cache[.city(text)] = data
        })
        .retry(3)
        .map { data in "\(data.cityName): \(data.temperature)°C" }
        .catch { error in
          if let cachedData = cache[.city(text)] {
            return Observable.just(
              "\(cachedData.cityName): \(cachedData.temperature)°C, last known")
          } else {
            return Observable.just(error.sentence)
          }
        }
    }

    func ask(_ city: String) {
      _ = weather(in: city).subscribe(onNext: { print($0) })
      sleep(1)
    }

    ask("Oslo")
    server.switchOff()
    ask("oslo")
    ask("Lima")
  }

  listing("back-off", "four attempts, at 0, 1, 3 and 6 seconds", shows: "C5 69 70") {
    let (server, api) = localServer()
    server.switchOff()
    let start = clock.scheduler.now

    func ask(_ city: String) {
      _ = api.currentWeather(city: city)
        .retryWithBackOff(maxAttempts: 4, scheduler: clock.mainScheduler) { error, seconds in
          let now = Int(clock.scheduler.now.timeIntervalSince(start))
          print("at \(now) s: \(error.sentence) Trying again in \(seconds) s.")
        }
        .subscribe { event in
          let now = Int(clock.scheduler.now.timeIntervalSince(start))
          print("at \(now) s: \(event)")
        }
    }

    ask("Oslo")
    sleep(10)
    try? server.switchOn()
    print("on again")
    ask("Atlantis")
    sleep(10)
  }

  listing("retry-too-much", "the trap: retry repeats everything above it") {
    let (server, api) = localServer()
    server.switchOff()

    func ask(_ weather: (Observable<Location>) -> Observable<Weather>) {
      let track = try! GPSTrack(DataFile(own: "track.txt"))
      let manager = TrackedLocationManager(track, scheduler: clock.mainScheduler)
      let currentLocation = LocationController(manager).currentLocation()
        .do(onSubscribe: { print("where am I?") })
      _ = weather(currentLocation).subscribe(onError: { print($0.sentence) })
      sleep(5)
    }

    print("below both:")
    ask { location in location.flatMapLatest { api.currentWeather(at: $0) }.retry(2) }
    print("below the request:")
    ask { location in location.flatMapLatest { api.currentWeather(at: $0).retry(2) } }
  }
}
