import ChapterKit
import ConsoleKit
import RxLite

func locating() {
  listing("position", "the fixes of a track, asked for one by one", shows: "C10 67") {
    let track = try! GPSTrack(DataFile(own: "track.txt"))
    let manager = TrackedLocationManager(track, scheduler: clock.mainScheduler)
    let currentLocation = LocationController(manager).currentLocation()

    for _ in 1...3 {
      _ = currentLocation.subscribe(
        onNext: { print($0) }, onError: { print($0.sentence) }, onCompleted: { print("completed") })
      sleep(5)
    }
  }

  listing("asked-last", "what was asked last counts, whatever was asked", shows: "63") {
    let (server, api) = localServer()
    let searchInput = PublishSubject<String>()
    let geoInput = PublishSubject<Location>()
    let search = Observable.merge(
      searchInput.map { city in api.currentWeather(city: city) },
      geoInput.map { location in api.currentWeather(at: location) }
    )
    .switchLatest()
    let bag = DisposeBag()
    search.subscribe(onNext: { print("shown: \($0.cityName)") }).disposed(by: bag)

    server.behavior = .slow
    searchInput.onNext("Lima")
    sleep(0.5)
    server.behavior = .fast
    geoInput.onNext(Location(latitude: 59.9, longitude: 10.7))
    sleep(3)
    searchInput.onNext("Zürich")
    sleep(1)
    print(server.log.joined(separator: "\n"))
  }

  listing("combined", "the trap: combineLatest doesn't know which is newer", shows: "63") {
    let searchInput = PublishSubject<String>()
    let geoInput = PublishSubject<Location>()
    let bag = DisposeBag()
    Observable.combineLatest(searchInput, geoInput)
      .subscribe(onNext: { city, location in print("\(city) or \(location)?") })
      .disposed(by: bag)

    searchInput.onNext("Lima")
    print("asked for Lima")
    geoInput.onNext(Location(latitude: 59.9, longitude: 10.7))
    searchInput.onNext("Zürich")
  }
}
