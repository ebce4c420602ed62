import ChapterKit
import RxLite

func requestForEach() {
  listing("flat-map", "a request for each text, and all the answers") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMap { city in service.weather(in: city) }
      .subscribe { print("label:", $0) }

    texts.onNext("Oslo")
    sleep(0.1)
    texts.onNext("Lima")
    sleep(1)
  }
}
