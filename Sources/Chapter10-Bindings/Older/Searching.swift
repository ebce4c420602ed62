import ChapterKit
import ConsoleKit
import RxLite

func searching() {
  listing("search-subscribe", "the text of a field becomes a request", shows: "C2") {
    let (searchCityName, tempLabel) = (TextField(), Label())
    let bag = DisposeBag()

    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .catchAndReturn(ApiController.Weather.empty)
      }
      .observe(on: MainScheduler.instance)

    search.subscribe(onNext: { data in
      tempLabel.text = "\(data.temperature)°C"
      print("\(data.cityName): \(tempLabel)")
    })
    .disposed(by: bag)

    searchCityName.simulateTyping("Lima")
  }

  listing("search-bind", "the same search, bound", shows: "C2 62") {
    let (searchCityName, tempLabel) = (TextField(), Label("-"))
    let bag = DisposeBag()

    let search = searchCityName.rx.text
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .catchAndReturn(ApiController.Weather.empty)
      }
      .observe(on: MainScheduler.instance)

    search.map { "\($0.temperature)°C" }
      .bind(to: tempLabel.rx.text)
      .disposed(by: bag)

    print("before: \(tempLabel)")
    searchCityName.simulateReplacing(with: "Shanghai")
    print("after: \(tempLabel)")
  }

  listing("search-drive", "the same search as a Driver", shows: "C2 65") {
    let (searchCityName, tempLabel) = (TextField(), Label("-"))
    let bag = DisposeBag()

    let search = searchCityName.rx.text.asDriver()
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)
      }

    search.map { "\($0.temperature)°C" }
      .drive(tempLabel.rx.text)
      .disposed(by: bag)

    print("before: \(tempLabel)")
    searchCityName.simulateReplacing(with: "Shanghai")
    runMainQueue()
    print("after: \(tempLabel)")
  }

  listing("search-on-return", "one request, when the text is finished", shows: "C2 64") {
    let (searchCityName, tempLabel) = (TextField(), Label("-"))
    let bag = DisposeBag()

    let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asDriver()
      .map { [weak searchCityName] in searchCityName?.text }
      .filter { ($0 ?? "").count > 0 }
      .flatMapLatest { text in
        return ApiController.shared.currentWeather(city: text ?? "Error")
          .do(onSubscribe: { print("request \(text ?? "")") })
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)
      }

    search.map { "\($0.temperature)°C" }
      .drive(tempLabel.rx.text)
      .disposed(by: bag)

    searchCityName.simulateTyping("Shanghai")
    print("typed, label: \(tempLabel)")
    searchCityName.simulateReturn()
    runMainQueue()
    print("return, label: \(tempLabel)")
  }

  listing("latest-answer", "an old answer that comes late", shows: "63") {
    func weather(_ city: String) -> Observable<String> {
      let seconds = city == "Lima" ? 0.6 : 0.2
      return ApiController.shared.currentWeather(city: city, after: seconds).map { $0.cityName }
    }
    let (everyLabel, latestLabel, searchCityName) = (Label(), Label(), TextField())
    let typed = searchCityName.rx.text.orEmpty.filter { !$0.isEmpty }
    let every = typed.flatMap { weather($0) }
    let latest = typed.flatMapLatest { weather($0) }
    let bag = DisposeBag()
    every.bind(to: everyLabel.rx.text).disposed(by: bag)
    latest.bind(to: latestLabel.rx.text).disposed(by: bag)

    searchCityName.simulateReplacing(with: "Lima")
    sleep(0.2)
    searchCityName.simulateReplacing(with: "Oslo")
    sleep(1)
    runMainQueue()
    print("typed last: \(searchCityName)")
    print("flatMap: \(everyLabel)")
    print("flatMapLatest: \(latestLabel)")
  }
}
