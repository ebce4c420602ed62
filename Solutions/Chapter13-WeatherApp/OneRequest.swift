import RxLite

/// The weather in a city, as the labels of a screen show it.
struct CityWeather: Equatable {
  let cityName: String
  let temperature: Int
  let humidity: Int
}

/// Makes one request for three labels.
///
///     cities       --O----------
///     request      --^----W|
///     cityName     -------n-----      n is "Oslo"
///     temperature  -------t-----      t is "4°C"
///     humidity     -------h-----      h is "71%"
func weatherLabels(
  cities: Observable<String>, load: @escaping (String) -> Observable<CityWeather>
) -> (
  cityName: Observable<String>, temperature: Observable<String>, humidity: Observable<String>
) {
  let weather =
    cities
    .flatMapLatest { city in load(city).catch { _ in .empty() } }
    .share(replay: 1, scope: .whileConnected)
  return (
    cityName: weather.map { $0.cityName },
    temperature: weather.map { "\($0.temperature)°C" },
    humidity: weather.map { "\($0.humidity)%" }
  )
}
