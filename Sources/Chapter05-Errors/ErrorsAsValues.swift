import ChapterKit
import RxLite

func errorsAsValues() {
  listing("as-results", "a failure that is an element", shows: "99") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    let answers = texts.flatMapLatest { city in
      service.weather(in: city)
        .map { weather in Result<String, any Error>.success(weather) }
        .catch { error in .just(.failure(error)) }
    }
    _ = answers.subscribe(onNext: { answer in
      switch answer {
      case .success(let weather): print("label: \(weather)")
      case .failure(let error): print("alert: \(error)")
      }
    })

    for city in ["Lima", "Atlantis", "Oslo"] {
      texts.onNext(city)
      sleep(1)
    }
  }

  listing("materialize", "all events of any sequence as elements") {
    let service = WeatherService()
    let cities = PublishSubject<String>()
    let events = cities.flatMapLatest { city in service.weather(in: city).materialize() }
      .share()
    _ = events.compactMap { $0.element }.subscribe(onNext: { print("label: \($0)") })
    _ = events.compactMap { $0.error }.subscribe(onNext: { print("alert: \($0)") })
    _ = events.filter { $0.isStopEvent }.subscribe(onNext: { print("spinner stops: \($0)") })

    for city in ["Atlantis", "Lima"] {
      cities.onNext(city)
      sleep(1)
    }
  }
}
