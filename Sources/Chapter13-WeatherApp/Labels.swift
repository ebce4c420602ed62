import ChapterKit
import ConsoleKit
import RxLite

func labels() {
  listing("from-nothing", "three labels and a constant", shows: "C1") {
    final class ApiController {
      static let shared = ApiController()

      func currentWeather(city: String) -> Observable<Weather> {
        return Observable.just(
          Weather(
            cityName: city,
            temperature: 20,
            humidity: 90)
        )
      }
    }

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
}
