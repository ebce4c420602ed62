import ChapterKit
import RxLite

func whereToCatch() {
  listing("garden-kettle", "one kettle runs dry, and the other one boils") {
    let both = Observable.merge(
      kettle("kitchen"),
      kettle("garden", dryAt: 80).catchAndReturn("garden, no water"))
    _ = both.subscribe(Display())
    sleep(10)
  }

  listing("caught-outside", "a catch after flatMapLatest ends the search", shows: "26 35 36") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in service.weather(in: city) }
      .catchAndReturn("–")
      .subscribe { print("label:", $0) }
    _ = texts.subscribe { print("title:", $0) }

    texts.onNext("Atlantis")
    sleep(1)
    texts.onNext("Oslo")
    sleep(1)
  }

  listing("caught-inside", "a catch at the request costs one answer", shows: "35 36") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in
      service.weather(in: city).catchAndReturn("–")
    }
    .subscribe { print("label:", $0) }
    _ = texts.subscribe { print("title:", $0) }

    texts.onNext("Atlantis")
    sleep(1)
    texts.onNext("Oslo")
    sleep(1)
  }
}
