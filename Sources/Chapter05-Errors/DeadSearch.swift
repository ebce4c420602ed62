import ChapterKit
import RxLite

func deadSearch() {
  listing("mistyped-city", "one failed request, and the search is over", shows: "26 36") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in service.weather(in: city) }
      .subscribe { print("label:", $0) }

    for city in ["Lima", "Atlantis", "Oslo"] {
      print("typed \(city)")
      texts.onNext(city)
      sleep(1)
    }
  }

  listing("one-error", "an error ends every sequence on its way", shows: "26") {
    let temperature = PublishSubject<Int>()
    let humidity = PublishSubject<Int>()
    let inFahrenheit = temperature.map { $0 * 9 / 5 + 32 }
    _ = inFahrenheit.subscribe { print("temperature:", $0) }
    _ = humidity.subscribe { print("humidity:   ", $0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    temperature.onNext(21)
    humidity.onNext(80)
  }

  listing("caught-outside", "a catch below flatMapLatest ends the search politely", shows: "35 36")
  {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in service.weather(in: city) }
      .catchAndReturn("–")
      .subscribe { print("label:", $0) }

    for city in ["Lima", "Atlantis", "Oslo"] {
      print("typed \(city)")
      texts.onNext(city)
      sleep(1)
    }
  }

  listing("caught-inside", "a catch at the request costs one answer", shows: "35 36") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in
      service.weather(in: city).catchAndReturn("–")
    }
    .subscribe { print("label:", $0) }

    for city in ["Lima", "Atlantis", "Oslo"] {
      print("typed \(city)")
      texts.onNext(city)
      sleep(1)
    }
  }
}
