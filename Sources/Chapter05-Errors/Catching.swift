import ChapterKit
import RxLite

func catching() {
  listing("catch-by-error", "a closure that looks at the error", shows: "27 68") {
    let service = WeatherService()

    func answer(for city: String) -> Observable<String> {
      service.weather(in: city).catch { error in
        guard case NetworkError.notFound = error else { throw error }
        return .just("no city has this name")
      }
    }

    _ = answer(for: "Atlantis").subscribe { print("label:", $0) }
    sleep(1)
    service.failNext(1)
    _ = answer(for: "Lima").subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("catch-sequence", "one source after the other, until one completes", shows: "27") {
    let service = WeatherService()
    let mirror = WeatherService(name: " from the mirror")
    let answer = Observable.catch(sequence: [
      service.weather(in: "Lima"), mirror.weather(in: "Lima"), .just("Lima 16° yesterday"),
    ])

    service.failNext(1)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }
}
