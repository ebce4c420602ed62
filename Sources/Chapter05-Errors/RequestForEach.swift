import ChapterKit
import RxLite

func requestForEach() {
  listing("flat-map", "a request for each element, and all the answers") {
    let cities = PublishSubject<String>()
    let weather = cities.flatMap { city in ApiController.shared.currentWeather(city: city) }
    _ = weather.subscribe { print($0) }

    cities.onNext("Oslo")
    cities.onNext("Lima")
    cities.onCompleted()
    print("no more cities")
    sleep(0.2)
  }

  listing("flat-map-latest", "a request for each element, and the newest answer") {
    let cities = PublishSubject<String>()
    let weather = cities.flatMapLatest { city in ApiController.shared.currentWeather(city: city) }
    _ = weather.subscribe { print($0) }

    cities.onNext("Oslo")
    cities.onNext("Lima")
    cities.onCompleted()
    print("no more cities")
    sleep(0.2)
  }
}
