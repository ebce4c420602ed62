import ChapterKit
import ConsoleKit
import RxLite

func deadUI() {
  listing(
    "outer-catch", "caught too far out: the first failure is the last answer", shows: "35 36"
  ) {
    let searchCityName = TextField()
    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
      }
      .catchAndReturn(ApiController.Weather.empty)

    let temperature = search.map { "\($0.temperature)°C" }
    let subscription = temperature.subscribe { print("tempLabel", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("inner-catch", "caught inside: the failure costs one answer", shows: "36") {
    let searchCityName = TextField()
    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .catchAndReturn(ApiController.Weather.empty)
      }

    let temperature = search.map { "\($0.temperature)°C" }
    let subscription = temperature.subscribe { print("tempLabel", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("outer-driver", "asDriver(onErrorJustReturn:) outside is the same trap", shows: "36") {
    let searchCityName = TextField()
    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
      }
      .asDriver(onErrorJustReturn: ApiController.Weather.empty)

    let temperature = search.map { "\($0.temperature)°C" }
    let subscription = temperature.drive(
      onNext: { print("tempLabel", $0) }, onCompleted: { print("tempLabel completed") })
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("inner-driver", "asDriver(onErrorJustReturn:) inside, at the request", shows: "36") {
    let searchCityName = TextField()
    let search = searchCityName.rx.text.asDriver()
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)
      }

    let temperature = search.map { "\($0.temperature)°C" }
    let subscription = temperature.drive(
      onNext: { print("tempLabel", $0) }, onCompleted: { print("tempLabel completed") })
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("outer-retry", "retry around the whole search repeats the failed request", shows: "36") {
    let searchCityName = TextField()
    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
      }
      .retry(3)

    let temperature = search.map { "\($0.temperature)°C" }
    let subscription = temperature.subscribe { print("tempLabel", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }
}

extension TextField {
  /// Types one city after the other, as the user would, and waits for an answer to each.
  fileprivate func type(_ cities: String...) {
    for city in cities {
      print("typed \(city)")
      simulateReplacing(with: city)
      sleep(0.5)
      runMainQueue()  // With --live, a Driver's elements wait there.
    }
  }
}
