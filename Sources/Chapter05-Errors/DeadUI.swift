import ChapterKit
import RxLite

func deadUI() {
  listing("outer-catch", "caught too far out: the first failure is the last answer") {
    let station = WeatherStation()
    let searchCityName = SearchField()
    let search = searchCityName.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return station.currentWeather(city: text ?? "Error")
      }
      .catchAndReturn(Weather.empty)

    _ = search.map { "\($0.temperature)°C" }.subscribe { print("label", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
  }

  listing("outer-driver", "asDriver(onErrorJustReturn:) outside is the same trap") {
    let station = WeatherStation()
    let searchCityName = SearchField()
    let search = searchCityName.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return station.currentWeather(city: text ?? "Error")
      }
      .asDriver(onErrorJustReturn: Weather.empty)

    _ = search.map { "\($0.temperature)°C" }
      .drive(onNext: { print("label", $0) }, onCompleted: { print("label completed") })
    searchCityName.type("Oslo", "Atlantis", "Lima")
  }

  listing("inner-catch", "caught inside: the failure costs one answer") {
    let station = WeatherStation()
    let searchCityName = SearchField()
    let search = searchCityName.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return station.currentWeather(city: text ?? "Error")
          .catchAndReturn(Weather.empty)
      }

    let subscription = search.map { "\($0.temperature)°C" }.subscribe { print("label", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("inner-driver", "the same as a Driver") {
    let station = WeatherStation()
    let searchCityName = SearchField()
    let search = searchCityName.text
      .asDriver(onErrorJustReturn: nil)
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return station.currentWeather(city: text ?? "Error")
          .asDriver(onErrorJustReturn: Weather.empty)
      }

    let subscription = search.map { "\($0.temperature)°C" }
      .drive(onNext: { print("label", $0) }, onCompleted: { print("label completed") })
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }

  listing("outer-retry", "retry around the whole: it listens to the field again") {
    let station = WeatherStation()
    let searchCityName = SearchField()
    let search = searchCityName.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return station.currentWeather(city: text ?? "Error")
      }
      .retry()

    let subscription = search.map { "\($0.temperature)°C" }.subscribe { print("label", $0) }
    searchCityName.type("Oslo", "Atlantis", "Lima")
    subscription.dispose()
  }
}

/// A text field, reduced to what somebody types.
private final class SearchField {
  private let typed = PublishSubject<String?>()

  /// What is typed, from now on.
  var text: Observable<String?> { typed.asObservable() }

  /// Types one text after the other, and waits for an answer to each.
  func type(_ texts: String...) {
    for text in texts {
      print("typed \(text)")
      typed.onNext(text)
      sleep(0.2)
      runMainQueue()  // With --live, that is where a Driver's elements wait.
    }
  }
}
