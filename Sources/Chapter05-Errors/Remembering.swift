import ChapterKit
import RxLite

func remembering() {
  listing("fill-the-cache", "an older answer, where there is one", shows: "68") {
    let service = WeatherService()
    var cache: [String: String] = [:]

    func answer(for city: String) -> Observable<String> {
      service.weather(in: city)
        .do(onNext: { weather in cache[city] = weather })
        .catch { _ in .just(cache[city] ?? "no network") }
    }

    for failures in [1, 0, 1] {
      print("\(failures) × offline")
      service.failNext(failures)
      _ = answer(for: "Lima").subscribe(onNext: { print("label: \($0)") })
      sleep(1)
    }
  }
}
