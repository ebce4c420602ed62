import ChapterKit
import RxLite

func onTheTrain() {
  listing("on-the-train", "a search that survives, and has one answer to everything", shows: "36") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in
      service.weather(in: city).catchAndReturn("–")
    }
    .subscribe(onNext: { weather in print("label: \(weather)") })

    let ride = [("Lima", 0), ("Atlantis", 0), ("Lima", 3), ("Oslo", 1), ("Shanghai", 3)]
    for (city, failures) in ride {
      print("typed \(city) (\(failures) × offline)")
      service.failNext(failures)
      texts.onNext(city)
      sleep(5)
    }
  }
}
