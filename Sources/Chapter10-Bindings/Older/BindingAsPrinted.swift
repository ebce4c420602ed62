import ChapterKit
import ConsoleKit
import RxLite

func bindingAsPrinted() {
  listing("current-weather", "a subscriber that sets three labels", shows: "C1") {
    let (cityNameLabel, tempLabel, humidityLabel) = (Label(), Label(), Label())
    let screen = Screen("Weather", cityNameLabel, tempLabel, humidityLabel)
    let bag = DisposeBag()

    ApiController.shared.currentWeather(city: "Shanghai")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { data in
        tempLabel.text = "\(data.temperature)°C"
        cityNameLabel.text = data.cityName
        humidityLabel.text = "\(data.humidity)%"
      })
      .disposed(by: bag)

    print(screen)
  }

  listing("bind-is-subscribe", "bind written by hand, and one way only", shows: "D5 61") {
    let temperature = BehaviorRelay<String?>(value: "20°C")
    let tempLabel = Label()

    let binding = temperature.myBind(to: tempLabel.rx.text)
    print("label: \(tempLabel)")

    tempLabel.text = "changed by hand"
    print("label: \(tempLabel), relay: \(temperature.value ?? "")")

    temperature.accept("21°C")
    print("label: \(tempLabel)")

    binding.dispose()
    temperature.accept("22°C")
    print("disposed, label: \(tempLabel)")
  }

  listing(
    "what-can-be-bound-as-printed", "a binder, a relay, a subject, a closure", shows: "60 C98"
  ) {
    let cities = Observable.of("Oslo", "Lima")
    let bag = DisposeBag()

    let label = Label()
    cities.bind(to: label.rx.text).disposed(by: bag)
    print("label:   \(label)")

    let relay = BehaviorRelay(value: "")
    cities.bind(to: relay).disposed(by: bag)
    print("relay:   \(relay.value)")

    cities.bind(onNext: { print("closure: \($0)") }).disposed(by: bag)

    let subject = PublishSubject<String>()
    subject.subscribe { print("subject: \($0)") }.disposed(by: bag)
    cities.bind(to: subject).disposed(by: bag)
    Observable.of("Rome").bind(to: subject).disposed(by: bag)
  }
}

extension ObservableType {
  fileprivate func myBind<O: ObserverType>(to observer: O) -> any Disposable
  where O.Element == Element {
    return self.subscribe(observer)
  }
}
